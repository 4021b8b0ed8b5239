import { readLessonKey } from '#features/courses/server/content/read-lesson-key.ts';
import type { WrittenKey } from '#features/courses/server/content/lesson-key-schema.ts';
import type { WrittenLesson } from '#features/courses/server/content/lesson-schema.ts';
import { parseLessonText, type LessonText } from '#features/courses/server/content/parse-lesson-text.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { WrittenGroup } from '#features/library/server/exercises/exercise-group-schema.ts';
import { parseExercisePassage } from '#features/library/server/exercises/parse-exercise-passage.ts';
import { findBank, type Bank } from '#features/practice/domain/banks.ts';
import type { PracticeAnswerKey } from '#features/practice/domain/practice-set.ts';
import type { WrittenSet } from '#features/practice/server/content/practice-set-schema.ts';
import { readPracticeKey } from '#features/practice/server/content/read-practice-key.ts';
import type { LessonAnswerKey } from '../../src/features/courses/domain/lesson-key.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Passage } from '#ielts/paper/paper.ts';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import type { Content } from './content.ts';

type Course = Content['courses'][number]['value'];
type Entry = Course['syllabus'][number]['lessons'][number];

/** A group of a lesson, module test or practice set, with the passage that it asks about. `timed`: its exercise has a clock. */
export type CheckedGroup = {
  readonly group: ShownGroup;
  readonly passage: Passage | undefined;
  readonly timed: boolean;
};

/** What the rules read of an answer, wherever its question is. */
type CheckedAnswer = Omit<LessonAnswerKey, 'lesson'>;

/** The questions of a lesson, a module test or a practice set, with their key. */
export type CheckedQuestions = {
  readonly kind: 'lesson' | 'module-test' | 'practice-set';
  readonly file: string;
  readonly keyFile: string;
  readonly groups: readonly CheckedGroup[];
  /** The numbers that the key has. Undefined: the key is missing or not of its form. */
  readonly keyed: readonly number[] | undefined;
  readonly answers: ReadonlyMap<number, CheckedAnswer>;
  /** What a question without a passage may quote: the lesson’s own text, its passages, and what is heard. */
  readonly quotable: string;
};

export type CheckedLesson = CheckedQuestions & {
  readonly key: WrittenKey | undefined;
  /** Below `content/`, with a slash at its end. */
  readonly folder: string;
  readonly lesson: WrittenLesson;
  readonly course: Course | undefined;
  /** Undefined: the syllabus does not name the lesson. */
  readonly entry: Entry | undefined;
  /** By language; none where the file is missing. */
  readonly texts: ReadonlyMap<Language, LessonText>;
};

const folderOf = (file: string) => file.replace(/[^/]+$/u, '');

export type CheckedPractice = Omit<CheckedQuestions, 'answers'> & {
  /** Below `content/`, with a slash at its end. */
  readonly folder: string;
  readonly bank: Bank;
  readonly set: WrittenSet;
  readonly passage: Passage | undefined;
  readonly answers: ReadonlyMap<number, PracticeAnswerKey>;
};

