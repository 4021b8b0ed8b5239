/**
 * The outcome for one thing: `whole`; `changed`, with something lost or written differently; `left`, not carried at
 * all.
 */
export const CARRIED = ['whole', 'changed', 'left'] as const;
export type Carried = (typeof CARRIED)[number];

/** A line of the report, for the person who imports or exports. `how` is empty where there is nothing to do. */
export type CarryNote = {
  readonly carried: Carried;
  /** The thing itself: a question's numbers, an item's name in the package, or a part of the section. */
  readonly subject: string;
  readonly what: string;
  readonly how: string;
};

export const whole = (subject: string, what: string): CarryNote => ({
  carried: 'whole',
  subject,
  what,
  how: '',
});
export const changed = (subject: string, what: string, how = ''): CarryNote => ({
  carried: 'changed',
  subject,
  what,
  how,
});
export const left = (subject: string, what: string, how: string): CarryNote => ({
  carried: 'left',
  subject,
  what,
  how,
});

const HEADINGS = {
  whole: 'Carried whole',
  changed: 'Carried with changes',
  left: 'Not carried',
} as const satisfies Record<Carried, string>;

/** The report as text. The lines that need most attention are last, where the eye rests in a terminal. */
export function formatCarryReport(notes: readonly CarryNote[]): string {
  const blocks = CARRIED.map((carried) => {
    const lines = notes
      .filter((note) => note.carried === carried)
      .map(({ subject, what, how }) => `  ${subject}: ${what}${how ? ` ${how}` : ''}`);
    return [`${HEADINGS[carried]}: ${lines.length === 0 ? 'nothing' : lines.length}`, ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
