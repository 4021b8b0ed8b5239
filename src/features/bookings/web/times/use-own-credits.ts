import { useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { BOOKING_ENDPOINTS } from '../../endpoints.ts';

type OwnCredits = {
  readonly credits: readonly { readonly minutes: 25 | 50; readonly left: number }[];
  /** Until the server has answered, and for visitors: yes. */
  readonly canTakeTrial: boolean;
};

/** What the learner has for lessons with a teacher, by length. `booked`: the lessons that were booked meanwhile. */
export function useOwnCredits(teacher: string, booked: number): OwnCredits {
  const session = useSession();
  const { state } = useReply(
    () => call(BOOKING_ENDPOINTS, 'listBookings', {}),
    session ? `${session.user.id} ${booked}` : undefined,
  );
  if (state.status !== 'ready') return { credits: [], canTakeTrial: true };
  const { credits, can_take_trial: canTakeTrial } = state.reply;
  const leftOf = (length: 25 | 50) =>
    credits
      .filter(({ minutes, teacher: of }) => minutes === length && (of === null || of === teacher))
      .reduce((sum, { left }) => sum + left, 0);
  return {
    canTakeTrial,
    credits: ([25, 50] as const)
      .map((minutes) => ({ minutes, left: leftOf(minutes) }))
      .filter(({ left }) => left > 0),
  };
}
