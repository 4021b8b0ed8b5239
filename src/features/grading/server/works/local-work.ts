import type { WritingTask } from '#ielts/paper/writing-paper.ts';
import type { LocalWork } from '../local/local-grade.ts';

/** A written work as graders read it. It says nothing about the learner. */
export function toLocalWork(task: WritingTask, text: string): LocalWork {
  const points = task.type === 'letter' ? task.points : [];
  return {
    task: task.number === 1 ? 1 : 2,
    prompt: [task.prompt, ...points].join('\n'),
    ...(task.type === 'chart' ? { charts: task.charts } : {}),
    minWords: task.minWords,
    text,
  };
}
