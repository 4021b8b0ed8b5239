/**
 * The script of one Listening part. The candidate never gets it before the attempt is over, because it contains the
 * answers.
 */

/** The speakers, in every engine. The narrator's and the examiner's voices have no other role. */
export const VOICES = ['narrator', 'woman-1', 'woman-2', 'man-1', 'man-2', 'man-3', 'examiner'] as const;
export type Voice = (typeof VOICES)[number];

export type Speaker = { readonly voice: Voice; readonly name?: string | undefined };

/** One synthesis, and one place from which a review can play. */
export type Turn = {
  /** Unique within the script. */
  readonly id: string;
  readonly speaker: string;
  /** The words as the review shows them. */
  readonly display: string;
  /** The words as they are read aloud, where `display` has digits, symbols or names that a synthetic voice misreads. */
  readonly spoken?: string | undefined;
  /** Silence after the turn. */
  readonly pauseMs: number;
};

export type Script = {
  readonly title: string;
  readonly situation: string;
  readonly speakers: Readonly<Record<string, Speaker>>;
  readonly turns: readonly Turn[];
};

/** The words that a voice says. */
export function spokenText({ display, spoken }: Pick<Turn, 'display' | 'spoken'>): string {
  return spoken ?? display;
}
