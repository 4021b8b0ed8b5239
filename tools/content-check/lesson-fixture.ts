import { aCourse, both } from './content-fixture.ts';

/** The names of the fixture's lesson: the first of the course of `aCourse`. */
export const LESSON = 'courses/lamps/lessons/oil/';

/** An explanation of so many words. */
export const explanationOf = (count: number) => ({
  en: `${'why '.repeat(count - 1)}so.`,
  'zh-Hant': '因為句子裡已經有動詞，所以不需要再加一個 be 動詞。',
});

/** A text of about so many words in sentences of four, with a table. */
export const textOf = (count: number) =>
  `# Oil\n\n${'We see the lamp. '.repeat(Math.round((count - 4) / 4))}\n\n## Look {#look}\n\n| A | B |\n|---|---|\n| c | d |\n`;
export const CHINESE = '# 油\n\n我們看見燈。\n\n## 看 {#look}\n\n| 一 | 二 |\n|---|---|\n| 三 | 四 |\n';

export const CORRECT = {
  type: 'correct',
  questions: [{ number: 1, sentence: 'He is work in Keelung today.' }],
};
export const anAnswer = (number: number, solution: object) => ({
  number,
  ...solution,
  explanation: explanationOf(25),
  skill: 'G-gb-1-2',
});

type Options = {
  readonly groups?: readonly object[];
  readonly answers?: readonly object[];
  readonly blocks?: readonly object[];
  readonly lesson?: object;
  readonly key?: object;
  readonly en?: string;
  readonly zhHant?: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly folder?: string;
};

/** The files of a course with one written lesson: a text, an exercise of one sentence, a second text. */
export function aLesson(options: Options = {}): Record<string, unknown> {
  const { groups = [CORRECT], answers, blocks = [], folder = LESSON } = options;
  const exercise = { id: 'try-it', kind: 'exercise', title: both('Try it', '練習'), groups };
  return {
    'courses/lamps/course.json': aCourse(),
    [`${folder}lesson.json`]: {
      kind: 'teach',
      goal: both('You can say what lamps do.', '你能說出燈的用處。'),
      buildsOn: [],
      prepares: [],
      blocks: [{ id: 'opening', kind: 'text' }, exercise, { id: 'look', kind: 'text' }, ...blocks],
      ...options.lesson,
    },
    [`${folder}key.json`]: {
      answers: answers ?? [anAnswer(1, { accepted: ['He works in Keelung today.'] })],
      ...options.key,
    },
    [`${folder}en.md`]: options.en ?? textOf(500),
    [`${folder}zh-Hant.md`]: options.zhHant ?? CHINESE,
    ...options.files,
  };
}

/** A module test of the fixture's course with these groups and answers. */
export function aModuleTest(groups: readonly object[], answers: readonly object[]): Record<string, unknown> {
  const folder = 'courses/lamps/module-tests/1/';
  return {
    'courses/lamps/course.json': aCourse(),
    [`${folder}test.json`]: { groups },
    [`${folder}key.json`]: { answers },
  };
}
