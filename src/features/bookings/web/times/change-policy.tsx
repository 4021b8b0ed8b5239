import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import type { Booking } from '../lesson-replies.ts';

type ChangePolicyProps = {
  readonly booking: Booking;
  readonly freeUntil: string;
  readonly serverNow: string;
};

/** Until when a change costs nothing, as the server says. */
export function ChangePolicy({ booking, freeUntil, serverNow }: ChangePolicyProps) {
  const text = useText('lessonTimes');
  const language = useLanguage();
  const date = formatInstant(freeUntil, { language, timeZone: booking.learner_zone });
  const kind = booking.minutes === 15 ? 'trialPolicy' : 'policy';
  return <p data-policy="">{text(freeUntil <= serverNow ? `held.${kind}Near` : `held.${kind}`, { date })}</p>;
}
