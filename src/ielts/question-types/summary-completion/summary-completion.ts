import { completionRules, type LineCompletion } from '../completions.ts';

export type SummaryCompletion = LineCompletion<'summary-completion'>;

export const summaryCompletion = completionRules<SummaryCompletion>('summary');
