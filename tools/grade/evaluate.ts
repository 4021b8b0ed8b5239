import { writeFileSync } from 'node:fs';
import type { Cap, LocalWork } from '#features/grading/server/local/local-grade.ts';
import { weightedKappa } from './agreement.ts';
import { describeAgreement } from './describe-agreement.ts';
import { inLanes } from './in-lanes.ts';
import { readEssays } from './read-essays.ts';

/** The words that each task asks for. */
export const MIN_WORDS = { 1: 150, 2: 250 } as const;
const NO_CAP = 9;
/** A language model reads several essays at once. */
export const MODEL_LANES = 4;

/** The part of a grade that is compared with a mark. */
type EssayBands = {
  readonly band: number;
  readonly low: number;
  readonly high: number;
  readonly caps: readonly Cap[];
};

/** Grades every essay of a file, and prints how well the bands agree with the marks. */
export async function evaluate(
  grade: (work: LocalWork) => Promise<EssayBands>,
  {
    file,
    out,
    lanes = 1,
  }: { readonly file: string; readonly out: string | undefined; readonly lanes?: number },
): Promise<void> {
  const essays = readEssays(file);
  const before = process.cpuUsage();
  const grades = await inLanes(essays, lanes, ({ task, prompt, essay }) =>
    grade({ task, prompt, minWords: MIN_WORDS[task], text: essay }),
  );
  const { user, system } = process.cpuUsage(before);
  const graded = essays.flatMap((essay, at) => {
    const given = grades[at];
    return given ? [{ ...essay, grade: given }] : [];
  });
  for (const [name, tasks] of [
    ['Task 1', [1]],
    ['Task 2', [2]],
    ['Both tasks', [1, 2]],
  ] as const) {
    const own = graded.filter(({ task }) => (tasks as readonly number[]).includes(task));
    if (own.length === 0) continue;
    console.log(
      describeAgreement(
        name,
        own.map((each) => ({ given: each.band, graded: each.grade.band })),
      ),
    );
    // A cap follows from the task. Marks that were given for another task say nothing about it.
    const free = own.filter(({ grade: { caps } }) => caps.every(({ cap }) => cap >= NO_CAP));
    if (free.length > 0 && free.length < own.length) {
      const kappa = weightedKappa(free.map((each) => ({ given: each.band, graded: each.grade.band })));
      console.log(`  QWK of the ${free.length} that no guard caps ${kappa.toFixed(3)}`);
    }
    const held = own.filter((each) => each.band >= each.grade.low && each.band <= each.grade.high).length;
    console.log(`  the range holds the mark in ${((held / own.length) * 100).toFixed(1)} %`);
  }
  console.log(describeCaps(grades));
  console.log(`processor time per essay ${((user + system) / 1000 / essays.length).toFixed(0)} ms`);
  if (out !== undefined) {
    const lines = grades.map(({ band, low, high, caps }) =>
      JSON.stringify({ band_low: low, band_high: high, band, caps: caps.map(({ id }) => id) }),
    );
    writeFileSync(out, lines.map((line) => `${line}\n`).join(''));
  }
}

/** Real essays that a guard capped. Guards that only warn do not count. */
function describeCaps(grades: readonly EssayBands[]): string {
  const capping = grades.map(({ caps }) => caps.filter(({ cap }) => cap < NO_CAP).map(({ id }) => id));
  const capped = capping.filter((ids) => ids.length > 0).length;
  const counts = [...new Set(capping.flat())].sort().map((id) => {
    return `${id} ${capping.filter((ids) => ids.includes(id)).length}`;
  });
  const share = ((capped / Math.max(1, grades.length)) * 100).toFixed(1);
  return `guards cap ${capped} of ${grades.length} essays (${share} %)${counts.length > 0 ? `: ${counts.join(', ')}` : ''}`;
}
