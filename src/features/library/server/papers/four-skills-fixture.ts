import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import type { answerKeyFileSchema } from './answer-key-schema.ts';
import { hashLine, hashScript } from './audio-manifest.ts';
import type { paperSchema } from './content-schemas.ts';
import { createAudioFiles } from './load-audio.ts';
import { loadPapers, type Papers } from './load-papers.ts';
import { scriptSchema } from './script-schema.ts';

type Paper = z.input<typeof paperSchema>;
type Keys = z.input<typeof answerKeyFileSchema>;

const both = (en: string) => ({ en, 'zh-Hant': `中文：${en}` });
const bands = (most: number) => [
  { minRaw: most, band: 9 },
  { minRaw: 1, band: 4 },
  { minRaw: 0, band: 0 },
];

export const SCRIPT: z.input<typeof scriptSchema> = {
  title: 'Booking a boat',
  situation: 'A telephone conversation about a boat',
  speakers: { narrator: { voice: 'narrator' }, man: { voice: 'man-1', name: 'Manager' } },
  turns: [
    { id: 't1', speaker: 'narrator', display: 'Part 1.', spoken: 'Part one.', pauseMs: 700 },
    {
      id: 't2',
      speaker: 'man',
      display: 'The harbour trip lasts 3 hours.',
      spoken: 'Three hours.',
      pauseMs: 300,
    },
    { id: 't3', speaker: 'man', display: 'You pay at the blue kiosk.', pauseMs: 300 },
  ],
};

/** How long the recording of `SCRIPT` plays, and after it the time to check. */
export const AUDIO_MS = 61_500;
export const CHECK_MINUTES = 2;

const HASH = 'a'.repeat(64);
const file = (name: string) => ({
  file: `${name}-${'a'.repeat(16)}.m4a`,
  sha256: HASH,
  bytes: 10,
});
const spoken = (id: string, text: string) => ({
  id,
  textHash: hashLine(text),
  ...file(`speaking-${id}`),
  durationMs: 4000,
});

const question = (id: string, text: string) => ({ id, text, seconds: 30 });

const PAPER: Paper = {
  slug: 'harbour',
  title: both('Harbour'),
  module: 'academic',
  form: 'short',
  access: 'everybody',
  sections: [
    {
      skill: 'listening',
      checkMinutes: CHECK_MINUTES,
      parts: [
        {
          script: 'scripts/listening-1.json',
          groups: [
            {
              type: 'form-completion',
              title: 'Boat trip',
              fill: { from: 'text', wordLimit: { words: 1, number: true } },
              lines: [
                { label: 'Length', text: '{1} hours' },
                { label: 'Pay at', text: 'the {2}' },
              ],
            },
            {
              type: 'multiple-choice',
              questions: [{ number: 3, stem: 'The kiosk is', options: ['red', 'blue', 'green'] }],
            },
          ],
        },
      ],
    },
    {
      skill: 'writing',
      durationMinutes: 60,
      tasks: [
        {
          number: 1,
          type: 'chart',
          minutes: 20,
          minWords: 150,
          prompt: 'The chart below shows how many boats left a harbour. Summarise it.',
          chart: {
            kind: 'bar',
            title: 'Boats',
            unit: 'boats',
            categoryLabel: 'Year',
            categories: ['1990', '2000'],
            series: [{ name: 'Ferries', values: [3, 5] }],
          },
        },
        {
          number: 2,
          type: 'essay',
          minutes: 40,
          minWords: 250,
          prompt: 'Some people think that harbours should be closed to cars. Discuss.',
        },
      ],
    },
    {
      skill: 'speaking',
      parts: [
        { part: 1, topics: [{ title: 'Home', questions: [question('p1q1', 'Where do you live?')] }] },
        {
          part: 2,
          preparationSeconds: 60,
          talkSeconds: 120,
          card: {
            topic: 'Describe a boat that you saw.',
            lead: 'You should say:',
            points: ['where it was', 'what it was like'],
            closing: 'and explain why you remember it.',
          },
          roundingOff: [{ ...question('p2r1', 'Would you like one, Dr Low?'), spoken: 'Doctor Low?' }],
        },
        { part: 3, topics: [{ title: 'Seas', questions: [question('p3q1', 'Why do people go to sea?')] }] },
      ],
      examiner: { lines: [{ id: 'welcome', text: 'Good morning.' }] },
    },
  ],
};

const KEYS: Keys = {
  sections: [
    {
      skill: 'listening',
      bands: bands(3),
      answers: [
        {
          number: 1,
          key: '3',
          explanation: both('He says it lasts three hours.'),
          evidence: [{ turn: 't2', quote: 'lasts 3 hours' }],
        },
        {
          number: 2,
          key: 'kiosk',
          explanation: both('You pay there.'),
          evidence: [{ turn: 't3', quote: 'blue kiosk' }],
        },
        {
          number: 3,
          key: 'B',
          explanation: both('He calls it blue.'),
          evidence: [{ turn: 't3', quote: 'blue kiosk' }],
        },
      ],
    },
    {
      skill: 'writing',
      tasks: [
        {
          number: 1,
          models: [
            {
              band: 9,
              text: 'Overall, more ferries left.',
              comments: [{ criterion: 'task-achievement', text: both('All of it is there.') }],
            },
          ],
        },
        { number: 2, models: [{ band: 9, text: 'Cars do not belong on a quay.', comments: [] }] },
      ],
    },
    {
      skill: 'speaking',
      models: [{ question: 'p1q1', band: 7, text: 'I live by the water.', comment: both('Natural.') }],
    },
  ],
};

function write(directory: string, name: string, value: unknown): void {
  const path = join(directory, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
}

export type Written = {
  readonly paper?: Partial<Paper>;
  readonly script?: typeof SCRIPT;
  /** False: nothing is rendered. */
  readonly audio?: boolean;
};

/** `harbour`: a mock test of Listening, Writing and Speaking, written into a directory of its own and loaded from it. */
export function loadFourSkills({ paper = {}, script = SCRIPT, audio = true }: Written = {}): Papers {
  const directory = mkdtempSync(join(tmpdir(), 'ninefold-harbour-'));
  try {
    write(directory, 'mock-tests/harbour/paper.json', { ...PAPER, ...paper });
    write(directory, 'mock-tests/harbour/answer-key.json', KEYS);
    write(directory, 'mock-tests/harbour/scripts/listening-1.json', script);
    if (audio) {
      const made = { engine: 'local', synthetic: true };
      write(directory, 'audio/harbour/listening-1.json', {
        script: 'scripts/listening-1.json',
        scriptHash: hashScript(scriptSchema.parse(SCRIPT)),
        ...made,
        ...file('listening-1'),
        durationMs: AUDIO_MS,
        turns: SCRIPT.turns.map(({ id }, i) => ({ id, startMs: 1000 * i + 500, endMs: 1000 * i + 1200 })),
      });
      write(directory, 'audio/harbour/speaking.json', {
        ...made,
        lines: [spoken('welcome', 'Good morning.'), spoken('p2r1', 'Doctor Low?')],
      });
    }
    return contentOrThrow(loadPapers(directory, createMediaFiles('media'), createAudioFiles(directory)));
  } finally {
    rmSync(directory, { recursive: true });
  }
}
