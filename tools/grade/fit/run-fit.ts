import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { MODEL_FILE, type ModelFile } from '#features/grading/server/local/model-file.ts';
import { measureAgreement } from '../agreement.ts';
import { describeAgreement } from '../describe-agreement.ts';
import { readEssays } from '../read-essays.ts';
import { crossValidate, type Split } from './cross-validate.ts';
import { fitModel } from './fit-model.ts';
import { packModel } from './pack-model.ts';
import { prepareEssays } from './prepare-essays.ts';
import type { PreparedEssay } from './prepared-essay.ts';
import { FIT_SETTINGS } from './settings.ts';

export type FitOptions = {
  readonly file: string;
  /** Where the checker's findings are stored between fits. */
  readonly cache: string | undefined;
  /** The date that the model names. */
  readonly made: string;
  readonly out: string | undefined;
};

/** Fits the model, measures it by cross-validation, and writes the file. The same input gives the same file. */
export async function runFit({ file, cache, made, out = MODEL_FILE }: FitOptions): Promise<void> {
  const essays = await prepareEssays(readEssays(file), cache);
  const figures = { byPrompt: figuresOf(essays, 'by-prompt'), random: figuresOf(essays, 'random') };
  const model = packModel(fitModel(essays, FIT_SETTINGS), {
    made,
    data: {
      sha256: createHash('sha256').update(readFileSync(file)).digest('hex'),
      1: essays.filter(({ task }) => task === 1).length,
      2: essays.filter(({ task }) => task === 2).length,
    },
    figures,
  });
  writeFileSync(out, `${JSON.stringify(model, undefined, 1)}\n`);
  console.log(`${out} is written.`);
}

function figuresOf(essays: readonly PreparedEssay[], split: Split): ModelFile['figures']['random'] {
  const graded = crossValidate(essays, FIT_SETTINGS, split);
  const pairsOf = (tasks: readonly number[]) =>
    graded
      .filter(({ essay }) => tasks.includes(essay.task))
      .map(({ essay, band }) => ({ given: essay.band, graded: Math.round(band * 2) / 2 }));
  for (const tasks of [[1], [2], [1, 2]]) {
    const name = tasks.length === 1 ? `Task ${tasks[0]}` : 'Both tasks';
    if (pairsOf(tasks).length > 0) console.log(`${split}, ${describeAgreement(name, pairsOf(tasks))}`);
  }
  return { 1: measureAgreement(pairsOf([1])), 2: measureAgreement(pairsOf([2])) };
}
