import type { GuardId } from '#features/grading/domain/guards/guard.ts';
import { mean, quantile } from '#features/grading/domain/measures/statistics.ts';
import {
  EVALUATION_SLICES,
  type Evaluation,
  type TaskEvaluation,
} from '#features/grading/evaluation-contract.ts';
import { biasByBand, bootstrap, measureAgreement, weightedKappa, type BandPair } from '../agreement.ts';
import { MIN_WORDS } from '../evaluate.ts';
import { FOLDS, type LeftOutGrade } from './cross-validate.ts';

type Slice = (typeof EVALUATION_SLICES)[number];

const LETTER = /\bletter\b/iu;
const DIAGRAM = /\b(?:maps?|plans?|diagrams?|process|layouts?|life cycle|stages)\b/iu;

const toHalf = (band: number) => Math.round(band * 2) / 2;
const round = (value: number) => Number(value.toFixed(4));

/** Marks and bands as pairs. */
export function bandPairs(graded: readonly LeftOutGrade[]): readonly BandPair[] {
  return graded.map(({ essay, band }) => ({ given: essay.band, graded: band }));
}

/** What cross-validation says of a grader, as "How we mark" shows it. Essays of both tasks are needed. */
export function describeEvaluation(
  graded: readonly LeftOutGrade[],
  facts: { readonly made: string; readonly sha256: string; readonly processorMs: number },
): Evaluation {
  const ofTask = (task: 1 | 2) => graded.filter(({ essay }) => essay.task === task);
  const held = graded.filter(({ essay }) => essay.caps.length > 0);
  return {
    format: 1,
    made: facts.made,
    data: {
      sha256: facts.sha256,
      prompts: new Set(graded.map(({ essay }) => essay.prompt)).size,
      letters: ofTask(1).filter(({ essay }) => LETTER.test(essay.prompt)).length,
    },
    folds: FOLDS,
    tasks: { 1: describeGroup(ofTask(1)), 2: describeGroup(ofTask(2)) },
    both: describeGroup(graded),
    guards: {
      essays: held.length,
      share: round(held.length / graded.length),
      lowered: held.filter(({ essay }) => essay.caps.some(({ cap }) => cap < essay.band)).length,
      byGuard: countGuards(held.flatMap(({ essay }) => essay.caps.map(({ id }) => id))),
    },
    processorMs: facts.processorMs,
  };
}

function describeGroup(graded: readonly LeftOutGrade[]): TaskEvaluation {
  const pairs = bandPairs(graded);
  const { essays, ...figures } = measureAgreement(pairs);
  const [low, high] = bootstrap(pairs, weightedKappa);
  const inRange = graded.filter((each) => each.essay.band >= each.low && each.essay.band <= each.high);
  return {
    essays,
    qwk: round(figures.qwk),
    qwkInterval: [round(low), round(high)],
    exact: round(figures.exact),
    withinHalf: round(figures.withinHalf),
    withinOne: round(figures.withinOne),
    meanError: round(figures.meanError),
    bias: biasByBand(pairs).map((each) => ({ ...each, bias: round(each.bias) })),
    table: countPairs(pairs),
    ranges: {
      held: round(inRange.length / essays),
      meanWidth: round(mean(graded.map((each) => each.high - each.low))),
    },
    slices: describeSlices(graded),
  };
}

function countPairs(pairs: readonly BandPair[]): TaskEvaluation['table'] {
  const counts = new Map<string, TaskEvaluation['table'][number]>();
  for (const pair of pairs) {
    const [given, graded] = [toHalf(pair.given), toHalf(pair.graded)];
    const key = `${given} ${graded}`;
    counts.set(key, { given, graded, essays: (counts.get(key)?.essays ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => a.given - b.given || a.graded - b.graded);
}

function countGuards(ids: readonly GuardId[]): Evaluation['guards']['byGuard'] {
  return [...new Set(ids)]
    .map((guard) => ({ guard, essays: ids.filter((id) => id === guard).length }))
    .sort((a, b) => b.essays - a.essays || (a.guard < b.guard ? -1 : 1));
}

function describeSlices(graded: readonly LeftOutGrade[]): TaskEvaluation['slices'] {
  const tests = sliceTests(graded);
  return EVALUATION_SLICES.flatMap((slice) => {
    const errors = graded.filter(tests[slice]).map(({ essay, band }) => band - essay.band);
    if (errors.length === 0) return [];
    const meanError = round(mean(errors.map(Math.abs)));
    return [{ slice, essays: errors.length, meanError, bias: round(mean(errors)) }];
  });
}

function sliceTests(
  graded: readonly LeftOutGrade[],
): Readonly<Record<Slice, (each: LeftOutGrade) => boolean>> {
  const wordsOf = ({ essay }: LeftOutGrade) => essay.measures['words'] ?? 0;
  const ascending = (task: 1 | 2) =>
    graded
      .filter(({ essay }) => essay.task === task)
      .map(wordsOf)
      .sort((a, b) => a - b);
  const words = { 1: ascending(1), 2: ascending(2) };
  const isLetter = ({ essay }: LeftOutGrade) => essay.task === 1 && LETTER.test(essay.prompt);
  const isDiagram = ({ essay }: LeftOutGrade) =>
    essay.task === 1 && !LETTER.test(essay.prompt) && DIAGRAM.test(essay.prompt);
  return {
    'under-length': (each) => wordsOf(each) < MIN_WORDS[each.essay.task],
    short: (each) => wordsOf(each) < quantile(words[each.essay.task], 0.25),
    long: (each) => wordsOf(each) >= quantile(words[each.essay.task], 0.75),
    'one-paragraph': ({ essay }) => essay.measures['oneParagraph'] === 1,
    'low-bands': ({ essay }) => essay.band <= 5,
    'high-bands': ({ essay }) => essay.band >= 7.5,
    chart: (each) => each.essay.task === 1 && !isLetter(each) && !isDiagram(each),
    diagram: isDiagram,
    letter: isLetter,
  };
}
