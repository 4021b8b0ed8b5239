import type { CriterionGrade } from '../domain/grade.ts';
import type { LocalGrade } from './local/local-grade.ts';
import type { ModelGrade } from './model/model-grade.ts';
import type { SpeakingGrade } from './speaking/speaking-grade.ts';

/** A teacher’s bands. Comments and reasons are in the marking. */
export type TeacherGrade = {
  readonly grader: 'teacher';
  readonly criteria: readonly CriterionGrade[];
};

/** A grade as it is stored: the grader's own, whole, told apart by `grader`. The page's view is made from it. */
export type StoredGrade = LocalGrade | ModelGrade | SpeakingGrade | TeacherGrade;
