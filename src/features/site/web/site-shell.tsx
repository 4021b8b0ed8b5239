import type { ReactNode } from 'react';
import { FocusOnNavigation } from '#platform/navigation/focus-on-navigation.tsx';
import { PendingNavigation } from '#platform/navigation/pending-navigation.tsx';
import { StaticPart } from '#platform/pages/static-part.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useSiteFrame } from './use-site-frame.ts';
import styles from './site-layout.module.css';

type ShellProps = {
  readonly children: ReactNode;
  /** Whether the page has header and footer. */
  readonly chrome: boolean;
  /** Signs out; false when the server could not be reached. */
  readonly onSignOut: () => Promise<boolean>;
};

/** The frame of a page. */
export function SiteShell({ children, chrome, onSignOut }: ShellProps) {
  const text = useText('site');
  const frame = useSiteFrame();
  return (
    <ToastProvider regionLabel={text('messages')} dismissLabel={text('dismiss')}>
      <SkipLink />
      <PendingNavigation label={text('pending')} />
      <FocusOnNavigation targetId="content" />
      {chrome ? <SiteHeader onSignOut={onSignOut} /> : null}
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {chrome && frame ? <StaticPart {...frame.footer} /> : null}
    </ToastProvider>
  );
}
