/** Longest text of a Writing task that is kept, in characters: ten times what is asked. */
export const MAX_TEXT_LENGTH = 20_000;

/** One answer as a browser holds it. `saved`: the server has said that it is on disk. */
export type HeldAnswer = {
  readonly number: number;
  readonly value: string;
  /** Counts the changes of this answer. */
  readonly sequence: number;
  readonly saved: boolean;
  /** The count that what is not saved was built on; without it, the one before. */
  readonly base?: number;
  /** Written here and never stored, while a newer answer came from elsewhere: kept until the candidate has chosen. */
  readonly aside?: string;
};

export type ServerAnswer = { readonly number: number; readonly value: string; readonly sequence: number };

/** What was typed or pasted, without the character that no database keeps: with it the answer could never be saved. */
export function keepableText(text: string): string {
  return text.split('\u0000').join('');
}

/** The count that an answer which is not saved was built on: what the server has above it came from elsewhere. */
export function baseOf({ base, sequence }: HeldAnswer): number {
  return base ?? sequence - 1;
}

/** The candidate's own change of an answer. */
export function changeAnswer(held: HeldAnswer | undefined, number: number, value: string): HeldAnswer {
  const before = held?.sequence ?? 0;
  const base = held && !held.saved ? baseOf(held) : before;
  return {
    number,
    value,
    sequence: before + 1,
    saved: false,
    ...(base === before ? {} : { base }),
    ...(held?.aside === undefined ? {} : { aside: held.aside }),
  };
}

/** What is stored takes the place of what was written here, which is set aside unless it says the same, or nothing. */
export function giveWay({ value, saved, aside }: HeldAnswer, stored: ServerAnswer): HeldAnswer {
  const own = saved ? aside : value;
  const kept = own === undefined || own === '' || own === stored.value ? {} : { aside: own };
  return { number: stored.number, value: stored.value, sequence: stored.sequence, saved: true, ...kept };
}

/**
 * What becomes of an answer when the server's is looked at again; undefined: it stays as it is. `unbroken`: nobody else
 * has written since, so that what is not saved here is the newer act and goes above what came. Otherwise what was stored
 * meanwhile stays, and what never was stored is set aside.
 */
export function reconcileAnswer(
  held: HeldAnswer | undefined,
  stored: ServerAnswer,
  unbroken: boolean,
): HeldAnswer | undefined {
  if (!held) return { ...stored, saved: true };
  const isNewer = stored.sequence > held.sequence;
  if (held.saved) return isNewer ? giveWay(held, stored) : undefined;
  if (stored.value === held.value)
    return stored.sequence >= held.sequence ? giveWay(held, stored) : undefined;
  if (unbroken)
    return isNewer ? { ...held, sequence: stored.sequence + 1, base: stored.sequence } : undefined;
  return stored.sequence > baseOf(held) ? giveWay(held, stored) : undefined;
}

/**
 * What a browser goes on with after a reload: the server's answers, and over them what the journal holds that never
 * reached the server. Where both have the same count of changes the server is right. Where somebody else has written
 * since (`unbroken` is false), what was stored meanwhile stays; what is of use of the rest is set aside.
 */
export function mergeAnswers(
  server: readonly ServerAnswer[],
  journal: readonly HeldAnswer[],
  unbroken = true,
): Map<number, HeldAnswer> {
  const merged = new Map<number, HeldAnswer>(
    server.map((answer) => [answer.number, { ...answer, saved: true }]),
  );
  for (const entry of newestOf(journal)) {
    const known = merged.get(entry.number);
    if (entry.saved) {
      if (known && entry.aside !== undefined) merged.set(entry.number, giveWay(entry, known));
    } else if (!known || (unbroken && entry.sequence > known.sequence)) merged.set(entry.number, entry);
    else if (!unbroken) merged.set(entry.number, reconcileAnswer(entry, known, false) ?? entry);
  }
  return merged;
}

/** Of each question the entry with the most changes; among equals the last one, which is the page's own. */
function newestOf(entries: readonly HeldAnswer[]): readonly HeldAnswer[] {
  const newest = new Map<number, HeldAnswer>();
  for (const entry of entries) {
    if ((newest.get(entry.number)?.sequence ?? 0) <= entry.sequence) newest.set(entry.number, entry);
  }
  return [...newest.values()];
}
