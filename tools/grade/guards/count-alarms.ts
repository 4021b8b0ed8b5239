import type { GuardId } from '#features/grading/domain/guards/guard.ts';
import { createEssayChecker } from '#features/grading/server/local/check-essay.ts';
import { createTagger } from '#features/grading/server/local/tag-essay.ts';
import { readWordTable } from '#features/grading/server/local/word-ranks.ts';
import { MIN_WORDS } from '../evaluate.ts';
import type { MarkedEssay } from '../read-essays.ts';

/** Warnings have this cap and are no alarms. */
const NO_CAP = 9;

export type AlarmCount = {
  readonly essays: number;
  /** Lines of the file, from 1, with the guards that fire on them. */
  readonly alarms: readonly {
    readonly line: number;
    readonly band: number;
    readonly guards: readonly string[];
  }[];
  /** Essays whose cap is below the band that they were given. */
  readonly lowered: number;
  readonly byGuard: ReadonlyMap<GuardId, number>;
  readonly msPerEssay: number;
};

/** Runs the guards over marked essays and counts what they hold back. */
export function countAlarms(essays: readonly MarkedEssay[]): AlarmCount {
  const tag = createTagger();
  const check = createEssayChecker();
  const words = readWordTable();
  const tagged = essays.map((each) => ({ ...each, text: tag(each.essay) }));
  const byGuard = new Map<GuardId, number>();
  const startedAt = performance.now();
  let lowered = 0;
  const alarms = tagged.flatMap(({ text, task, prompt, band }, at) => {
    const { guards } = check(text, words, { task, prompt, minWords: MIN_WORDS[task] });
    const caps = guards.filter(({ cap }) => cap < NO_CAP);
    for (const { id } of caps) byGuard.set(id, (byGuard.get(id) ?? 0) + 1);
    if (caps.some(({ cap }) => cap < band)) lowered += 1;
    const names = caps.map(({ id, cap }) => `${id} ${cap}`);
    return caps.length === 0 ? [] : [{ line: at + 1, band, guards: names }];
  });
  const msPerEssay = (performance.now() - startedAt) / Math.max(1, essays.length);
  return { essays: essays.length, alarms, lowered, byGuard, msPerEssay };
}

/** The count as lines for a terminal. */
export function describeAlarms({ essays, alarms, lowered, byGuard, msPerEssay }: AlarmCount): string {
  const share = (count: number) =>
    `${count} of ${essays} (${((100 * count) / Math.max(1, essays)).toFixed(2)} %)`;
  return [
    `essays with a guard: ${share(alarms.length)}`,
    `  and a cap below their band: ${share(lowered)}`,
    ...[...byGuard].sort((a, b) => b[1] - a[1]).map(([id, count]) => `  ${id}: ${count}`),
    ...alarms.map(({ line, band, guards }) => `line ${line}, band ${band}: ${guards.join(', ')}`),
    `${msPerEssay.toFixed(1)} ms for each essay, without tagging`,
  ].join('\n');
}
