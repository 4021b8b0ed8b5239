import type { ActingSide, BookingFacts } from './booking.ts';
import { HOUR_MS } from './schedule.ts';
import type { SchoolRules } from './school-rules.ts';

/** What happens to the credit of a lesson, or to the free trial, when it is cancelled. */
export type CancellationCost = {
  /** `returned`: it can be used again. `used`: it is gone. */
  readonly credit: 'returned' | 'used';
  /** One more credit, because the teacher cancelled late or did not come. */
  readonly courtesy: boolean;
};

export type ChangeVerdict<Value> =
  | ({ readonly ok: true } & Value)
  | { readonly ok: false; readonly refusal: 'not-booked' | 'lesson-started' | 'too-late' };

type Change = {
  readonly by: Exclude<ActingSide, 'time'>;
  readonly now: Date;
  readonly rules: Pick<SchoolRules, 'freeChangeHours' | 'courtesyHours'>;
  /** Who moved the lesson the last time. Undefined: nobody has. */
  readonly movedBy?: ActingSide | undefined;
};

/** A learner who did not choose the time may cancel it without cost until it starts. */
const choseTime = ({ movedBy }: Pick<Change, 'movedBy'>) => movedBy === undefined || movedBy === 'learner';

const isWithin = ({ startsAt }: Pick<BookingFacts, 'startsAt'>, hours: number, now: Date) =>
  startsAt.getTime() - now.getTime() < hours * HOUR_MS;

/** Until when a learner cancels a lesson without cost. */
export const freeChangeUntil = (
  { startsAt }: Pick<BookingFacts, 'startsAt'>,
  change: Pick<Change, 'rules' | 'movedBy'>,
): Date =>
  choseTime(change) ? new Date(startsAt.getTime() - change.rules.freeChangeHours * HOUR_MS) : startsAt;

function refuseChange({ state, startsAt }: BookingFacts, now: Date) {
  if (state !== 'booked') return { ok: false, refusal: 'not-booked' } as const;
  return startsAt <= now ? ({ ok: false, refusal: 'lesson-started' } as const) : undefined;
}

/**
 * What it costs to cancel a lesson now. A learner who is late loses the credit. A teacher or the school returns it; a late
 * one gives one more.
 */
export function decideCancellation(booking: BookingFacts, change: Change): ChangeVerdict<CancellationCost> {
  const { by, now, rules } = change;
  const refused = refuseChange(booking, now);
  if (refused) return refused;
  if (by === 'learner') {
    const isLate = choseTime(change) && isWithin(booking, rules.freeChangeHours, now);
    return { ok: true, credit: isLate ? 'used' : 'returned', courtesy: false };
  }
  return { ok: true, credit: 'returned', courtesy: isWithin(booking, rules.courtesyHours, now) };
}

/** Whether a lesson can be moved now. It costs nothing; a learner cannot move one that is near. */
export function decideMove(
  booking: BookingFacts,
  { by, now, rules }: Change,
): ChangeVerdict<Record<never, never>> {
  const refused = refuseChange(booking, now);
  if (refused) return refused;
  if (by === 'learner' && isWithin(booking, rules.freeChangeHours, now)) {
    return { ok: false, refusal: 'too-late' };
  }
  return { ok: true };
}
