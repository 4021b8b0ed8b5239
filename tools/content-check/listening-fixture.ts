import type { answerKeyFileSchema } from '#features/library/server/papers/answer-key-schema.ts';
import type { paperSchema } from '#features/library/server/papers/content-schemas.ts';
import type { scriptSchema } from '#features/library/server/papers/script-schema.ts';
import type { z } from 'zod';
import { both } from './content-fixture.ts';

type Script = z.input<typeof scriptSchema>;
type Answers = Extract<
  z.input<typeof answerKeyFileSchema>['sections'][number],
  { skill: 'listening' }
>['answers'];

export function aScript(changes: Partial<Script> = {}): Script {
  return {
    title: 'Lamps of the harbour',
    situation: 'A man talks about harbour lamps',
    speakers: { narrator: { voice: 'narrator' }, man: { voice: 'man-1' } },
    turns: [
      { id: 't1', speaker: 'narrator', display: 'Part 1.', spoken: 'Part one.', pauseMs: 700 },
      { id: 't2', speaker: 'man', display: 'The lamps burn oil.', pauseMs: 300 },
      { id: 't3', speaker: 'man', display: 'The keeper lights them at dusk.', pauseMs: 300 },
    ],
    ...changes,
  };
}

const explanation = both(
  'He says so, word for word, in the place that is shown.',
  '他在所示之處逐字說明。'.repeat(4),
);

/** A mock test of one part of Listening with two gaps, by default right in everything. */
export function aListeningTest({
  script = aScript(),
  answers,
  form = 'short',
}: { readonly script?: Script; readonly answers?: Answers; readonly form?: 'full' | 'short' } = {}) {
  return {
    'mock-tests/lamps/paper.json': {
      slug: 'lamps',
      title: both('Lamps', '燈'),
      module: 'academic',
      form,
      sections: [
        {
          skill: 'listening',
          checkMinutes: 2,
          parts: [
            {
              script: 'scripts/listening-1.json',
              groups: [
                {
                  type: 'sentence-completion',
                  wordLimit: { words: 1, number: false },
                  questions: [
                    { number: 1, text: 'The lamps burn {gap}.' },
                    { number: 2, text: 'They are lit at {gap}.' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    } satisfies z.input<typeof paperSchema>,
    'mock-tests/lamps/answer-key.json': {
      sections: [
        {
          skill: 'listening',
          bands: [
            { minRaw: 2, band: 9 },
            { minRaw: 0, band: 0 },
          ],
          answers: answers ?? [
            { number: 1, key: 'oil', explanation, evidence: [{ turn: 't2', quote: 'burn oil' }] },
            { number: 2, key: 'dusk', explanation, evidence: [{ turn: 't3', quote: 'at dusk' }] },
          ],
        },
      ],
    } satisfies z.input<typeof answerKeyFileSchema>,
    'mock-tests/lamps/scripts/listening-1.json': script,
  };
}
