import type { GuardId } from '#features/grading/domain/guards/guard.ts';
import type { GramCounts } from '#features/grading/domain/model/gram-counts.ts';

/** A marked essay as the fit sees it: numbers alone. */
export type PreparedEssay = {
  readonly task: 1 | 2;
  readonly prompt: string;
  readonly band: number;
  readonly measures: Readonly<Record<string, number>>;
  readonly grams: GramCounts;
  /** The guards that hold it at a band. The fit does not see them, the evaluation does. */
  readonly caps: readonly { readonly id: GuardId; readonly cap: number }[];
};
