import type { ExerciseGroup, ExerciseGroups, ExerciseType } from '#ielts/exercises/exercise-types.ts';
import { ChartView } from './chart-view.tsx';
import { ClassifyView } from './classify-view.tsx';
import { ClozeView } from './cloze-view.tsx';
import { CorrectView } from './correct-view.tsx';
import { DictationView } from './dictation-view.tsx';
import type { ExerciseView } from './exercise-view.ts';
import type { LateExercise } from './late-views.ts';
import { MatchView } from './match-view.tsx';
import { WordFormView } from './word-form-view.tsx';
import { WriteView } from './write-view.tsx';

const VIEWS = {
  cloze: ClozeView,
  correct: CorrectView,
  match: MatchView,
  classify: ClassifyView,
  'word-form': WordFormView,
  chart: ChartView,
  dictation: DictationView,
  write: WriteView,
} satisfies { readonly [Type in Exclude<ExerciseType, LateExercise>]: ExerciseView<ExerciseGroups[Type]> };

/** The views of the types of exercises that most pages have. Each view gets groups of its own type only. */
export const EXERCISE_VIEWS = VIEWS as Readonly<Partial<Record<string, ExerciseView<ExerciseGroup>>>>;
