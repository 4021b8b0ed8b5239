import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import type { AccountView } from '../../account-view-contract.ts';
import styles from './account-frame.module.css';

type DeletionBannerProps = {
  readonly user: AccountView;
  readonly onKept: (user: AccountView) => void;
};

/** Says until when a deletion can be withdrawn. Renders nothing for other accounts. */
export function DeletionBanner({ user, onKept }: DeletionBannerProps) {
  const text = useText('signedIn');
  const language = useLanguage();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  if (user.deletion_due_at === null) return null;
  const date = formatInstant(user.deletion_due_at, { language, timeZone: user.time_zone, shape: 'date' });

  const keep = async () => {
    setBusy(true);
    const result = await call(ACCOUNT_ENDPOINTS, 'keepAccount', {});
    setBusy(false);
    if (result.ok) {
      onKept(result.reply.user);
      showToast({ text: text('deletion.kept') });
    } else {
      const why = result.kind === 'refused' ? result.problem.detail : text('unreachable');
      showToast({ tone: 'error', text: why });
    }
  };

  return (
    <div className={styles.banner}>
      <Notice
        tone="warning"
        title={text('deletion.title', { date })}
        action={
          <Button size="small" busy={busy} onClick={() => void keep()}>
            {text('deletion.keep')}
          </Button>
        }
      >
        <p>{text('deletion.text')}</p>
      </Notice>
    </div>
  );
}
