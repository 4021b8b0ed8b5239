import type { ReactNode } from 'react';
import type { Part } from '#ielts/paper/paper.ts';
import type { AnswerFields } from '../answer-field.ts';

export type GroupViewProps<Group> = {
  readonly group: Group;
  readonly part: Part;
  readonly fields: AnswerFields;
};

/** How the questions of one type are shown and answered. */
export type GroupView<Group> = (props: GroupViewProps<Group>) => ReactNode;
