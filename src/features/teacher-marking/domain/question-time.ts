import { DAY_MS, type MarkingRules } from './marking-rules.ts';

/** The last instant at which a learner may ask about a marking. */
export const questionUntil = (doneAt: Date, { questionDays }: Pick<MarkingRules, 'questionDays'>): Date =>
  new Date(doneAt.getTime() + questionDays * DAY_MS);
