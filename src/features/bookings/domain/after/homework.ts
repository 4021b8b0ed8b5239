/**
 * What a teacher can set: a lesson of a course, practice of a question type or of a family of errors, a mock test, or a
 * task in the teacher's own words.
 */
export const HOMEWORK_KINDS = ['lesson', 'type', 'error', 'test', 'task'] as const;
export type HomeworkKind = (typeof HOMEWORK_KINDS)[number];

/** Of one lesson. */
export const MOST_HOMEWORK = 12;

/** The characters of what a learner hands in for a task. */
export const LONGEST_ANSWER = 5_000;

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

/** Whether a learner would read the same in both. */
export const isSameText = (one: AfterText, other: AfterText): boolean =>
  one.note === other.note &&
  one.homework.length === other.homework.length &&
  one.homework.every(({ kind, target, text, dueOn }, at) => {
    const same = other.homework[at];
    return kind === same?.kind && target === same.target && text === same.text && dueOn === same.dueOn;
  });

export type SendVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: 'note-empty' | 'homework-incomplete' }
  | { readonly ok: false; readonly refusal: 'homework-closed'; readonly closed: readonly Homework[] };

type SendRules = {
  /** Whether the learner can be set this now. */
  readonly isOpen: (kind: HomeworkKind, target: string) => boolean;
  /** The homework that the learner has of this lesson. It stays, also when its target has closed since then. */
  readonly sent: readonly Pick<Homework, 'id' | 'kind' | 'target'>[];
};

/**
 * Whether a learner can be shown what a teacher wrote: there is something, each task has its words, and each new target
 * is one that the learner can open. `homework-closed` names those that the learner cannot.
 */
export function decideSend({ note, homework }: AfterText, { isOpen, sent }: SendRules): SendVerdict {
  if (note.trim() === '' && homework.length === 0) return { ok: false, refusal: 'note-empty' };
  const isIncomplete = ({ kind, target, text }: Homework) =>
    kind === 'task' ? text.trim() === '' : target === '';
  if (homework.some(isIncomplete)) return { ok: false, refusal: 'homework-incomplete' };
  const isThere = ({ id, kind, target }: Homework) =>
    sent.some((each) => each.id === id && each.kind === kind && each.target === target);
  const closed = homework.filter(
    (each) => each.kind !== 'task' && !isOpen(each.kind, each.target) && !isThere(each),
  );
  return closed.length === 0 ? { ok: true } : { ok: false, refusal: 'homework-closed', closed };
}
