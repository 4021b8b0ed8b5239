import type { CriterionGrade } from '../../domain/grade.ts';
import type { Cap } from '../local/local-grade.ts';
import type { ModelFailure } from './create-model-client.ts';
import type { ModelUsage } from './usage.ts';

/** The grade of a language model: an estimate, always as ranges. Its comments are ours, its quotes are the learner's. */
export type ModelGrade = {
  readonly grader: 'model';
  readonly model: string;
  /** The host that the text was sent to. */
  readonly host: string;
  /** Changes with the questions, the anchors and the numbers that make bands of them. */
  readonly promptHash: string;
  /** Whether the model was measured on marked essays of this task. */
  readonly calibrated: boolean;
  /** Low: it differs from the local grader by more than 1.5 bands. */
  readonly confidence: 'normal' | 'low';
  readonly needsTeacher: boolean;
  /** The most likely band. */
  readonly band: number;
  readonly low: number;
  readonly high: number;
  readonly criteria: readonly CriterionGrade[];
  /** Those of the local grade: they bind every grader. */
  readonly caps: readonly Cap[];
  /** The model's own estimate before calibration, from about 2.5 to 9.5. For calibration and for watching drift. */
  readonly raw: number;
  readonly usage: ModelUsage;
};

export type ModelRefusal =
  | ModelFailure
  /** The last five grades failed, so the server is not asked for five minutes. */
  | 'resting'
  /** The text is longer than any essay. */
  | 'too-long';

export type ModelOutcome =
  | { readonly ok: true; readonly grade: ModelGrade }
  | { readonly ok: false; readonly refusal: ModelRefusal; readonly usage: ModelUsage };
