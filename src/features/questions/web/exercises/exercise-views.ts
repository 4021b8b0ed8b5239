import type { ExerciseGroup, ExerciseGroups, ExerciseType } from '#ielts/exercises/exercise-types.ts';
import { ChartView } from './chart-view.tsx';
import { ClassifyView } from './classify-view.tsx';
import { ClozeView } from './cloze-view.tsx';
import { CorrectView } from './correct-view.tsx';
import { DictationView } from './dictation-view.tsx';
import type { ExerciseView } from './exercise-view.ts';
import { MatchView } from './match-view.tsx';
import { PairView } from './pair-view.tsx';
import { RecordView } from './record-view.tsx';
import { ReorderView } from './reorder-view.tsx';
import { SpotView } from './spot-view.tsx';
import { TransformView } from './transform-view.tsx';
import { WordFormView } from './word-form-view.tsx';
import { WriteView } from './write-view.tsx';

const VIEWS = {
  cloze: ClozeView,
  correct: CorrectView,
  transform: TransformView,
  reorder: ReorderView,
  match: MatchView,
  classify: ClassifyView,
  'word-form': WordFormView,
  spot: SpotView,
  chart: ChartView,
  dictation: DictationView,
  pair: PairView,
  write: WriteView,
  record: RecordView,
} satisfies { readonly [Type in ExerciseType]: ExerciseView<ExerciseGroups[Type]> };

/** The view of each type of exercise. Each view gets groups of its own type only. */
export const EXERCISE_VIEWS = VIEWS as Readonly<Record<ExerciseType, ExerciseView<ExerciseGroup>>>;
