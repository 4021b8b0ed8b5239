import type { CallResult } from '../api-client/send-call.ts';
import { createEntryStore } from './entry-store.ts';
import type { Journal } from './journal.ts';
import { mergeEntries, reconcileEntry } from './merge-entries.ts';
import {
  baseOf,
  changeEntry,
  giveWay,
  isSameValue,
  type OutboxEntry,
  type OutboxRecord,
  type RecordSequence,
  type ValueRules,
} from './outbox-entry.ts';
import { createSendLoop } from './send-loop.ts';

/** The server's answer to a batch. A record that it does not name is sent again. */
export type SendReport<Key, Value> = {
  /** Committed to disk. */
  readonly saved: readonly RecordSequence<Key>[];
  /** The stored values of the records that were not newer. */
  readonly stale?: readonly OutboxRecord<Key, Value>[];
  /** Stored, but after the end. */
  readonly late?: readonly RecordSequence<Key>[];
};

export type OutboxOptions<Key, Value> = {
  /** The owner of the records: the journal lists them by it. */
  readonly owner: string;
  readonly journal: Journal<Key, Value>;
  /** The journal's entries of an earlier visit. */
  readonly journaled: readonly OutboxEntry<Key, Value>[];
  /** The server's records, where they are known already. */
  readonly stored?: readonly OutboxRecord<Key, Value>[];
  /** False: another writer has written since this browser did. */
  readonly unbroken?: boolean;
  readonly rules: ValueRules<Value>;
  /** `closing`: the page is being left, and the call must outlive it. */
  readonly send: (
    batch: readonly OutboxRecord<Key, Value>[],
    closing: boolean,
  ) => Promise<CallResult<SendReport<Key, Value>>>;
  /** Lists the server's records. With it nothing is sent before they are known. */
  readonly list?: () => Promise<CallResult<readonly OutboxRecord<Key, Value>[]>>;
  /** The most records in one batch. */
  readonly batchSize?: number;
  /** Whether signing in resolves a refusal with this code. */
  readonly needsSignIn: (code: string) => boolean;
  /** Whether a value is long enough to wait for a pause of its writer. */
  readonly isLong?: (value: Value) => boolean;
  /**
   * True: made once and never changed, like a piece of a recording. It is sent immediately, and is forgotten
   * when it is saved. While nobody is signed in it is tried again and again, as another tab may sign in.
   */
  readonly once?: boolean;
};

const recordOf = <Key, Value>({ key, value, sequence }: OutboxEntry<Key, Value>) => ({
  key,
  value,
  sequence,
});
const NOTHING_SENT = { ok: true, reply: { saved: [] } } as const;

/**
 * Keeps one owner's records in step with the server: every change is written to the journal immediately, sent soon, sent
 * again until it is acknowledged, and called saved only then.
 */
