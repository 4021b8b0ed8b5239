import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';
import type { Booking } from '../lesson-replies.ts';

type ChangePolicyProps = { readonly booking: Booking; readonly serverNow: string };

/** Until when a change costs nothing, as the server says. */
export function ChangePolicy({ booking, serverNow }: ChangePolicyProps) {
  const text = useText('lessonTimes');
  const language = useLanguage();
  const { booking_id: bookingId, learner_zone: timeZone, minutes } = booking;
  const { state } = useReply(
    () => call(BOOKING_ENDPOINTS, 'getBooking', { params: { bookingId } }),
    `${bookingId} ${language}`,
  );
  if (state.status !== 'ready') return null;
  const { free_until: freeUntil } = state.reply.changes;
  const isNear = freeUntil <= serverNow;
  const date = formatInstant(freeUntil, { language, timeZone });
  const kind = minutes === 15 ? 'trialPolicy' : 'policy';
  return <p data-policy="">{text(isNear ? `held.${kind}Near` : `held.${kind}`, { date })}</p>;
}
