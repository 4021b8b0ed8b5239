import type { BookingFacts, Outcome } from './booking.ts';
import { HOUR_MS, MINUTE_MS } from './schedule.ts';
import type { SchoolRules } from './school-rules.ts';

type ReportRules = Pick<SchoolRules, 'waitMinutes' | 'reportHours'>;

export type ReportVerdict =
  | { readonly ok: true; readonly outcome: Outcome }
  | {
      readonly ok: false;
      readonly refusal: 'not-booked' | 'report-too-early' | 'report-over' | 'reported-before';
    };

/**
 * Whether a side may report now that the other did not come. A missing click is no report: only the side that waited says
 * so. The first report counts, and the school decides where the other side disagrees.
 */
export function decideReport(
  { state, startsAt, endsAt }: BookingFacts,
  { by, now, rules }: { readonly by: 'learner' | 'teacher'; readonly now: Date; readonly rules: ReportRules },
): ReportVerdict {
  if (state === 'no-show-learner' || state === 'no-show-teacher')
    return { ok: false, refusal: 'reported-before' };
  if (state !== 'booked' && state !== 'completed') return { ok: false, refusal: 'not-booked' };
  if (now.getTime() < startsAt.getTime() + rules.waitMinutes * MINUTE_MS)
    return { ok: false, refusal: 'report-too-early' };
  if (now.getTime() > endsAt.getTime() + rules.reportHours * HOUR_MS)
    return { ok: false, refusal: 'report-over' };
  return { ok: true, outcome: by === 'learner' ? 'no-show-teacher' : 'no-show-learner' };
}

/** When a lesson that nobody reported counts as completed. */
export const completesAt = (
  { endsAt }: Pick<BookingFacts, 'endsAt'>,
  { completeMinutes }: Pick<SchoolRules, 'completeMinutes'>,
): Date => new Date(endsAt.getTime() + completeMinutes * MINUTE_MS);
