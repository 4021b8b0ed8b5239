import { readFileSync } from 'node:fs';
import { evaluationSchema, type Evaluation } from '../../evaluation-contract.ts';

/** From the sources, also when the site is built. */
export const EVALUATION_FILE = 'src/features/grading/server/local/evaluation.json';

/** How well the local grader agreed with marks when its model was fitted. Throws when the file is not one. */
export function readEvaluation(file = EVALUATION_FILE): Evaluation {
  return evaluationSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
