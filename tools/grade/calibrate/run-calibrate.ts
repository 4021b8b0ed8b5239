import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  CALIBRATION_FILE,
  calibrationFileSchema,
  type Calibration,
} from '#features/grading/server/model/calibration-file.ts';
import type { ModelGrader } from '#features/grading/server/model/create-model-grader.ts';
import { describeAgreement } from '../describe-agreement.ts';
import { MIN_WORDS, MODEL_LANES } from '../evaluate.ts';
import { inLanes } from '../in-lanes.ts';
import { createModelReader, type GradeHere } from '../model/read-by-model.ts';
import { readEssays, type MarkedEssay } from '../read-essays.ts';
import { fitCalibration, type FittedCalibration, type ReadEssay } from './fit-calibration.ts';

const LEAST_ESSAYS = 30;

type Options = {
  readonly model: ModelGrader;
  /** Starts the local grader. */
  readonly openLocal: () => Promise<GradeHere>;
  /** Marked essays. */
  readonly file: string;
  /** YYYY-MM-DD. */
  readonly made: string;
  /** The school's content. */
  readonly contentDir: string | undefined;
  /** Another place than in the school's content. */
  readonly out: string | undefined;
};

/**
 * Has the model read marked essays, fits a map for each task that has enough of them, and writes it to the file that the
 * server reads at its start. Calibrations of other models stay in the file.
 */
export async function runCalibrate({
  model,
  openLocal,
  file,
  made,
  contentDir,
  out,
}: Options): Promise<void> {
  const target = out ?? (contentDir === undefined ? undefined : join(contentDir, CALIBRATION_FILE));
  if (target === undefined) {
    throw new Error('Set CONTENT_DIR to the folder of your own content, or name a file with --out.');
  }
  const before = readCalibrationFile(target);
  const essays = readEssays(file);
  const wanted = ([1, 2] as const).filter((task) => hasEnough(task, ofTask(essays, task).length));
  if (wanted.length === 0) throw new Error('There are not enough marked essays.');
  const reader = createModelReader(model, await openLocal());
  const marked = essays.filter(({ task }) => wanted.includes(task));
  const read = await inLanes(marked, MODEL_LANES, async ({ task, prompt, essay, band }) => {
    const given = await reader.read({ task, prompt, minWords: MIN_WORDS[task], text: essay });
    return { task, prompt, band, ...given };
  });
  console.log(reader.describe());
  const { model: name, promptHash } = model.describe();
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  const fitted = wanted.flatMap((task): Calibration[] => {
    const own = ofTask(read, task).flatMap(({ reading, ...essay }) =>
      reading ? [{ ...essay, reading }] : [],
    );
    if (!hasEnough(task, own.length)) return [];
    const calibration = fitCalibration(own);
    describeFit(task, own, calibration);
    return [{ task, model: name, promptHash, made, data: { sha256, essays: own.length }, ...calibration }];
  });
  if (fitted.length === 0) throw new Error('The model read too few essays.');
  const others = before.filter(
    (each) =>
      each.model !== name || each.promptHash !== promptHash || !fitted.some(({ task }) => task === each.task),
  );
  const content = calibrationFileSchema.parse({ format: 1, calibrations: [...others, ...fitted] });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(content, undefined, 2)}\n`);
  console.log(`The calibration is in ${target}. The site reads it at its next start.`);
}

function ofTask<Essay extends Pick<MarkedEssay, 'task'>>(essays: readonly Essay[], wanted: 1 | 2): Essay[] {
  return essays.filter(({ task }) => task === wanted);
}

function hasEnough(task: 1 | 2, essays: number): boolean {
  if (essays >= LEAST_ESSAYS) return true;
  console.log(
    `Task ${task}: ${essays} essays. It needs ${LEAST_ESSAYS}, so its calibration does not change.`,
  );
  return false;
}

/** Before and after on the same essays, next to the local grader, whose bands the model corrects. */
function describeFit(
  task: 1 | 2,
  essays: readonly ReadEssay[],
  { before, figures, ...fit }: FittedCalibration,
) {
  const local = essays.map((each) => ({ given: each.band, graded: each.local.band }));
  console.log(describeAgreement(`Task ${task}, this machine`, local));
  for (const [name, { qwk, withinHalf, withinOne, meanError }] of [
    ['model before', before],
    ['model after, left-out essays', figures],
  ] as const) {
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
    console.log(
      `Task ${task}, ${name}: QWK ${qwk.toFixed(3)}, within 0.5 ${percent(withinHalf)}, within 1.0 ${percent(withinOne)}, mean error ${meanError.toFixed(3)}`,
    );
  }
  console.log(`Task ${task}: ${fit.method}, ranges reach ${fit.below} below and ${fit.above} above`);
  if (figures.meanError > before.meanError) console.log('The calibration does not help on these essays.');
}

function readCalibrationFile(file: string): readonly Calibration[] {
  if (!existsSync(file)) return [];
  const read = calibrationFileSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${file} is no file of calibrations. Move it away first.`);
  return read.data.calibrations;
}
