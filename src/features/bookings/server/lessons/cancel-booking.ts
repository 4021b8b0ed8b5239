import type { Transaction } from '#platform/database/database.ts';
import { decideCancellation, type CancellationCost } from '../../domain/change-cost.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { findLastMover, noteEvent, saveBooking, type StoredBooking } from '../booking-store.ts';
import { settleCredit } from '../credits/settle-credit.ts';
import { mailCancelled } from '../mails/send-booking-mails.ts';
import { changeBooking } from './booking-transaction.ts';

type Side = 'learner' | 'teacher' | 'school';

type Cancellation = {
  readonly bookingId: string;
  readonly by: Side;
  /** Why; a learner says nothing. */
  readonly reason: string;
  /** What the learner saw that it costs. Nothing is done where it costs something else now. */
  readonly expected?: CancellationCost['credit'];
  /** What the school decides about the credit; left out: it is as when the teacher cancels. */
  readonly decided?: CancellationCost['credit'];
  /** The admin who acts for the school. */
  readonly adminId?: string;
  /** Whether the caller may see the booking at all. */
  readonly mayAct: (booking: StoredBooking) => boolean;
};

type Outcome =
  | { readonly ok: true; readonly booking: StoredBooking }
  | {
      readonly ok: false;
      readonly refusal: 'booking-unknown' | 'not-booked' | 'lesson-started' | 'cost-changed';
    };

/** What the end of a lesson needs besides its transaction. */
export type EndingDependencies = Pick<
  BookingDependencies,
  'clock' | 'ids' | 'rules' | 'outbox' | 'school' | 'config' | 'teachers'
>;

type Ending = Pick<Cancellation, 'by' | 'reason' | 'adminId'> & {
  readonly cost: CancellationCost;
  /** Whether the lesson ends because its whole day was cancelled, which closed the day. */
  readonly closesDay?: boolean;
};

/** Cancels a locked lesson at a cost: its credit, its history and its emails are committed together. */
export async function endBooking(
  dependencies: EndingDependencies,
  transaction: Transaction,
  booking: StoredBooking,
  { by, reason, cost, adminId, closesDay = false }: Ending,
): Promise<StoredBooking> {
  const now = dependencies.clock.now();
  const cancelled = await saveBooking(transaction, booking, {
    state: 'cancelled',
    sequence: booking.sequence + 1,
    isCharged: cost.credit === 'used',
    cancelReason: reason,
  });
  const settled = await settleCredit(dependencies, transaction, booking, {
    ...cost,
    isOurs: by !== 'learner',
  });
  const detail = { reason, credit: cost.credit, courtesy: cost.courtesy };
  await noteEvent(transaction, cancelled, { kind: 'cancelled', by, adminId, at: now, detail });
  await mailCancelled(dependencies, transaction, {
    booking: cancelled,
    by,
    reason,
    cost: settled,
    closesDay,
  });
  return cancelled;
}

/** Cancels a lesson. */
export async function cancelBooking(
  dependencies: BookingDependencies,
  { bookingId, by, reason, expected, decided, adminId, mayAct }: Cancellation,
): Promise<Outcome> {
  const { clock, rules } = dependencies;
  const outcome = await changeBooking<Outcome>(dependencies, bookingId, async (transaction, booking) => {
    if (!mayAct(booking)) return { ok: false, refusal: 'booking-unknown' };
    const movedBy = await findLastMover(transaction, booking.id);
    const cost = decideCancellation(booking, { by, now: clock.now(), rules, movedBy });
    if (!cost.ok) return { ok: false, refusal: cost.refusal === 'too-late' ? 'not-booked' : cost.refusal };
    if (expected !== undefined && expected !== cost.credit) return { ok: false, refusal: 'cost-changed' };
    const cancelled = await endBooking(dependencies, transaction, booking, {
      by,
      reason,
      ...(adminId === undefined ? {} : { adminId }),
      cost:
        decided === 'used'
          ? { credit: 'used', courtesy: false }
          : { credit: cost.credit, courtesy: cost.courtesy },
    });
    return { ok: true, booking: cancelled };
  });
  // A cancellation takes no time from anybody.
  if (!outcome.ok && outcome.refusal === 'slot-taken') throw new Error('A cancellation overlapped a lesson.');
  return outcome;
}
