import type { Transaction } from '#platform/database/database.ts';
import type { ActingSide, Outcome } from '../../domain/booking.ts';
import { TRIAL_MINUTES } from '../../domain/schedule.ts';
import { decideReport } from '../../domain/no-show.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { hasUsedTrial, noteEvent, saveBooking, type StoredBooking } from '../booking-store.ts';
import { settleCredit, type SettledCredit } from '../credits/settle-credit.ts';
import { mailOutcome } from '../mails/send-booking-mails.ts';
import { changeBooking } from './booking-transaction.ts';

type Dependencies = BookingDependencies;

type EndedLesson = {
  readonly booking: StoredBooking;
  readonly credit: SettledCredit;
  /** The line of the history that says so. */
  readonly event: number;
};

/**
 * Writes down how a locked lesson ended. A teacher who did not come gives the credit back and one more; otherwise the
 * credit is used, and what an earlier outcome gave is taken back.
 */
export async function endLesson(
  dependencies: Pick<Dependencies, 'clock' | 'ids' | 'rules'>,
  transaction: Transaction,
  booking: StoredBooking,
  {
    outcome,
    by,
    reason,
    adminId,
  }: {
    readonly outcome: Outcome;
    readonly by: ActingSide;
    readonly reason?: string;
    /** The admin who decides for the school. */
    readonly adminId?: string;
  },
): Promise<EndedLesson> {
  const isOurs = outcome === 'no-show-teacher';
  const ended = await saveBooking(transaction, booking, { state: outcome });
  const credit = await settleCredit(dependencies, transaction, booking, {
    credit: isOurs ? 'returned' : 'used',
    courtesy: isOurs,
    isOurs,
  });
  const event = await noteEvent(transaction, ended, {
    kind: outcome,
    by,
    adminId,
    at: dependencies.clock.now(),
    detail: {
      credit: credit.credit,
      courtesy: credit.courtesy,
      ...(credit.takenBack > 0 ? { taken_back: credit.takenBack } : {}),
      ...(credit.notTaken > 0 ? { not_taken: credit.notTaken } : {}),
      ...(reason === undefined ? {} : { reason }),
    },
  });
  return { booking: ended, credit, event };
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
      return { ok: true, booking: ended.booking };
    },
  );
  if (!outcome.ok && outcome.refusal === 'slot-taken') throw new Error('A report overlapped a lesson.');
  return outcome;
}

/** A learner whose trial failed because of us may have another one by now. The database allows one that counts. */
const isSecondTrial = async (transaction: Transaction, { minutes, state, learnerId }: StoredBooking) =>
  minutes === TRIAL_MINUTES && state === 'no-show-teacher' && hasUsedTrial(transaction, learnerId);

/** Whether a lesson has an outcome that the school can decide: it has started, and it is not cancelled. */
export const mayBeSettled = (
  { state, startsAt }: Pick<StoredBooking, 'state' | 'startsAt'>,
  now: Date,
): boolean => state !== 'held' && state !== 'cancelled' && startsAt <= now;

type SettleOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: 'booking-unknown' | 'not-over' | 'trial-used' };

/**
 * The school decides how a lesson ended. Refused before it has started, for a cancelled one, and where it would be a second
 * trial.
 */
export async function settleOutcome(
  dependencies: Dependencies,
  {
    bookingId,
    outcome,
    reason,
    adminId,
  }: {
    readonly bookingId: string;
    readonly outcome: Outcome;
    readonly reason: string;
    readonly adminId: string;
  },
): Promise<SettleOutcome> {
  const settled = await changeBooking<SettleOutcome>(
    dependencies,
    bookingId,
    async (transaction, booking) => {
      if (!mayBeSettled(booking, dependencies.clock.now())) return { ok: false, refusal: 'not-over' };
      if (booking.state === outcome) return { ok: true };
      if (outcome !== 'no-show-teacher' && (await isSecondTrial(transaction, booking)))
        return { ok: false, refusal: 'trial-used' };
      const ended = await endLesson(dependencies, transaction, booking, {
        outcome,
        by: 'school',
        reason,
        adminId,
      });
      await mailOutcome(dependencies, transaction, ended);
      return { ok: true };
    },
  );
  if (!settled.ok && settled.refusal === 'slot-taken') throw new Error('An outcome overlapped a lesson.');
  return settled;
}