function quotableIn({ files, scripts }: Content, folder: string): string {
  const texts = [...files].flatMap(([file, text]) =>
    file === `${folder}en.md` || file.startsWith(`${folder}passages/`) ? [text] : [],
  );
  const heard = scripts.flatMap(({ file, value }) =>
    file.startsWith(`${folder}clips/`) ? value.turns.map(({ display }) => display) : [],
  );
  return [...texts, ...heard].join('\n').replace(/[*_`>]/gu, '');
}

const byNumber = <Answer extends { readonly number: number }>(answers: readonly Answer[]) =>
  new Map(answers.map((answer) => [answer.number, answer]));

function questionsOf(
  content: Content,
  kind: 'lesson' | 'module-test',
  file: string,
  groups: readonly CheckedGroup[],
): CheckedQuestions & { readonly key: WrittenKey | undefined } {
  const keyFile = `${folderOf(file)}key.json`;
  const key = content.lessonKeys.find((each) => each.file === keyFile)?.value;
  const answers = key ? readLessonKey(key).answers : [];
  return {
    kind,
    file,
    keyFile,
    groups,
    key,
    keyed: key?.answers.map(({ number }) => number),
    answers: byNumber(answers),
    quotable: quotableIn(content, folderOf(file)),
  };
}

/** The picture of a group has no size yet, which no rule needs. */
const shown = (group: WrittenGroup) => group as ShownGroup;

function groupsOf({ files }: Content, folder: string, { blocks }: WrittenLesson): CheckedGroup[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'exercise') return [];
    const text = block.passage === undefined ? undefined : files.get(`${folder}${block.passage}`);
    const passage = text === undefined ? undefined : parseExercisePassage(text);
    const timed = block.clock !== undefined;
    return block.groups.map((group) => ({ group: shown(group), passage, timed }));
  });
}

/** Every lesson that is written, drafts included. */
export function listCheckedLessons(content: Content): CheckedLesson[] {
  return content.lessons.map(({ file, value: lesson }) => {
    const folder = folderOf(file);
    const [, courseSlug, slug] = /^courses\/([\w-]+)\/lessons\/([\w-]+)\//u.exec(file) ?? [];
    const course = content.courses.find((each) => each.file === `courses/${courseSlug}/course.json`)?.value;
    const texts = LANGUAGES.flatMap((language) => {
      const text = content.files.get(`${folder}${language}.md`);
      return text === undefined ? [] : [[language, parseLessonText(text)] as const];
    });
    return {
      ...questionsOf(content, 'lesson', file, groupsOf(content, folder, lesson)),
      folder,
      lesson,
      course,
      entry: course?.syllabus.flatMap(({ lessons }) => lessons).find((each) => each.slug === slug),
      texts: new Map(texts),
    };
  });
}

/** Every practice set that is written, drafts included. */
export function listCheckedPractice(content: Content): CheckedPractice[] {
  return content.practiceSets.flatMap(({ file, value: set }) => {
    const folder = folderOf(file);
    const bank = findBank(/^practice\/([\w-]+)\//u.exec(file)?.[1] ?? '');
    if (!bank) return [];
    const keyFile = `${folder}key.json`;
    const key = content.practiceKeys.find((each) => each.file === keyFile)?.value;
    const text = set.passage === undefined ? undefined : content.files.get(`${folder}${set.passage}`);
    const passage = text === undefined ? undefined : parseExercisePassage(text);
    return [
      {
        kind: 'practice-set',
        file,
        keyFile,
        groups: set.groups.map((group) => ({ group: shown(group), passage, timed: false })),
        keyed: key?.answers.map(({ number }) => number),
        answers: byNumber(key ? readPracticeKey(key) : []),
        quotable: quotableIn(content, folder),
        folder,
        bank,
        set,
        passage,
      },
    ];
  });
}

/** The questions of every lesson, every module test and every practice set. */
export function listCheckedQuestions(content: Content): CheckedQuestions[] {
  return [
    ...listCheckedLessons(content),
    ...content.moduleTests.map(({ file, value }) =>
      questionsOf(
        content,
        'module-test',
        file,
        value.groups.map((group) => ({ group: shown(group), passage: undefined, timed: false })),
      ),
    ),
    ...listCheckedPractice(content),
  ];
}

/** Each question with its group and its answer, where there is one. */
export function listKeyed({ groups, answers }: CheckedQuestions) {
  return groups.flatMap(({ group, passage }) =>
    group.questions.flatMap(({ number }) => {
      const answer = answers.get(number);
      return answer ? [{ number, group, passage, answer }] : [];
    }),
  );
}

export const problem = (file: string, place: string, what: string, how: string): ContentProblem => ({
  file,
  place,
  what,
  how,
});
