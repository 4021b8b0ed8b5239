import { createLocalGrader } from '#features/grading/server/local/create-local-grader.ts';
import type { LocalWork } from '#features/grading/server/local/local-grade.ts';
import { biasByBand, measureAgreement } from '../tools/grade/agreement.ts';
import { crossValidate, type LeftOutGrade } from '../tools/grade/fit/cross-validate.ts';
import { bandPairs } from '../tools/grade/fit/describe-evaluation.ts';
import { prepareEssays } from '../tools/grade/fit/prepare-essays.ts';
import { FIT_SETTINGS } from '../tools/grade/fit/settings.ts';
import { readEssays } from '../tools/grade/read-essays.ts';
import { atLeast, atMost, reported, type Benchmark, type Row } from './benchmark.ts';
import { anEssay } from './load/an-essay.ts';

const work = (number: number): LocalWork => ({
  task: 2,
  prompt: 'Some people believe that public ferries should be free. To what extent do you agree or disagree?',
  minWords: 250,
  text: anEssay(number),
});

const MB = 1_000_000;

/** The longest time for which this thread could not do anything else, while something runs. */
async function watchThread<T>(
  run: () => Promise<T>,
): Promise<{ readonly result: T; readonly stall: number }> {
  let stall = 0;
  let before = performance.now();
  const timer = setInterval(() => {
    stall = Math.max(stall, performance.now() - before - 10);
    before = performance.now();
  }, 10);
  try {
    return { result: await run(), stall };
  } finally {
    clearInterval(timer);
  }
}

/** How well the bands agree with the marks of a file, by models that were fitted without the essay's prompt. */
async function measureMarks(file: string): Promise<readonly Row[]> {
  const graded = crossValidate(await prepareEssays(readEssays(file), undefined), FIT_SETTINGS, 'by-prompt');
  const capped = graded.filter(({ essay }) => essay.caps.length > 0).length;
  const worst = (own: readonly LeftOutGrade[]) =>
    Math.max(0, ...biasByBand(bandPairs(own)).map(({ bias }) => Math.abs(bias)));
  return [
    ...([1, 2] as const).flatMap((task) => {
      const own = graded.filter(({ essay }) => essay.task === task);
      if (own.length === 0) return [];
      const { qwk, withinHalf, meanError, essays } = measureAgreement(bandPairs(own));
      const held = own.filter(({ essay, low, high }) => essay.band >= low && essay.band <= high).length;
      const name = `Task ${task}, ${essays} essays by prompt`;
      const percent = { measure: `${name}: within half a band`, value: withinHalf * 100, unit: '%' };
      const error = { measure: `${name}: mean error`, value: meanError, unit: 'bands' };
      return [
        atLeast(task === 1 ? 0.52 : 0.65, { measure: `${name}: QWK`, value: qwk, unit: '' }),
        task === 1 ? reported(percent) : atLeast(64, percent),
        task === 1 ? reported(error) : atMost(0.63, error),
        reported({ measure: `${name}: worst bias, 5 to 8`, value: worst(own), unit: 'bands' }),
        reported({ measure: `${name}: marks in the range`, value: (held / essays) * 100, unit: '%' }),
      ];
    }),
    atMost(0.5, { measure: 'both tasks: worst bias of a band, 5 to 8', value: worst(graded), unit: 'bands' }),
    atMost(2, { measure: 'essays that a guard holds', value: (capped / graded.length) * 100, unit: '%' }),
  ];
}

export const benchmark: Benchmark<'texts' | 'queue'> = {
  name: 'grading',
  promise:
    'a text of 300 words costs at most 1 s of processor and 450 MB; a queue of 500 texts blocks nothing; with ESSAYS=<file> of marked essays, its bands agree with the marks',
  parameters: { texts: 60, queue: 500 },
  smoke: { texts: 2, queue: 3 },
  run: async ({ texts, queue }) => {
    const file = process.env['ESSAYS'];
    const rows: Row[] = file === undefined ? [] : [...(await measureMarks(file))];
    const grader = createLocalGrader({ log: console });
    try {
      const empty = process.memoryUsage.rss();
      const started = performance.now();
      await grader.grade(work(0));
      rows.push(
        reported({
          measure: 'the first text, with the start',
          value: (performance.now() - started) / 1000,
          unit: 's',
        }),
      );
      const before = process.cpuUsage();
      for (let number = 1; number <= texts; number += 1) await grader.grade(work(number));
      const { user, system } = process.cpuUsage(before);
      const seconds = (user + system) / 1_000_000 / texts;
      rows.push(atMost(1, { measure: 'processor for a text of 300 words', value: seconds, unit: 's' }));
      rows.push(reported({ measure: 'texts a minute and core', value: 60 / seconds, unit: '' }));
      const { result, stall } = await watchThread(() =>
        Promise.all(Array.from({ length: queue }, (_, at) => grader.grade(work(texts + at)))),
      );
      const failed = result.filter(({ ok }) => !ok).length;
      rows.push(atMost(0, { measure: `of ${queue} texts at once, not graded`, value: failed, unit: '' }));
      rows.push(
        atMost(200, { measure: 'longest stall of the main thread meanwhile', value: stall, unit: 'ms' }),
      );
      const more = (process.memoryUsage.rss() - empty) / MB;
      rows.push(atMost(450, { measure: 'memory on top of the process', value: more, unit: 'MB' }));
    } finally {
      await grader.close();
    }
    return rows;
  },
};
