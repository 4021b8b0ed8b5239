import { createLocalGrader } from '#features/grading/server/local/create-local-grader.ts';
import type { LocalWork } from '#features/grading/server/local/local-grade.ts';
import { atMost, reported, type Benchmark, type Row } from './benchmark.ts';

/** About 100 words with a learner's errors; three of them make an essay. */
const PARAGRAPH =
  'Nowadays many people in the islands discuss about the price of ferries. Some of them think that a ticket should be ' +
  'free, because everyone need to reach the hospital or the school, and there are not another way to do it. On the ' +
  'other hand, the goverment have to pay the crews, the harbours and the fuel, which becomes more expensive every year. ' +
  'In my opinion, a small price is fair for visitors, but people who live there should pay nothing, as a road is also ' +
  'free for people on the mainland. For example, in the north the families spends a tenth of their income on tickets.';

const work = (number: number): LocalWork => ({
  task: 2,
  prompt: 'Some people believe that public ferries should be free. To what extent do you agree or disagree?',
  minWords: 250,
  text: [1, 2, 3].map((part) => `${PARAGRAPH} This is part ${part} of text ${number}.`).join('\n'),
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

export const benchmark: Benchmark<'texts' | 'queue'> = {
  name: 'grading',
  promise:
    'a text of 300 words costs at most 1 s of processor and 450 MB; a queue of 500 texts blocks nothing',
  parameters: { texts: 60, queue: 500 },
  smoke: { texts: 2, queue: 3 },
  run: async ({ texts, queue }) => {
    const rows: Row[] = [];
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
