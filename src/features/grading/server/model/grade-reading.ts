import { CRITERIA } from '#ielts/criteria/criteria.ts';
import type { CriterionName } from '../../domain/model/band-model.ts';
import {
  combineBands,
  CRITERION_NAMES,
  type CombinedBands,
  type CriterionRanges,
  type EstimateMap,
  type Reading,
} from '../../domain/rubric/combine-bands.ts';
import type { LocalGrade, LocalWork } from '../local/local-grade.ts';
import { chooseRubricEvidence } from './choose-rubric-evidence.ts';
import type { ModelGrade } from './model-grade.ts';
import type { TextReading } from './read-text.ts';

const HIGHEST = 9;

/** The bands of a text: what the model said of it, its local grade, and a calibration. Nothing is above a guard's cap. */
export function bandsOfReading(
  local: LocalGrade,
  reading: TextReading,
  calibration: EstimateMap | undefined,
): CombinedBands {
  const cap = Math.min(HIGHEST, ...local.caps.map((each) => each.cap));
  return combineBands(rangesOf(local), levelsOf(reading), { calibration, cap });
}

/** The grade of a text from what the model said of it. */
export function gradeReading(
  { task }: Pick<LocalWork, 'task'>,
  local: LocalGrade,
  reading: TextReading,
  calibration: EstimateMap | undefined,
): Omit<ModelGrade, 'model' | 'host' | 'promptHash' | 'usage'> {
  const bands = bandsOfReading(local, reading, calibration);
  return {
    grader: 'model',
    calibrated: calibration !== undefined,
    confidence: bands.confidence,
    needsTeacher: bands.confidence === 'low',
    band: bands.band,
    low: bands.low,
    high: bands.high,
    criteria: CRITERIA[task === 1 ? 'writing-task-1' : 'writing-task-2'].map((criterion, at) => {
      const name = CRITERION_NAMES[at] ?? 'task';
      return { criterion, ...bands.criteria[name], evidence: chooseRubricEvidence(reading.answers[name]) };
    }),
    caps: local.caps,
    raw: bands.raw,
  };
}

/** An answer that nothing shows counts as neither. */
function levelsOf({ answers, comparisons }: TextReading): Reading {
  const read = (name: CriterionName) => ({
    levels: answers[name].map(({ level, quote }) => (quote === undefined ? 'medium' : level)),
    comparisons: comparisons[name],
  });
  return {
    task: read('task'),
    cohesion: read('cohesion'),
    lexis: read('lexis'),
    grammar: read('grammar'),
  };
}

/** The local grader lists its criteria in the order of `CRITERION_NAMES`. */
function rangesOf({ criteria, low, high }: LocalGrade): CriterionRanges {
  const range = (at: number) => criteria[at] ?? { low, high };
  return { task: range(0), cohesion: range(1), lexis: range(2), grammar: range(3) };
}