export function createOutbox<Key, Value>(options: OutboxOptions<Key, Value>) {
  const { rules, list, batchSize, isLong, once = false } = options;
  const store = createEntryStore(
    options.owner,
    options.journal,
    mergeEntries(rules, options.stored ?? [], options.journaled, options.unbroken),
  );
  const loop = createSendLoop({ store, deliver, settle, needsSignIn: options.needsSignIn, immediate: once });
  let isListed = !list;
  const locked = new Set<Key>();

  /** Takes the server's report of a batch. Returns how many records it settled. */
  function settle({ saved, stale = [], late = [] }: SendReport<Key, Value>): number {
    const settled: OutboxEntry<Key, Value>[] = [];
    for (const { key, sequence } of [...saved, ...late]) {
      const entry = store.get(key);
      if (!entry || entry.saved || sequence <= baseOf(entry)) continue;
      // A change made while the batch was on its way stays unsaved.
      const isNewest = entry.sequence === sequence;
      settled.push(
        isNewest ? giveWay(rules, { ...entry, saved: true }, entry) : { ...entry, base: sequence },
      );
    }
    const replaced: Key[] = [];
    for (const newer of stale) {
      const entry = store.get(newer.key);
      if (!entry || entry.sequence > newer.sequence) continue;
      settled.push(giveWay(rules, entry, newer));
      if (!isSameValue(rules, entry.value, newer.value)) replaced.push(newer.key);
    }
    if (once) store.remove(settled.filter((entry) => entry.saved));
    store.put(once ? settled.filter((entry) => !entry.saved) : settled);
    if (late.length > 0) store.publish({ state: 'late' });
    store.publish({ state: loop.restingState(), ...(replaced.length > 0 ? { replaced } : {}) });
    return settled.length;
  }

  /** Reads the server's records. Unsaved changes stay above them. */
  async function look(): Promise<CallResult<unknown>> {
    if (!list) return NOTHING_SENT;
    const result = await list();
    if (result.ok) {
      isListed = true;
      take(result.reply);
    }
    return result;
  }

  async function deliver(closing: boolean): Promise<CallResult<SendReport<Key, Value>>> {
    if (!isListed) {
      const looked = await look();
      if (!looked.ok) return looked;
    }
    const batch = store.listPending().slice(0, batchSize).map(recordOf);
    return batch.length === 0 ? NOTHING_SENT : options.send(batch, closing);
  }

  /**
   * Takes records from another tab, or from a new read of the server. While this tab writes, its unsaved
   * change is the newer act: it stays, with a sequence above the other one.
   */
  function take(fresh: readonly OutboxRecord<Key, Value>[]): void {
    const writes = !loop.isHeldElsewhere();
    const taken = fresh.flatMap((newer) => reconcileEntry(rules, store.get(newer.key), newer, writes) ?? []);
    if (taken.length === 0) return;
    store.put(taken);
    loop.noteRecords();
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    /** The person's own change. */
    change(key: Key, value: Value): void {
      const entry = store.get(key);
      if (loop.isHeldElsewhere() || locked.has(key) || isSameValue(rules, entry?.value, value)) return;
      store.put([changeEntry(entry, key, value)]);
      const { replaced } = store.getSnapshot();
      store.publish({ state: loop.restingState(), replaced: replaced.filter((each) => each !== key) });
      loop.noteChange(isLong?.(value) ?? false);
    },
    /** The owner's session has ended. `signedIn` sends the records that waited. */
    signedOut: () => loop.bar('signed-out'),
    signedIn(): void {
      if (!loop.isSignedOut()) return;
      loop.unbar();
      store.publish({ state: loop.restingState() });
      void loop.flush();
    },
    /**
     * Another tab or device writes from now on. No change is accepted or sent here, and unsaved ones stay
     * here.
     */
    yieldTo(): void {
      if (!loop.isHeldElsewhere()) loop.bar('elsewhere');
    },
    /**
     * This tab writes (again). Its unsaved changes and those of the journal are merged with the stored
     * records.
     */
    resume(
      stored: readonly OutboxRecord<Key, Value>[],
      journaled: readonly OutboxEntry<Key, Value>[],
      unbroken: boolean,
    ): void {
      const merged = mergeEntries(rules, stored, [...journaled, ...store.listAll()], unbroken);
      loop.unbar();
      store.reset(merged);
      loop.noteRecords();
    },
    take,
    look,
    /** These records are final: they have this value, no matter what was written since. */
    lock(final: readonly { readonly key: Key; readonly value: Value }[]): void {
      const settled = final.flatMap(({ key, value }): OutboxEntry<Key, Value>[] => {
        locked.add(key);
        const entry = store.get(key);
        return entry && (!entry.saved || entry.aside !== undefined)
          ? [{ key, value, sequence: entry.sequence, saved: true }]
          : [];
      });
      if (settled.length === 0) return;
      store.put(settled);
      store.publish({ state: loop.restingState() });
    },
    /** The person has chosen between the stored value and the one that was set aside. */
    choose(key: Key, which: 'stored' | 'aside'): void {
      const entry = store.get(key);
      if (entry?.aside === undefined || loop.isHeldElsewhere()) return;
      const { aside, ...rest } = entry;
      store.put([which === 'stored' ? rest : changeEntry(rest, key, aside)]);
      loop.noteRecords();
    },
    flush: loop.flush,
    /** The records that the server has not acknowledged. */
    listPending: () => store.listPending().map(recordOf),
    settle,
    start: loop.start,
    stop: loop.stop,
  };
}

export type Outbox<Key, Value> = ReturnType<typeof createOutbox<Key, Value>>;
