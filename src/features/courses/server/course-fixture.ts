import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { ExerciseBlock, LessonBlock, LessonContent } from '../domain/lesson-content.ts';
import type { LessonAnswerKey, LessonKey } from '../domain/lesson-key.ts';
import { outlineOf } from '../domain/outline-of.ts';
import { createCourses, type Course, type CourseLesson, type Courses } from './content/load-courses.ts';
import type { LoadedLesson } from './content/load-lesson.ts';
import type { LoadedModuleTest } from './content/load-module-test.ts';

export const both = (en: string, zhHant = '中文') => ({ en, 'zh-Hant': zhHant });

/** Words that no learner may see before the answer. */
export const SECRET_EXPLANATION = 'The secret reason is that live comes alone here.';

export function aText(id: string): LessonBlock {
  return {
    id,
    kind: 'text',
    heading: null,
    pieces: [{ kind: 'paragraph', html: both('<p>Read.</p>', '<p>讀。</p>') }],
  };
}

export function anExercise(id: string, ...groups: readonly ShownGroup[]): ExerciseBlock {
  return {
    id,
    kind: 'exercise',
    title: both('Try it', '練習'),
    intro: null,
    passage: null,
    recording: null,
    clips: {},
    charts: [],
    clock: null,
    groups,
  };
}

export const CORRECT: ShownGroup = {
  type: 'correct',
  questions: [{ number: 1, sentence: 'I am live in Keelung.' }],
};
export const CHOICE: ShownGroup = {
  type: 'multiple-choice',
  questions: [{ number: 2, stem: 'Which is right?', options: ['He works.', 'He work.', 'He is work.'] }],
};

export function anAnswerKey(number: number, solution: LessonAnswerKey['solution']): LessonAnswerKey {
  return {
    number,
    solution,
    explanation: both(SECRET_EXPLANATION, '祕密的理由。'),
    evidence: [],
    skill: 'G-gb-1-1',
    error: null,
    lesson: null,
  };
}

const KEY: LessonKey = {
  answers: [anAnswerKey(1, { accepted: ['I live in Keelung.'] }), anAnswerKey(2, { key: 'A' })],
  useModels: [{ band: 5, text: 'A secret model.', comment: both('Good.', '很好。') }],
  taskModels: [],
};

/** The length of the fixture's tutorial. */
export const TUTORIAL_MS = 100_000;

/** A lesson of a text, a tutorial, an exercise with two questions, and "Use it". */
export const FOUR_BLOCKS: readonly LessonBlock[] = [
  aText('opening'),
  { id: 'video', kind: 'tutorial', tutorial: 'one-verb', durationMs: TUTORIAL_MS },
  anExercise('try-it', CORRECT, CHOICE),
  {
    id: 'use-it',
    kind: 'use',
    title: both('Use it', '用用看'),
    prompt: both('Write.', '寫。'),
    checklist: [both('One', '一')],
    do: 'write',
    words: { from: 5, to: 60 },
  },
];

type LessonOptions = {
  readonly course?: string;
  readonly slug?: string;
  readonly blocks?: readonly LessonBlock[];
  readonly key?: LessonKey;
  readonly version?: string;
  readonly transcripts?: LoadedLesson['transcripts'];
};

export function aLoadedLesson({
  course = 'lamps',
  slug = 'oil',
  blocks = FOUR_BLOCKS,
  key = KEY,
  version = 'v1',
  transcripts = new Map(),
}: LessonOptions = {}): LoadedLesson {
  const content: LessonContent = {
    course,
    slug,
    version,
    kind: 'teach',
    title: both(slug, '燈'),
    goal: both('You can.', '你可以。'),
    buildsOn: [],
    prepares: [],
    blocks,
  };
  return { content, outline: outlineOf(content), key, transcripts, minutes: 20 };
}

export function aLesson(number: string, loaded: LoadedLesson | undefined, isFree = false): CourseLesson {
  const slug = loaded?.content.slug ?? `lesson-${number.replace('.', '-')}`;
  return { slug, number, title: both(slug, '燈'), minutes: 20, isFree, loaded };
}

