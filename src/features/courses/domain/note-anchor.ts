/** The marked words of a note: in the text of a block as one language shows it, from and to in UTF-16 units. */
export type NoteAnchor = {
  readonly language: 'en' | 'zh-Hant';
  readonly start: number;
  readonly end: number;
  readonly quote: string;
};

export const MAX_NOTE = 4_000;
export const MAX_QUOTE = 600;
/** Of one learner in a course. */
export const MOST_NOTES = 500;
/** With those that were deleted: their rows stay, without words, so that a late packet does not bring them back. */
export const MOST_ROWS = 5_000;
