import { compareWords } from './compare-words.ts';

/** A step of a text's history. Instants are in ms since 1970. */
export type TextStep = { readonly value: string; readonly savedAt: number };

export type TextHistory = {
  readonly steps: readonly TextStep[];
  readonly startedAt: number;
  readonly submittedAt: number;
  /** The end of the time that was given; null where there was none. */
  readonly deadlineAt: number | null;
  /** The text that a new draft started as; empty for a first draft. */
  readonly startText: string;
};

/** A stretch that was deleted or written between two steps. */
export type TextEdit = {
  readonly removed: string;
  readonly added: string;
  /** Where it ends in the newer text, in UTF-16 units. */
  readonly end: number;
};

/** The text as it was stored at one moment. */
export type ReplayMoment = {
  /** Seconds since the start. */
  readonly at: number;
  /** Seconds on the time line of the replay, where a pause is short. */
  readonly playAt: number;
  readonly text: string;
  /** Where the last change ended, in UTF-16 units. */
  readonly cursor: number;
  readonly edits: readonly TextEdit[];
};

/** A pause on the time line is shown as this long, in seconds. */
export const SHORT_PAUSE = 12;
/** Fewer changes than this are no replay. */
export const LEAST_STEPS = 3;

/** Steps with the same text are one. Fewer than `LEAST_STEPS`: there is too little to replay. */
export const countChanges = ({ steps, startText }: TextHistory): number =>
  steps.filter(({ value }, index) => value !== (steps[index - 1]?.value ?? startText)).length;

/** The edits from one text to a newer one, in order. */
export function findEdits(before: string, after: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let end = 0;
  let open: { removed: string; added: string } | undefined;
  const close = () => {
    if (open) edits.push(...trimmed(open, end));
    open = undefined;
  };
  for (const run of compareWords(before, after)) {
    if (run.kind === 'same' && run.before === run.after) close();
    else open = { removed: (open?.removed ?? '') + run.before, added: (open?.added ?? '') + run.after };
    end += run.after.length;
  }
  close();
  return edits;
}

/** Letters that both have at the start or the end were not touched: `hel` to `hello` deletes nothing. */
function trimmed({ removed, added }: { removed: string; added: string }, end: number): TextEdit[] {
  const shortest = Math.min(removed.length, added.length);
  let start = 0;
  while (start < shortest && removed[start] === added[start]) start += 1;
  let tail = 0;
  while (tail < shortest - start && removed[removed.length - 1 - tail] === added[added.length - 1 - tail]) {
    tail += 1;
  }
  const edit = {
    removed: removed.slice(start, removed.length - tail),
    added: added.slice(start, added.length - tail),
    end: end - tail,
  };
  return edit.removed === '' && edit.added === '' ? [] : [edit];
}

/** The moments of a text, the oldest first: its start, and every step that changed it. */
export function replayMoments({ steps, startedAt, startText }: TextHistory): ReplayMoment[] {
  const moments: ReplayMoment[] = [
    { at: 0, playAt: 0, text: startText, cursor: startText.length, edits: [] },
  ];
  for (const { value, savedAt } of steps) {
    const last = moments[moments.length - 1];
    if (!last || last.text === value) continue;
    const edits = findEdits(last.text, value);
    const at = Math.max(last.at, (savedAt - startedAt) / 1000);
    moments.push({
      at,
      playAt: last.playAt + Math.min(at - last.at, SHORT_PAUSE),
      text: value,
      cursor: edits[edits.length - 1]?.end ?? value.length,
      edits,
    });
  }
  return moments;
}

/** The place in the list of the moment that is shown at a second of the time line; 0 before the first change. */
export function momentAt(moments: readonly ReplayMoment[], playAt: number): number {
  let found = 0;
  for (const [index, moment] of moments.entries()) if (moment.playAt <= playAt) found = index;
  return found;
}