export function aCourse(changes: Partial<Course> = {}): Course {
  return {
    key: 'lamps',
    slug: 'lamps',
    productId: 'lamps_id',
    title: both('Lamps', '燈'),
    hours: 1,
    modules: [
      {
        number: 1,
        title: both('First', '第一'),
        lessons: [
          aLesson('1.1', aLoadedLesson(), true),
          aLesson('1.2', aLoadedLesson({ slug: 'wicks', blocks: [aText('opening')] })),
        ],
        test: undefined,
      },
    ],
    ...changes,
  };
}

/** Questions that are right with the word `word <number>`. */
export function words(first: number, count: number): { group: ShownGroup; keys: LessonAnswerKey[] } {
  const numbers = Array.from({ length: count }, (_, i) => first + i);
  return {
    group: {
      type: 'word-form',
      questions: numbers.map((number) => ({ number, word: 'word', text: `Sentence ${number} {gap}.` })),
    },
    keys: numbers.map((number) => anAnswerKey(number, { key: `word ${number}` })),
  };
}

/** A test of ten questions. */
function aTest(): LoadedModuleTest {
  const { group, keys } = words(1, 10);
  return {
    block: anExercise('test', group),
    answers: keys.map((each) => ({ ...each, lesson: '1.1' })),
  };
}

/** A course with a test of ten questions, a lesson of twelve, and an essay. */
function aTestedCourse(): Course {
  const lesson = words(1, 12);
  const key: LessonKey = { answers: lesson.keys, useModels: [], taskModels: [] };
  const task = {
    skill: 'writing',
    type: 'essay',
    prompt: 'Some people say that lamps are better than candles. Discuss.',
    minutes: 40,
    minWords: 250,
  } as const;
  return aCourse({
    key: 'tested',
    slug: 'tested',
    modules: [
      {
        number: 1,
        title: both('First', '第一'),
        lessons: [
          aLesson(
            '1.1',
            aLoadedLesson({
              course: 'tested',
              slug: 'drill',
              blocks: [anExercise('try-it', lesson.group)],
              key,
            }),
          ),
          aLesson(
            '1.2',
            aLoadedLesson({
              course: 'tested',
              slug: 'essay',
              blocks: [{ id: 'task', kind: 'task', task }],
              key: {
                answers: [],
                useModels: [],
                taskModels: [
                  {
                    band: 6,
                    text: 'Lamps are safe.',
                    comments: [{ criterion: 'task-response', text: both('Too short.', '太短了。') }],
                  },
                ],
              },
            }),
          ),
        ],
        test: aTest(),
      },
    ],
  });
}

/** A course with a spoken task of two questions and a talk. */
function aSpokenCourse(): Course {
  const parts = [
    {
      part: 1,
      topics: [
        {
          title: 'Lamps',
          questions: [
            { id: 'p1q1', text: 'Do you have a lamp?', seconds: 30 },
            { id: 'p1q2', text: 'Do you like it?', seconds: 30 },
          ],
        },
      ],
    },
    {
      part: 2,
      preparationSeconds: 60,
      talkSeconds: 120,
      card: { topic: 'A lamp', lead: 'You should say:', points: ['where it is'], closing: 'and why.' },
      roundingOff: [],
    },
  ] as const;
  const taskModels = [
    {
      band: 6,
      text: 'A secret lamp.',
      comments: [{ criterion: 'pronunciation', text: both('Clear.', '清楚。') }],
    },
  ] as const;
  const loaded = aLoadedLesson({
    course: 'spoken',
    slug: 'interview',
    blocks: [{ id: 'task', kind: 'task', task: { skill: 'speaking', parts } }],
    key: { answers: [], useModels: [], taskModels },
  });
  const lessons = [aLesson('1.1', loaded)];
  return aCourse({
    key: 'spoken',
    slug: 'spoken',
    modules: [{ number: 1, title: both('First', '第一'), lessons, test: undefined }],
  });
}

/**
 * A course of two lessons, the first of which is free, a free course with a test, one with a test and an essay, and one with a spoken
 * task.
 */
export function someCourses(): Courses {
  const free = aCourse({
    key: 'free',
    slug: 'free',
    productId: null,
    modules: [
      {
        number: 1,
        title: both('First', '第一'),
        lessons: [
          aLesson('1.1', aLoadedLesson({ course: 'free', slug: 'start', blocks: [aText('opening')] }), true),
          aLesson('1.2', undefined, true),
        ],
        test: aTest(),
      },
    ],
  });
  return createCourses([aCourse(), free, aTestedCourse(), aSpokenCourse()]);
}
