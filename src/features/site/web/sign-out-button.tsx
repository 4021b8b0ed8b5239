import { useState } from 'react';
import { LogOut as LogOutIcon } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useToast } from '#ui/toast.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './site-header.module.css';

/** Signs out, and says so. */
export function SignOutButton({ onSignOut }: { readonly onSignOut: () => Promise<boolean> }) {
  const text = useText('site');
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    if (busy) return;
    setBusy(true);
    const reached = await onSignOut();
    setBusy(false);
    showToast(
      reached ? { text: text('header.signedOut') } : { tone: 'error', text: text('header.signedOutHere') },
    );
  };
  return (
    <IconButton
      label={text('header.signOut')}
      className={classNames(styles.icon, styles.forSignedIn)}
      aria-busy={busy || undefined}
      onClick={() => void signOut()}
    >
      <LogOutIcon size={22} />
    </IconButton>
  );
}
