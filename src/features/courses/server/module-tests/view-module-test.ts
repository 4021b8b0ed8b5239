import type { z } from 'zod';
import { instantText } from '#platform/clock/instant-text.ts';
import type { Language } from '#platform/i18n/language.ts';
import type * as contract from '../../module-tests-contract.ts';
import type { TestAnswers } from '../../domain/drawn-test.ts';
import type { ExerciseBlock } from '../../domain/lesson-content.ts';
import { addressEnd } from '../access/address-end.ts';
import type { Course } from '../content/load-courses.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import type { StoredTest } from '../progress/module-test-store.ts';
import { acceptedInWords } from '../progress/accepted-in-words.ts';
import { signSounds } from '../sounds/sign-sounds.ts';

type Sounds = Pick<CourseDependencies, 'clock' | 'mediaKey'>;
type View = z.input<(typeof contract.getModuleTest)['reply']>['test'];
type Result = NonNullable<View['result']>;

export const viewAnswers = (answers: TestAnswers) =>
  Object.entries(answers).map(([number, { value, sequence }]) => ({
    number: Number(number),
    value,
    sequence,
  }));

function findLesson({ modules }: Course, number: string | null, language: Language) {
  const lesson = modules.flatMap(({ lessons }) => lessons).find((each) => each.number === number);
  return lesson ? { slug: lesson.slug, number: lesson.number, title: lesson.title[language] } : null;
}

function viewResult(course: Course, test: StoredTest, language: Language): Result | null {
  const { submittedAt, marks, rightCount, passed, paper, answers } = test;
  if (!submittedAt || !marks || rightCount === null || passed === null) return null;
  const inWords = acceptedInWords(paper, language);
  return {
    submitted_at: instantText(submittedAt.getTime()),
    right: rightCount,
    passed,
    receipts: paper.key.flatMap(({ number, explanation, evidence, lesson }): Result['receipts'] => {
      const mark = marks[number];
      if (!mark || !('right' in mark)) return [];
      return [
        {
          number,
          value: answers[number]?.value ?? '',
          right: mark.right,
          rule: mark.rule,
          accepted: inWords(number, mark.accepted),
          words: mark.words?.map((word) => ({ ...word })) ?? null,
          explanation: explanation?.[language] ?? '',
          evidence: evidence.map((each) => ({ ...each })),
          lesson: mark.right ? null : findLesson(course, lesson, language),
        },
      ];
    }),
  };
}

/** Signs the sounds of a test that was bought. An attempt that was started may be heard after the access has ended. */
function viewBlocks({ clock, mediaKey }: Sounds, course: Course, { paper }: StoredTest): ExerciseBlock[] {
  if (course.productId === null) return [...paper.blocks];
  const until = addressEnd(null, clock.now());
  return paper.blocks.map((block) => signSounds(mediaKey, block, until));
}

/** An attempt at a module test. Keys and explanations are in its result alone, once it is submitted. */
export function viewModuleTest(sounds: Sounds, course: Course, test: StoredTest, language: Language): View {
  return {
    test_id: test.id,
    module: test.module,
    started_at: instantText(test.startedAt.getTime()),
    blocks: viewBlocks(sounds, course, test),
    answers: viewAnswers(test.answers),
    questions: test.questionCount,
    result: viewResult(course, test, language),
  };
}
