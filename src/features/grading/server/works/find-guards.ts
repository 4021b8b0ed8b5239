import type { WritingTask } from '#ielts/paper/writing-paper.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { teacherSentence } from '../../domain/guards/teacher-sentences.ts';
import { listGrades } from './grade-store.ts';
import { toLocalWork } from './local-work.ts';
import type { WorkGraders } from './work-graders.ts';
import type { WorkKey } from './work-store.ts';

type Dependencies = {
  readonly database: DatabaseOrTransaction;
  readonly graders: Pick<WorkGraders, 'local'>;
};

export type GuardWarning = { readonly id: string; readonly sentence: Localised };

type GuardedWork = {
  /** Undefined: the text is no work of this feature, such as a task of a course. */
  readonly key: WorkKey | undefined;
  readonly task: WritingTask;
  readonly text: string;
};

/**
 * What a teacher who marks a text should know about it, without any band. The findings of the stored grade, or else a
 * new check on this machine. Undefined: the text cannot be checked now.
 */
export async function findGuards(
  { database, graders }: Dependencies,
  { key, task, text }: GuardedWork,
): Promise<readonly GuardWarning[] | undefined> {
  const caps = (key && (await storedCaps(database, key))) ?? (await newCaps(graders, task, text));
  return caps?.flatMap(({ id }) => {
    const sentence = teacherSentence(id);
    return sentence ? [{ id, sentence }] : [];
  });
}

async function storedCaps(database: DatabaseOrTransaction, key: WorkKey) {
  const own = (await listGrades(database, key)).flatMap(({ grade }) =>
    grade.grader === 'local' ? [grade] : [],
  );
  return own[own.length - 1]?.caps;
}

async function newCaps({ local }: Dependencies['graders'], task: WritingTask, text: string) {
  const outcome = await local.grade(toLocalWork(task, text));
  return outcome.ok ? outcome.grade.caps : undefined;
}
