import { isFree } from '../content/count-lesson.ts';
import { MAX_FREE_ANSWER, MAX_LESSON_ANSWER } from '../../domain/answer-limits.ts';
import type { LessonState } from '../../domain/lesson-state.ts';
import { USE_NUMBER } from '../../domain/lesson.ts';
import { groupsToMark, markAnswers } from '../../domain/mark-lesson.ts';
import type { LessonContent } from '../../domain/lesson-content.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import type { OpenLesson } from '../access/open-lesson.ts';
import { listLessonAnswers, saveAnswerBatch, type StoredAnswer } from './answer-store.ts';
import type { Learner } from '../access/learner.ts';
import { noteLessonAnswers } from './note-lesson-answers.ts';
import { recordProgress } from './record-progress.ts';

export type SentAnswer = { readonly number: number; readonly value: string; readonly sequence: number };

export type SaveAnswersOutcome =
  | {
      readonly ok: true;
      readonly saved: readonly StoredAnswer[];
      readonly stale: readonly StoredAnswer[];
      /** The numbers of all questions of the lesson that have an answer now. */
      readonly answered: ReadonlySet<number>;
      readonly progress: LessonState;
    }
  | { readonly ok: false; readonly refusal: 'question-unknown' | 'answer-too-long' };

const exercisesOf = ({ blocks }: LessonContent) => blocks.filter((block) => block.kind === 'exercise');

/** The longest answer to each number of a lesson. */
function limitsOf(content: LessonContent): Map<number, number> {
  const questions = exercisesOf(content).flatMap(({ groups }) =>
    groups.flatMap(({ type, questions: own }) =>
      own.map(({ number }) => [number, isFree(type) ? MAX_FREE_ANSWER : MAX_LESSON_ANSWER] as const),
    ),
  );
  const hasUse = content.blocks.some(({ kind }) => kind === 'use');
  return new Map([...questions, ...(hasUse ? [[USE_NUMBER, MAX_FREE_ANSWER] as const] : [])]);
}

/**
 * Saves and marks a batch of answers. Each one that is named as saved is committed with its mark. Refused: a number that
 * the lesson does not have, or an answer above its limit; nothing is written then.
 */
export async function saveLessonAnswers(
  dependencies: CourseDependencies,
  learner: Learner,
  open: OpenLesson,
  batch: readonly SentAnswer[],
): Promise<SaveAnswersOutcome> {
  const { content, key } = open.loaded;
  const limits = limitsOf(content);
  if (batch.some(({ number }) => !limits.has(number))) return { ok: false, refusal: 'question-unknown' };
  if (batch.some(({ number, value }) => value.length > (limits.get(number) ?? 0))) {
    return { ok: false, refusal: 'answer-too-long' };
  }
  const groups = groupsToMark(exercisesOf(content));
  const numbers = new Set(batch.map(({ number }) => number));
  const { result, progress } = await recordProgress(
    dependencies,
    learner,
    open,
    async (transaction, place) => {
      const { candidates } = learner;
      const stored = await listLessonAnswers(transaction, candidates, place);
      const answers = new Map([...stored].map(([number, { value }]) => [number, value]));
      for (const { number, value } of batch) answers.set(number, value);
      const marks = markAnswers(groups, key.answers, answers, numbers);
      const marked = batch.map((answer) => ({
        ...answer,
        mark: marks.get(answer.number) ?? ({ rule: 'unmarked', accepted: [] } as const),
      }));
      const now = dependencies.clock.now();
      const saved = await saveAnswerBatch(transaction, place, marked, { version: content.version, now });
      await noteLessonAnswers(transaction, learner, open, { answers: saved, now });
      const savedNumbers = new Set(saved.map(({ number }) => number));
      const stale = [...stored.values()].filter(
        ({ number }) => numbers.has(number) && !savedNumbers.has(number),
      );
      return { saved, stale, answered: new Set([...stored.keys(), ...savedNumbers]) };
    },
  );
  return { ok: true, ...result, progress };
}
