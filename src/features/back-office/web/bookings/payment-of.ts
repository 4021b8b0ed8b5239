import type { AdminBooking } from '../admin-replies.ts';

type Paid = Pick<AdminBooking, 'minutes' | 'state' | 'uses_credit' | 'is_charged'>;

/** What has become of the payment of a lesson. Undefined: a free trial, which the learner still has or is taking. */
export function paymentOf({ minutes, state, uses_credit: usesCredit, is_charged: isCharged }: Paid) {
  if (minutes === 15) return isCharged ? 'charged' : undefined;
  if (!usesCredit) return 'gift';
  if (isCharged) return 'charged';
  return state === 'cancelled' || state === 'no-show-teacher' ? 'returned' : 'credit';
}
