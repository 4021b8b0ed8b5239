/**
 * What a teacher can set: a lesson of a course, practice of a question type or of a family of errors, a mock test, or a
 * task in the teacher's own words.
 */
export const HOMEWORK_KINDS = ['lesson', 'type', 'error', 'test', 'task'] as const;
export type HomeworkKind = (typeof HOMEWORK_KINDS)[number];

/** Of one lesson. */
export const MOST_HOMEWORK = 12;

/** A thing to do after a lesson. */
export type Homework = {
  readonly id: string;
  readonly kind: HomeworkKind;
  /** What the site calls it, such as `grammar-basics/articles`; empty for a task. */
  readonly target: string;
  /** The task, or a remark about the target. */
  readonly text: string;
  /** The day by which it should be done, such as `2026-11-30`. */
  readonly dueOn: string | null;
};

/** What a teacher writes after a lesson. */
export type AfterText = { readonly note: string; readonly homework: readonly Homework[] };

export type SendVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: 'note-empty' | 'homework-incomplete' };

/**
 * Whether a learner can be shown what a teacher wrote: there is something, each task has its words, and each target is
 * one that the learner can be set.
 */
export function decideSend(
  { note, homework }: AfterText,
  isKnown: (kind: HomeworkKind, target: string) => boolean,
): SendVerdict {
  if (note.trim() === '' && homework.length === 0) return { ok: false, refusal: 'note-empty' };
  const isComplete = ({ kind, target, text }: Homework) =>
    kind === 'task' ? text.trim() !== '' : isKnown(kind, target);
  return homework.every(isComplete) ? { ok: true } : { ok: false, refusal: 'homework-incomplete' };
}
