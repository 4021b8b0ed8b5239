import { HOUR_MS, type MarkingRules } from './marking-rules.ts';

/** The instant by which a learner has the marking. */
export const dueAt = (submittedAt: Date, { deadlineHours }: Pick<MarkingRules, 'deadlineHours'>): Date =>
  new Date(submittedAt.getTime() + deadlineHours * HOUR_MS);

/** From this instant on the teacher who has the work is warned. */
export const warningAt = (due: Date, { warningHours }: Pick<MarkingRules, 'warningHours'>): Date =>
  new Date(due.getTime() - warningHours * HOUR_MS);

/** Whether a marking is late: done after its due time, or not done when it is over. */
export const isLate = (
  { dueAt: due, doneAt }: { readonly dueAt: Date; readonly doneAt: Date | null },
  now: Date,
): boolean => (doneAt ?? now) > due;
