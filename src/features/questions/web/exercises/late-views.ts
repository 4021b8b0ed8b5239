import type { ExerciseGroups } from '#ielts/exercises/exercise-types.ts';
import type { LessonGroup } from '#ielts/exercises/lesson-group.ts';
import { GROUP_VIEWS } from '../group-views.ts';
import type { GroupView } from '../views/group-view.ts';
import type { ExerciseView } from './exercise-view.ts';
import { PairView } from './pair-view.tsx';
import { RecordView } from './record-view.tsx';
import { ReorderView } from './reorder-view.tsx';
import { SpotView } from './spot-view.tsx';
import { TransformView } from './transform-view.tsx';

/** Exercises that few pages start with. */
export type LateExercise = 'transform' | 'reorder' | 'spot' | 'pair' | 'record';

const EXERCISES = {
  transform: TransformView,
  reorder: ReorderView,
  spot: SpotView,
  pair: PairView,
  record: RecordView,
} satisfies { readonly [Type in LateExercise]: ExerciseView<ExerciseGroups[Type]> };

/** The views that are loaded on demand: of the types of the exam, and of rare exercises. */
export const LATE_VIEWS = { ...GROUP_VIEWS, ...EXERCISES } as Readonly<
  Partial<Record<LessonGroup['type'], GroupView<never>>>
> as Readonly<Partial<Record<LessonGroup['type'], GroupView<LessonGroup>>>>;
