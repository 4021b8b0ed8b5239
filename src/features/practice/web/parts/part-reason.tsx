import { useText } from '#platform/i18n/text-provider.tsx';
import type { SessionReply } from './practice-session.ts';

type Reason = SessionReply['parts'][number]['reason'];

/** Why a part of a session is there, in one line. */
export function PartReason({ reason }: { readonly reason: Reason }) {
  const t = useText('practice');
  if (reason.because === 'due') {
    return reason.overdue_days > 0 ? t('why.overdue', { count: reason.overdue_days }) : t('why.due');
  }
  return t(`why.${reason.because}`);
}
