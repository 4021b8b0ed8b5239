import type { QuestionGroup } from '#ielts/question-types/registry.ts';

/** The name of a group's box of options. Its options can be dragged to its own questions only. */
export function boxName(group: QuestionGroup): string {
  return `box-${group.questions[0]?.number ?? 0}`;
}

/** The name of a group among the blocks of the paper: `g7`, by its first question. */
export function groupBlock(group: QuestionGroup): string {
  return `g${group.questions[0]?.number ?? 0}`;
}
