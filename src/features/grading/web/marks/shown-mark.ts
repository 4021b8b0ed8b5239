import type { Criterion } from '#ielts/criteria/criteria.ts';

/**
 * `error`: something to change. `seen`: a machine's band rests on it. The other kinds are a teacher's: `praise` for
 * something that works, `question` to think about, and `note`.
 */
export type MarkKind = 'error' | 'seen' | 'praise' | 'question' | 'note';

/** A comment on words of a text, by a machine or a teacher. `start` and `end` count UTF-16 units of the text. */
export type ShownMark = {
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  /** Empty: the suggestion says it all. */
  readonly comment: string;
  readonly criterion: Criterion | null;
  readonly kind: MarkKind;
  /** The family of an error. */
  readonly family: string | null;
  /** Better words for the quoted ones; shown in the text. */
  readonly suggestion?: string | null;
};

/** A family of errors with its name in the language of the page. */
export type NamedFamily = { readonly family: string; readonly name: string };

/** Whether a mark shows something to change. */
export const isToChange = (mark: Pick<ShownMark, 'kind'> | undefined): boolean => mark?.kind === 'error';
