import type { LessonState } from './lesson-state.ts';

/** A module: its lessons in their order, and its test. */
export type ModuleFacts = {
  /** Undefined: the lesson is not written yet. */
  readonly lessons: readonly (LessonState | undefined)[];
  /** Null: the module has no test. */
  readonly testPassed: boolean | null;
};

/**
 * Whether a course is complete: every lesson of its syllabus is written and done, and every module test is passed. A
 * course that still lacks lessons cannot be completed.
 */
export function isCourseComplete(modules: readonly ModuleFacts[]): boolean {
  return modules.every(
    ({ lessons, testPassed }) =>
      testPassed !== false && lessons.length > 0 && lessons.every((lesson) => lesson?.state === 'done'),
  );
}
