import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

const MINUTE_MS = 60_000;
/** The teacher is told when less than this is left of the claim. */
const SOON_MS = 5 * MINUTE_MS;

type LeaseProps = {
  /** The claim was lost: another teacher has the work, or it is in the queue again. */
  readonly isLost: boolean;
  readonly leaseUntil: string | null;
  readonly nowMs: number;
  readonly busy: boolean;
  readonly onRenew: () => void;
  readonly onClaim: () => void;
};

/** Says when the claim ends or is over. What was typed stays on the device. */
export function LeaseNotice({ isLost, leaseUntil, nowMs, busy, onRenew, onClaim }: LeaseProps) {
  const t = useText('desk');
  if (isLost)
    return (
      <Notice
        tone="warning"
        announce
        title={t('lease.lost')}
        action={
          <Button size="small" variant="secondary" busy={busy} onClick={onClaim} data-claim-again="">
            {t('lease.again')}
          </Button>
        }
      >
        <p>{t('lease.lostText')}</p>
      </Notice>
    );
  const left = leaseUntil === null ? Infinity : Date.parse(leaseUntil) - nowMs;
  if (left > SOON_MS) return null;
  return (
    <Notice
      tone="warning"
      announce
      title={
        left > 0 ? t('lease.soon', { count: Math.max(1, Math.ceil(left / MINUTE_MS)) }) : t('lease.over')
      }
      action={
        <Button size="small" variant="secondary" onClick={onRenew}>
          {t('lease.renew')}
        </Button>
      }
    >
      <p>{t('lease.text')}</p>
    </Notice>
  );
}
