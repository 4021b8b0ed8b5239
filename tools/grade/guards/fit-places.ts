import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { guardedText } from '#features/grading/domain/guards/guarded-text.ts';
import { CUES, placeOf, PLACES } from '#features/grading/domain/guards/sentence-places.ts';
import { cuesOf, LEAST_SENTENCES } from '#features/grading/domain/guards/shuffled.ts';
import { createTagger } from '#features/grading/server/local/tag-essay.ts';
import { readEssays, type MarkedEssay } from '../read-essays.ts';

const WEIGHTS = 'src/features/grading/domain/guards/place-weights.ts';
/** Texts below this band are often out of order themselves. */
const LEAST_BAND = 5.5;
/** Added to counts, so that a rare cue has no great weight. */
const SMOOTHING = 2;

/** Fits where in a text each cue is found, and writes the weights with the hash of the data. */
export function fitPlaces(file: string, date: string): void {
  const essays = readEssays(file);
  const tag = createTagger();
  const lines = ([1, 2] as const).map((task) => {
    const texts = essays.filter((each) => each.task === task && each.band >= LEAST_BAND);
    return `  ${task}: new Map([\n${weightsOf(texts, tag)}\n  ]),`;
  });
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  writeFileSync(
    WEIGHTS,
    `/**
 * The logarithm of how much oftener a cue is in each of the six places than by chance, by task. Fitted by
 * \`npm run grade -- guards\` on ${essays.length} learners' essays on ${date}. SHA-256 of the data:
 * ${hash}.
 */
export const PLACE_WEIGHTS: Readonly<Record<1 | 2, ReadonlyMap<string, readonly number[]>>> = {
${lines.join('\n')}
};
`,
  );
}

function weightsOf(texts: readonly MarkedEssay[], tag: ReturnType<typeof createTagger>): string {
  const names = [...CUES.map(([name]) => name), 'takes-up-prompt', 'leaves-prompt', 'none'];
  const counts = new Map(names.map((name) => [name, { met: zeros(), expected: zeros() }]));
  for (const { essay, prompt } of texts) {
    const cues = guardedText(tag(essay)).sentences.map(cuesOf(prompt));
    if (cues.length < LEAST_SENTENCES) continue;
    cues.forEach((found, at) => {
      for (const name of found) {
        const count = counts.get(name);
        if (count === undefined) continue;
        count.met[placeOf(at, cues.length)] = (count.met[placeOf(at, cues.length)] ?? 0) + 1;
        cues.forEach((_, other) => {
          const place = placeOf(other, cues.length);
          count.expected[place] = (count.expected[place] ?? 0) + 1 / cues.length;
        });
      }
    });
  }
  return [...counts]
    .map(([name, { met, expected }]) => {
      const weights = met.map((count, place) =>
        Math.log((count + SMOOTHING) / ((expected[place] ?? 0) + SMOOTHING)),
      );
      return `    ['${name}', [${weights.map((weight) => Number(weight.toFixed(2))).join(', ')}]],`;
    })
    .join('\n');
}

function zeros(): number[] {
  return Array.from({ length: PLACES }, () => 0);
}
