import { completionRules, type Fill } from '../completions.ts';
import type { GapQuestion } from '../questions.ts';

export type TableCompletion = {
  readonly type: 'table-completion';
  readonly title: string;
  readonly fill: Fill;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly questions: readonly GapQuestion[];
};

export const tableCompletion = completionRules<TableCompletion>('table');
