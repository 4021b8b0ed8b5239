import { createHash } from 'node:crypto';
import { CRITERION_NAMES } from '../../domain/rubric/combine-bands.ts';
import type { TextKind } from '../../domain/rubric/rubric-questions.ts';
import type { Anchors } from './anchors.ts';
import { comparisonInstructions, rubricInstructions } from './prompts.ts';

/** Raise it when the numbers of `combineBands` or the choice of anchors change: a calibration is for one of them. */
const COMBINATION = 1;
const KINDS = ['essay', 'report', 'letter'] as const satisfies readonly TextKind[];

/** 16 hexadecimal digits for everything that decides what a model is asked, and what its answers mean. */
export function hashPrompts(anchors: Anchors): string {
  const asked = KINDS.map((kind) => [
    comparisonInstructions(kind),
    ...CRITERION_NAMES.map((name) => rubricInstructions(kind, name)),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([COMBINATION, asked, anchors]))
    .digest('hex')
    .slice(0, 16);
}
