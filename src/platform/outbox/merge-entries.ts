import {
  baseOf,
  giveWay,
  isSameValue,
  type OutboxEntry,
  type OutboxRecord,
  type ValueRules,
} from './outbox-entry.ts';

/**
 * The new state of an entry when the server's record is read again. Undefined: it stays as it is. `unbroken`:
 * nobody else has written since, so an unsaved value is the newer act and gets a sequence above the stored
 * one. Otherwise the stored value stays, and the unsaved one is set aside.
 */
export function reconcileEntry<Key, Value>(
  rules: ValueRules<Value>,
  entry: OutboxEntry<Key, Value> | undefined,
  stored: OutboxRecord<Key, Value>,
  unbroken: boolean,
): OutboxEntry<Key, Value> | undefined {
  if (!entry) return { ...stored, saved: true };
  const isNewer = stored.sequence > entry.sequence;
  if (entry.saved) return isNewer ? giveWay(rules, entry, stored) : undefined;
  if (isSameValue(rules, stored.value, entry.value))
    return stored.sequence >= entry.sequence ? giveWay(rules, entry, stored) : undefined;
  if (unbroken)
    return isNewer ? { ...entry, sequence: stored.sequence + 1, base: stored.sequence } : undefined;
  return stored.sequence > baseOf(entry) ? giveWay(rules, entry, stored) : undefined;
}

/**
 * The state after a reload: the server's records, and over them the entries of the journal that never reached
 * the server. With equal sequences the server wins. Where another writer has written since (`unbroken` is
 * false), the stored value stays, and an unsaved one is set aside.
 */
export function mergeEntries<Key, Value>(
  rules: ValueRules<Value>,
  stored: readonly OutboxRecord<Key, Value>[],
  journal: readonly OutboxEntry<Key, Value>[],
  unbroken = true,
): Map<Key, OutboxEntry<Key, Value>> {
  const merged = new Map<Key, OutboxEntry<Key, Value>>(
    stored.map((record) => [record.key, { ...record, saved: true }]),
  );
  for (const entry of newestOf(journal)) {
    const known = merged.get(entry.key);
    if (entry.saved) {
      if (known && entry.aside !== undefined) merged.set(entry.key, giveWay(rules, entry, known));
    } else if (!known || (unbroken && entry.sequence > known.sequence)) merged.set(entry.key, entry);
    else if (!unbroken) merged.set(entry.key, reconcileEntry(rules, entry, known, false) ?? entry);
  }
  return merged;
}

/** The entry with the highest sequence for each key. Among equals the last one wins, which is the page's own. */
function newestOf<Key, Value>(
  entries: readonly OutboxEntry<Key, Value>[],
): readonly OutboxEntry<Key, Value>[] {
  const newest = new Map<Key, OutboxEntry<Key, Value>>();
  for (const entry of entries) {
    if ((newest.get(entry.key)?.sequence ?? 0) <= entry.sequence) newest.set(entry.key, entry);
  }
  return [...newest.values()];
}
