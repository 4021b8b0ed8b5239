import { criteriaOfTask } from '#ielts/marking/model-answers.ts';
import { EXAMINER_LINES, TALK } from '#ielts/paper/speaking-paper.ts';
import type { answerKeyFileSchema } from '#features/library/server/papers/answer-key-schema.ts';
import type { paperSchema } from '#features/library/server/papers/content-schemas.ts';
import type { z } from 'zod';
import { fill, fillBoth, range, type SkeletonKind } from './skeleton-kind.ts';

type Section = z.input<typeof paperSchema>['sections'][number];
type Key = z.input<typeof answerKeyFileSchema>['sections'][number];
type Task = Extract<Section, { skill: 'writing' }>['tasks'][number];
type SpeakingPart = Extract<Section, { skill: 'speaking' }>['parts'][number];

const MODEL_BANDS = [9, 7, 5];
const AT_LEAST = (words: number) => `Write at least ${words} words.`;

const FIRST = { number: 1, minutes: 20, minWords: 150 };

/** A task of each type to fill in. */
export const SKELETON_TASKS = {
  letter: {
    ...FIRST,
    type: 'letter',
    // The player adds the number of words to a letter itself.
    prompt: fill('the situation that the letter is about'),
    points: range(1, 3).map((i) => fill(`what the letter must say, ${i}`)),
    opening: `Dear ${fill('who it is written to, such as Sir or Madam')},`,
  },
  chart: {
    ...FIRST,
    type: 'chart',
    prompt:
      `${fill('what the chart shows, in one or two sentences')}\n\nSummarise the information by selecting and ` +
      `reporting the main features, and make comparisons where relevant.\n\n${AT_LEAST(150)}`,
    chart: {
      kind: 'bar',
      title: fill('the title of the chart; give every series a value for each category'),
      unit: '%',
      categoryLabel: fill('what the categories are, such as Year'),
      categories: range(1, 4).map((i) => fill(`category ${i}`)),
      series: range(1, 2).map((i) => ({ name: fill(`what series ${i} is of`), values: [0, 0, 0, 0] })),
      source: 'Invented data',
    },
  },
  essay: {
    number: 2,
    type: 'essay',
    minutes: 40,
    minWords: 250,
    prompt:
      `Write about the following topic:\n\n${fill('the topic, and what to do with it: discuss, agree or not, solve')}` +
      `\n\nSupport what you say with reasons, and with examples from your own knowledge or experience.\n\n${AT_LEAST(250)}`,
  },
} satisfies Record<Task['type'], Task>;

/** Task 1 is a chart or a letter, Task 2 an essay; a short form has Task 1 alone. */
function tasksOf({ module, form }: SkeletonKind): Task[] {
  const task1 = SKELETON_TASKS[module === 'academic' ? 'chart' : 'letter'];
  return form === 'full' ? [task1, SKELETON_TASKS.essay] : [task1];
}

/** Model answers to fill in, with a comment for each criterion. */
export function skeletonModels(
  { type, minWords }: Pick<Task, 'type' | 'minWords'>,
  bands: readonly number[],
) {
  return bands.map((band) => ({
    band,
    text: fill(`an answer at band ${band}, of at least ${minWords} words`),
    comments: criteriaOfTask(type).map((criterion) => ({
      criterion,
      text: fillBoth(`what makes it band ${band} in ${criterion}`, `這篇在此評分項目為何是 ${band} 級分`),
    })),
  }));
}

export function skeletonWriting(kind: SkeletonKind): { readonly section: Section; readonly key: Key } {
  const tasks = tasksOf(kind);
  return {
    section: {
      skill: 'writing',
      durationMinutes: tasks.reduce((sum, { minutes }) => sum + minutes, 0),
      tasks,
    },
    key: {
      skill: 'writing',
      tasks: tasks.map((task) => ({ number: task.number, models: skeletonModels(task, MODEL_BANDS) })),
    },
  };
}

/** The lines of every examiner. Change them where a test needs other words. */
const LINES: Readonly<Record<(typeof EXAMINER_LINES)[number], string>> = {
  welcome:
    'Hello. This is the Speaking test, and it will be recorded. In the first part, I’d like to ask you some questions about yourself and about everyday subjects.',
  'part-2-intro':
    'Thank you. In the next part, I’m going to give you a topic to talk about on your own, for one to two minutes. The card tells you what to include. Before you speak, you have one minute to think about what you want to say, and you can make notes if you wish. Your minute starts now.',
  'part-2-start':
    'All right. You have one to two minutes for this, so don’t worry if I stop you. I’ll tell you when the time is up. Can you begin speaking now, please?',
  'part-2-stop': 'Thank you.',
  'part-3-intro':
    'We have been talking about the topic on your card. I’d now like to ask you some more general questions about it.',
  goodbye: 'Thank you. That is the end of the Speaking test.',
};

function topics(part: 1 | 3, counts: readonly number[], seconds: number) {
  let number = 0;
  return counts.map((count, t) => ({
    title: fill(`topic ${t + 1}`),
    questions: range(1, count).map(() => {
      number += 1;
      return { id: `p${part}q${number}`, text: fill('a question, as the examiner says it'), seconds };
    }),
  }));
}

export function skeletonSpeaking({ form }: SkeletonKind): { readonly section: Section; readonly key: Key } {
  const full = form === 'full';
  const talk: SpeakingPart = {
    part: 2,
    preparationSeconds: 60,
    talkSeconds: 120,
    card: {
      topic: fill('Describe …'),
      lead: 'You should say:',
      points: range(1, 3).map((i) => fill(`point ${i} of the card`)),
      closing: fill('and explain …'),
    },
    roundingOff: range(1, full ? 2 : 1).map((i) => ({
      id: `p2r${i}`,
      text: fill('a short question about the talk'),
      seconds: 40,
    })),
  };
  const parts: SpeakingPart[] = [
    { part: 1, topics: topics(1, full ? [4, 4, 4] : [4], 45) },
    talk,
    ...(full ? [{ part: 3 as const, topics: topics(3, [3, 3], 75) }] : []),
  ];
  const ids = parts.flatMap((part) =>
    part.part === 2
      ? [TALK, ...part.roundingOff.map(({ id }) => id)]
      : part.topics.flatMap(({ questions }) => questions.map(({ id }) => id)),
  );
  const lines = EXAMINER_LINES.filter((id) => full || id !== 'part-3-intro');
  return {
    section: {
      skill: 'speaking',
      parts,
      examiner: { lines: lines.map((id) => ({ id, text: LINES[id] })) },
    },
    key: {
      skill: 'speaking',
      models: ids.map((question) => ({
        question,
        band: question === TALK ? 9 : 7,
        text: fill(question === TALK ? 'a talk of 200 to 320 words at band 9' : 'an answer at band 7'),
        comment: fillBoth(
          'what makes it good, or keeps it from a higher band',
          '這段回答好在哪裡，或為何不到更高的級分',
        ),
      })),
    },
  };
}
