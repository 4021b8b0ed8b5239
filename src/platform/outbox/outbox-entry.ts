/** A record as it is sent and stored. `sequence` counts its changes, from 1: a smaller one never replaces a greater. */
export type OutboxRecord<Key, Value> = {
  readonly key: Key;
  readonly value: Value;
  readonly sequence: number;
};

/** Which change of a record it is. */
export type RecordSequence<Key> = { readonly key: Key; readonly sequence: number };

/** A record as a browser holds it. `saved`: the server has said that it is on disk. */
export type OutboxEntry<Key, Value> = OutboxRecord<Key, Value> & {
  readonly saved: boolean;
  /** The sequence that an unsaved value was built on; without it, the one before. */
  readonly base?: number;
  /**
   * Written here and never stored, while a newer value arrived from elsewhere. It waits for the person to
   * choose.
   */
  readonly aside?: Value;
};

/** How the values of a kind of record are compared. */
export type ValueRules<Value> = {
  /** The value of a record that does not exist. Changing it to this value is no change. */
  readonly nothing?: Value;
  /** `Object.is` without it. */
  readonly isSame?: (one: Value, other: Value) => boolean;
  /**
   * True: an unsaved value that loses to a stored one is set aside. Without it the last stored value wins.
   */
  readonly setsAside?: boolean;
};

/** Texts that a person wrote: none of them is lost without a choice. */
export const WRITTEN_TEXT: ValueRules<string> = { nothing: '', setsAside: true };

/** Whether two values are the same by the rules. A record that does not exist is compared as nothing. */
export function isSameValue<Value>(
  { nothing, isSame = Object.is }: ValueRules<Value>,
  one: Value | undefined,
  other: Value,
): boolean {
  const before = one ?? nothing;
  return before !== undefined && isSame(before, other);
}

/** The sequence that an unsaved entry was built on. A higher one on the server came from elsewhere. */
export function baseOf({ base, sequence }: OutboxEntry<unknown, unknown>): number {
  return base ?? sequence - 1;
}

/** A person's own change of a record. */
export function changeEntry<Key, Value>(
  entry: OutboxEntry<Key, Value> | undefined,
  key: Key,
  value: Value,
): OutboxEntry<Key, Value> {
  const before = entry?.sequence ?? 0;
  const base = entry && !entry.saved ? baseOf(entry) : before;
  return {
    key,
    value,
    sequence: before + 1,
    saved: false,
    ...(base === before ? {} : { base }),
    ...(entry?.aside === undefined ? {} : { aside: entry.aside }),
  };
}

/** The stored record replaces the entry. An unsaved value is set aside, unless it is the same, or nothing. */
export function giveWay<Key, Value>(
  rules: ValueRules<Value>,
  { value, saved, aside }: OutboxEntry<Key, Value>,
  stored: OutboxRecord<Key, Value>,
): OutboxEntry<Key, Value> {
  const own = saved ? aside : value;
  const isWorthless =
    !rules.setsAside ||
    own === undefined ||
    isSameValue(rules, undefined, own) ||
    isSameValue(rules, stored.value, own);
  return {
    key: stored.key,
    value: stored.value,
    sequence: stored.sequence,
    saved: true,
    ...(isWorthless ? {} : { aside: own }),
  };
}
