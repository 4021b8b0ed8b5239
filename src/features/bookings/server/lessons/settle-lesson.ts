import type { Transaction } from '#platform/database/database.ts';
import type { ActingSide, Outcome } from '../../domain/booking.ts';
import { decideReport } from '../../domain/no-show.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { noteEvent, saveBooking, type StoredBooking } from '../booking-store.ts';
import { settleCredit } from '../credits/settle-credit.ts';
import { mailOutcome } from '../mails/send-booking-mails.ts';
import { changeBooking } from './booking-transaction.ts';

type Dependencies = BookingDependencies;

/**
 * Writes down how a locked lesson ended. A teacher who did not come gives the credit back and one more; otherwise the
 * credit is used.
 */
export async function endLesson(
  dependencies: Pick<Dependencies, 'clock' | 'ids' | 'rules'>,
  transaction: Transaction,
  booking: StoredBooking,
  { outcome, by, reason }: { readonly outcome: Outcome; readonly by: ActingSide; readonly reason?: string },
): Promise<StoredBooking> {
  const isOurs = outcome === 'no-show-teacher';
  const ended = await saveBooking(transaction, booking, { state: outcome });
  const credit = isOurs ? 'returned' : 'used';
  await settleCredit(dependencies, transaction, booking, { credit, courtesy: isOurs, isOurs });
  await noteEvent(transaction, ended, {
    kind: outcome,
    by,
    at: dependencies.clock.now(),
    detail: { credit, courtesy: isOurs, ...(reason === undefined ? {} : { reason }) },
  });
  return ended;
}

type ReportOutcome =
  | { readonly ok: true; readonly booking: StoredBooking }
  | {
      readonly ok: false;
      readonly refusal:
        | 'booking-unknown'
        | 'not-booked'
        | 'report-too-early'
        | 'report-over'
        | 'reported-before';
    };

/** Records that the other side did not come. */
export async function reportNoShow(
  dependencies: Dependencies,
  {
    bookingId,
    by,
    mayAct,
  }: {
    readonly bookingId: string;
    readonly by: 'learner' | 'teacher';
    readonly mayAct: (booking: StoredBooking) => boolean;
  },
): Promise<ReportOutcome> {
  const { clock, rules } = dependencies;
  const outcome = await changeBooking<ReportOutcome>(
    dependencies,
    bookingId,
    async (transaction, booking) => {
      if (!mayAct(booking)) return { ok: false, refusal: 'booking-unknown' };
      const verdict = decideReport(booking, { by, now: clock.now(), rules });
      if (!verdict.ok) return verdict;
      const ended = await endLesson(dependencies, transaction, booking, { outcome: verdict.outcome, by });
      await mailOutcome(dependencies, transaction, ended);
      return { ok: true, booking: ended };
    },
  );
  if (!outcome.ok && outcome.refusal === 'slot-taken') throw new Error('A report overlapped a lesson.');
  return outcome;
}

type SettleOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: 'booking-unknown' | 'not-over' };

/** The school decides how a lesson ended. Refused before it has started, and for a cancelled one. */
export async function settleOutcome(
  dependencies: Dependencies,
  {
    bookingId,
    outcome,
    reason,
  }: { readonly bookingId: string; readonly outcome: Outcome; readonly reason: string },
): Promise<SettleOutcome> {
  const settled = await changeBooking<SettleOutcome>(
    dependencies,
    bookingId,
    async (transaction, booking) => {
      const { state, startsAt } = booking;
      if (state === 'held' || state === 'cancelled' || startsAt > dependencies.clock.now())
        return { ok: false, refusal: 'not-over' };
      if (state === outcome) return { ok: true };
      const ended = await endLesson(dependencies, transaction, booking, { outcome, by: 'school', reason });
      await mailOutcome(dependencies, transaction, ended);
      return { ok: true };
    },
  );
  if (!settled.ok && settled.refusal === 'slot-taken') throw new Error('An outcome overlapped a lesson.');
  return settled;
}
