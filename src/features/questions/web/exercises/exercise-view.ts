import type { ReactNode } from 'react';
import type { AnswerFields } from '../answer-field.ts';

export type ExerciseViewProps<Group> = { readonly group: Group; readonly fields: AnswerFields };

/** How the questions of one type of exercise are shown and answered. */
export type ExerciseView<Group> = (props: ExerciseViewProps<Group>) => ReactNode;
