import type { WritingTask } from './writing-paper.ts';

/** The instructions above a task of Writing. English in every interface, like the test. */
export function writingInstructions({
  type,
  minutes,
}: Pick<WritingTask, 'type' | 'minutes'>): readonly string[] {
  const advice = `You should spend about ${minutes} minutes on this task.`;
  return type === 'letter' ? [advice, 'You do not need to write any addresses.'] : [advice];
}
