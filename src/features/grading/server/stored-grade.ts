import type { LocalGrade } from './local/local-grade.ts';
import type { ModelGrade } from './model/model-grade.ts';
import type { SpeakingGrade } from './speaking/speaking-grade.ts';

/** A grade as it is stored: the grader's own, whole, told apart by `grader`. The page's view is made from it. */
export type StoredGrade = LocalGrade | ModelGrade | SpeakingGrade;
