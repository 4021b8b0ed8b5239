import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createEssayGrader } from '#features/grading/server/local/create-essay-grader.ts';
import { EVALUATION_FILE } from '#features/grading/server/local/evaluation-file.ts';
import { MODEL_FILE } from '#features/grading/server/local/model-file.ts';
import { measureAgreement } from '../agreement.ts';
import { describeAgreement } from '../describe-agreement.ts';
import { MIN_WORDS } from '../evaluate.ts';
import { readEssays, type MarkedEssay } from '../read-essays.ts';
import { crossValidate, type LeftOutGrade, type Split } from './cross-validate.ts';
import { bandPairs, describeEvaluation } from './describe-evaluation.ts';
import { fitModel } from './fit-model.ts';
import { packModel } from './pack-model.ts';
import { prepareEssays } from './prepare-essays.ts';
import { FIT_SETTINGS } from './settings.ts';

export type FitOptions = {
  readonly file: string;
  /** Where the checker's findings are stored between fits. */
  readonly cache: string | undefined;
  /** The date that the model names. */
  readonly made: string;
  readonly out: string | undefined;
  /** Where the evaluation goes. */
  readonly report: string | undefined;
};

/**
 * Fits the model, measures it by cross-validation, and writes the model and the evaluation. The same input gives the
 * same files, but for the processor time that the evaluation names.
 */
export async function runFit({ file, cache, made, out = MODEL_FILE, report }: FitOptions): Promise<void> {
  const marked = readEssays(file);
  const essays = await prepareEssays(marked, cache);
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  const graded = {
    byPrompt: crossValidate(essays, FIT_SETTINGS, 'by-prompt'),
    random: crossValidate(essays, FIT_SETTINGS, 'random'),
  };
  printAgreement('by-prompt', graded.byPrompt);
  printAgreement('random', graded.random);
  const model = packModel(fitModel(essays, FIT_SETTINGS), {
    made,
    data: {
      sha256,
      1: essays.filter(({ task }) => task === 1).length,
      2: essays.filter(({ task }) => task === 2).length,
    },
    figures: {
      byPrompt: { 1: agreementOf(graded.byPrompt, 1), 2: agreementOf(graded.byPrompt, 2) },
      random: { 1: agreementOf(graded.random, 1), 2: agreementOf(graded.random, 2) },
    },
  });
  writeFileSync(out, `${JSON.stringify(model, undefined, 1)}\n`);
  const processorMs = await measureProcessor(marked, out);
  const evaluation = describeEvaluation(graded.byPrompt, { made, sha256, processorMs });
  writeFileSync(report ?? EVALUATION_FILE, `${JSON.stringify(evaluation, undefined, 1)}\n`);
  console.log(`${out} and ${report ?? EVALUATION_FILE} are written.`);
}

function agreementOf(graded: readonly LeftOutGrade[], task: 1 | 2) {
  return measureAgreement(bandPairs(graded.filter(({ essay }) => essay.task === task)));
}

function printAgreement(split: Split, graded: readonly LeftOutGrade[]): void {
  for (const tasks of [[1], [2], [1, 2]]) {
    const name = tasks.length === 1 ? `Task ${tasks[0]}` : 'Both tasks';
    const pairs = bandPairs(graded.filter(({ essay }) => tasks.includes(essay.task)));
    if (pairs.length > 0) console.log(`${split}, ${describeAgreement(name, pairs)}`);
  }
}

/** Processor time of one essay, after the first, in ms. Every tenth is graded. */
async function measureProcessor(essays: readonly MarkedEssay[], modelFile: string): Promise<number> {
  const grade = await createEssayGrader(modelFile);
  const sample = essays.filter((_, at) => at % 10 === 0);
  const gradeOne = ({ task, prompt, essay: text }: MarkedEssay) =>
    grade({ task, prompt, minWords: MIN_WORDS[task], text });
  for (const essay of sample.slice(0, 1)) await gradeOne(essay);
  const before = process.cpuUsage();
  for (const essay of sample) await gradeOne(essay);
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000 / sample.length);
}
