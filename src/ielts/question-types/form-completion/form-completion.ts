import { completionRules, type LineCompletion } from '../completions.ts';

export type FormCompletion = LineCompletion<'form-completion'>;

export const formCompletion = completionRules<FormCompletion>('form');
