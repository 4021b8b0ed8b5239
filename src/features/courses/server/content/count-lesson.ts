import { isExerciseGroup } from '#ielts/exercises/lesson-group.ts';
import type { LessonBlock } from '../../domain/lesson-content.ts';
import type { LessonKey } from '../../domain/lesson-key.ts';
import { SECTION_MINUTES, SPEAKING_MINUTES, type LessonAmounts } from '../../domain/true-minutes.ts';

/** The words of an English text, Markdown aside. */
export function countWords(text: string): number {
  return text.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d’'.,-]*/gu)?.length ?? 0;
}

const withoutTags = (html: string) => html.replace(/<[^>]*>/gu, ' ');

function wordsOf(block: LessonBlock): number {
  if (block.kind === 'text') {
    const pieces = block.pieces.map(({ html }) => withoutTags(html.en));
    return countWords([block.heading?.en ?? '', ...pieces].join(' '));
  }
  if (block.kind === 'exercise' && block.clock === null) {
    return countWords((block.passage?.paragraphs ?? []).map(({ text }) => text).join(' '));
  }
  return 0;
}

function taskMinutes(block: LessonBlock): number {
  if (block.kind === 'exercise') return block.clock ?? 0;
  if (block.kind === 'paper') return SECTION_MINUTES[block.skill];
  if (block.kind !== 'task') return 0;
  return block.task.skill === 'writing' ? block.task.minutes : SPEAKING_MINUTES;
}

/** Whether a type of question is written or said freely. */
export const isFree = (type: string) => type === 'write' || type === 'record';

/** What a lesson holds, for its true minutes. */
export function countLesson(blocks: readonly LessonBlock[], key: LessonKey): LessonAmounts {
  const groups = blocks.flatMap((block) =>
    block.kind === 'exercise' && block.clock === null ? block.groups : [],
  );
  const questions = groups.flatMap((group) =>
    group.questions.map(() => isExerciseGroup(group) && isFree(group.type)),
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    words: sum(blocks.map(wordsOf)),
    explanationWords: sum(key.answers.map(({ explanation }) => countWords(explanation?.en ?? ''))),
    questions: questions.filter((free) => !free).length,
    freeAnswers: questions.filter(Boolean).length,
    uses: blocks.filter(({ kind }) => kind === 'use').length,
    tutorials: blocks.filter(({ kind }) => kind === 'tutorial').length,
    taskMinutes: sum(blocks.map(taskMinutes)),
  };
}
