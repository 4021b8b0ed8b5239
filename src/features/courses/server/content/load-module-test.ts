import { lacksSound } from '#features/library/server/index.ts';
import type { ContentResult } from '#platform/content/content-problem.ts';
import { readContentJson, readContentText } from '#platform/content/read-content.ts';
import type { ExerciseBlock } from '../../domain/lesson-content.ts';
import type { LessonAnswerKey } from '../../domain/lesson-key.ts';
import { lessonKeySchema } from './lesson-key-schema.ts';
import { moduleTestSchema } from './lesson-schema.ts';
import { loadExercise, type LessonPlace } from './load-exercise.ts';
import { readLessonKey } from './read-lesson-key.ts';

export type LoadedModuleTest = {
  readonly block: ExerciseBlock;
  readonly answers: readonly LessonAnswerKey[];
};

const TITLE = { en: 'Module test', 'zh-Hant': '單元測驗' };

/** Loads the test of a module. Undefined as its value: there is none, it is a draft, or it lacks a sound. */
export function loadModuleTest(place: LessonPlace): ContentResult<LoadedModuleTest | undefined> {
  const { folders, folder } = place;
  if (!readContentText(folders, `${folder}/test.json`).ok) return { ok: true, value: undefined };
  const test = readContentJson(folders, `${folder}/test.json`, moduleTestSchema);
  if (!test.ok) return test;
  if (test.value.draft) return { ok: true, value: undefined };
  const key = readContentJson(folders, `${folder}/key.json`, lessonKeySchema);
  if (!key.ok) return key;
  const { groups } = test.value;
  const written = { id: 'test', kind: 'exercise', title: TITLE, groups } as const;
  const block = loadExercise(place, `${folder}/test.json`, written);
  if (!block.ok) return block;
  if (lacksSound(written, block.value)) return { ok: true, value: undefined };
  return { ok: true, value: { block: block.value, answers: readLessonKey(key.value).answers } };
}
