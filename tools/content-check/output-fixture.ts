import { criteriaOfTask, type WritingCriterion } from '#ielts/marking/model-answers.ts';
import type { Form, Module } from '#ielts/paper/paper.ts';
import { EXAMINER_LINES } from '#ielts/paper/speaking-paper.ts';
import type { answerKeyFileSchema } from '#features/library/server/papers/answer-key-schema.ts';
import type { paperSchema } from '#features/library/server/papers/content-schemas.ts';
import type { z } from 'zod';
import { both } from './content-fixture.ts';

type Paper = z.input<typeof paperSchema>;
type Keys = z.input<typeof answerKeyFileSchema>;
type Task = Extract<Paper['sections'][number], { skill: 'writing' }>['tasks'][number];
type LineId = (typeof EXAMINER_LINES)[number];

const words = (count: number) => 'word '.repeat(count).trim();

function files(paper: Omit<Paper, 'slug' | 'title'>, keys: Keys) {
  return {
    'mock-tests/lamps/paper.json': { slug: 'lamps', title: both('Lamps', '燈'), ...paper } satisfies Paper,
    'mock-tests/lamps/answer-key.json': keys,
  };
}

function aTask(number: number, minWords: number | undefined): Task {
  if (number === 2) {
    const prompt = 'Some people think that lamps should burn all night. Discuss.';
    return { number, type: 'essay', minutes: 40, minWords: 250, prompt };
  }
  return {
    number,
    type: 'chart',
    minutes: 20,
    minWords: minWords ?? 150,
    prompt: 'The chart below shows how many lamps a town had. Summarise it.',
    chart: {
      kind: 'bar',
      title: 'Lamps',
      unit: 'lamps',
      categoryLabel: 'Year',
      categories: ['1850', '1860'],
      series: [{ name: 'Oil', values: [3, 5] }],
    },
  };
}

type WritingChanges = {
  readonly module?: Module;
  readonly form?: Form;
  readonly tasks?: readonly number[];
  readonly durationMinutes?: number;
  /** Of Task 1. */
  readonly minWords?: number;
  /** Of every model. */
  readonly bands?: readonly number[];
  readonly words?: number;
  readonly criteria?: readonly WritingCriterion[];
};

/** A full Academic Writing with three models of each task, right in everything. */
export function aWritingTest(changes: WritingChanges = {}) {
  const {
    module = 'academic',
    form = 'full',
    tasks = [1, 2],
    durationMinutes = 60,
    bands = [9, 7, 5],
  } = changes;
  const models = (number: number) =>
    bands.map((band) => ({
      band,
      text: words(changes.words ?? 260),
      comments: [...(changes.criteria ?? criteriaOfTask(number === 1 ? 'chart' : 'essay'))].map(
        (criterion) => ({
          criterion,
          text: both('It does.', '有做到。'),
        }),
      ),
    }));
  return files(
    {
      module,
      form,
      sections: [
        { skill: 'writing', durationMinutes, tasks: tasks.map((number) => aTask(number, changes.minWords)) },
      ],
    },
    { sections: [{ skill: 'writing', tasks: tasks.map((number) => ({ number, models: models(number) })) }] },
  );
}

type SpeakingChanges = {
  readonly form?: Form;
  readonly question?: string;
  readonly roundingOff?: string;
  readonly lines?: readonly LineId[];
  readonly models?: readonly string[];
  readonly talkWords?: number;
};

/** A short Speaking of parts 1 and 2, right in everything. */
export function aSpeakingTest(changes: SpeakingChanges = {}) {
  const { form = 'short', roundingOff = 'p2r1', models = ['p1q1', 'card', 'p2r1'] } = changes;
  const lines = changes.lines ?? EXAMINER_LINES.filter((id) => id !== 'part-3-intro');
  const question = { id: 'p1q1', text: changes.question ?? 'Do you like lamps?', seconds: 30 };
  return files(
    {
      module: 'academic',
      form,
      sections: [
        {
          skill: 'speaking',
          parts: [
            { part: 1, topics: [{ title: 'Lamps', questions: [question] }] },
            {
              part: 2,
              preparationSeconds: 60,
              talkSeconds: 120,
              card: {
                topic: 'Describe a lamp that you like.',
                lead: 'You should say:',
                points: ['where it is', 'how old it is'],
                closing: 'and explain why you like it.',
              },
              roundingOff: [{ id: roundingOff, text: 'Do your friends like it?', seconds: 30 }],
            },
          ],
          examiner: { lines: lines.map((id) => ({ id, text: 'Thank you.' })) },
        },
      ],
    },
    {
      sections: [
        {
          skill: 'speaking',
          models: models.map((id) => ({ question: id, band: 7, text: words(changes.talkWords ?? 250) })),
        },
      ],
    },
  );
}
