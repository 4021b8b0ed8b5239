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
import { retryAfterMs } from './retry-after.ts';
import type { SaveState } from './save-state.ts';
import { createSaveTimer, SAVE_AFTER_MS } from './save-timer.ts';
import { HELD_ELSEWHERE } from './writer-hold.ts';

/** A batch that takes longer than this is shown as not saved yet, though it may still arrive. */
export const SLOW_AFTER_MS = 5_000;

/** What the server says of a batch. A record that it does not name is sent again. */
export type SendReport<Key, Value> = {
  /** Committed to disk. */
  readonly saved: readonly RecordSequence<Key>[];
  /** What is stored instead of the records that were not newer. */
  readonly stale?: readonly OutboxRecord<Key, Value>[];
  /** Stored, but after the end. */
  readonly late?: readonly RecordSequence<Key>[];
};

export type OutboxOptions<Key, Value> = {
  /** Whose records they are: the journal lists them by it. */
  readonly owner: string;
  readonly journal: Journal<Key, Value>;
  /** What the journal had from an earlier visit. */
  readonly journaled: readonly OutboxEntry<Key, Value>[];
  /** What the server has, where that is known already. */
  readonly stored?: readonly OutboxRecord<Key, Value>[];
  /** False: somebody else has written since this browser did. */
  readonly unbroken?: boolean;
  readonly rules: ValueRules<Value>;
  /** `closing`: the page is being left, and the call must outlive it. */
  readonly send: (
    batch: readonly OutboxRecord<Key, Value>[],
    closing: boolean,
  ) => Promise<CallResult<SendReport<Key, Value>>>;
  /** Lists what the server has. With it nothing is sent before that is known. */
  readonly list?: () => Promise<CallResult<readonly OutboxRecord<Key, Value>[]>>;
  /** The most records in one batch. */
  readonly batchSize?: number;
  /** Whether signing in resolves a refusal with this code. */
  readonly needsSignIn: (code: string) => boolean;
  /** Whether a value is long enough to wait for a pause of its writer. */
  readonly isLong?: (value: Value) => boolean;
  /**
   * True: made once and never changed, like a piece of a recording. It is sent immediately, and is forgotten when it is
   * saved. While nobody is signed in it is tried again and again, as another tab may sign in.
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
  const { publish, listPending } = store;
  const timer = createSaveTimer(() => void flush());
  let running: Promise<void> | undefined;
  let failures = 0;
  /** Why nothing can be sent for now. While somebody else writes, no change is taken either. */
  let barred: 'signed-out' | 'elsewhere' | undefined;
  let trouble: SaveState = 'not-saved';
  let stopped = false;
  let isListed = !list;
  const locked = new Set<Key>();

  function schedule(afterMs: number): void {
    timer.clear();
    if (stopped || barred) return;
    if (afterMs === 0 && once) void flush();
    else timer.set(afterMs);
  }

  /** The state that follows from the pending records and the last try. */
  function restingState(): SaveState {
    if (barred) return barred;
    if (listPending().length === 0) return store.getSnapshot().state === 'late' ? 'late' : 'saved';
    return failures > 0 ? trouble : 'saving';
  }

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
    if (late.length > 0) publish({ state: 'late' });
    publish({ state: restingState(), ...(replaced.length > 0 ? { replaced } : {}) });
    return settled.length;
  }

  /** Reads what the server has. Unsaved changes stay above it. */
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
    const batch = listPending().slice(0, batchSize).map(recordOf);
    return batch.length === 0 ? NOTHING_SENT : options.send(batch, closing);
  }

  async function sendOnce(closing: boolean): Promise<void> {
    timer.noteBatch();
    if (listPending().length === 0) {
      failures = 0;
      const { state } = store.getSnapshot();
      if (state === 'not-saved' || state === 'saving') publish({ state: 'saved' });
      return;
    }
    publish({ state: restingState() });
    const slow = setTimeout(() => {
      if (!once && listPending().length > 0) publish({ state: barred ?? 'not-saved' });
    }, SLOW_AFTER_MS);
    const result = await deliver(closing);
    clearTimeout(slow);
    if (!result.ok) return fail(result);
    failures = 0;
    const settled = settle(result.reply);
    if (listPending().length === 0) return;
    if (once && settled > 0 && !stopped && !barred) await sendOnce(closing);
    else schedule(SAVE_AFTER_MS);
  }

  function fail(result: Exclude<CallResult<unknown>, { ok: true }>): void {
    // Another batch may have saved everything while this one failed.
    if (listPending().length === 0) return;
    if (barred) return publish({ state: barred });
    let askedSeconds: number | undefined;
    trouble = 'not-saved';
    if (result.kind === 'refused') {
      const isBusy = result.problem.status === 429 || result.problem.status >= 500;
      if (!isBusy && result.code === HELD_ELSEWHERE) return bar('elsewhere');
      if (!isBusy && !options.needsSignIn(result.code)) return publish({ state: 'refused' });
      if (!isBusy && !once) return bar('signed-out');
      if (!isBusy) trouble = 'signed-out';
      askedSeconds = result.retryAfterSeconds;
    }
    schedule(retryAfterMs(failures, askedSeconds));
    failures += 1;
    publish({ state: trouble });
  }

  /** Sends what is not saved yet. One batch is sent at a time, except when the page closes. */
  function flush(closing = false): Promise<void> {
    timer.clear();
    // It would only be refused.
    if (barred === 'elsewhere') return Promise.resolve();
    if (running && !closing) return running;
    const run = sendOnce(closing).finally(() => {
      if (running !== run) return;
      running = undefined;
      // A change of this very moment found a batch on its way that was over already.
      const isWaiting = failures === 0 && store.getSnapshot().state === 'saving' && !timer.isSet();
      if (isWaiting && listPending().length > 0) schedule(once ? 0 : SAVE_AFTER_MS);
    });
    running = run;
    return run;
  }

  /** Nothing can be sent for now. Unsaved changes stay here. */
  function bar(why: 'signed-out' | 'elsewhere'): void {
    barred = why;
    timer.clear();
    publish({ state: why });
  }

  function settleAgain(): void {
    publish({ state: restingState() });
    if (listPending().length > 0 && failures === 0) schedule(SAVE_AFTER_MS);
  }

  /**
   * Takes records from another tab, or from a fresh look at the server. While this tab writes, its unsaved change is the
   * newer act: it stays, with a sequence above the one that came.
   */
  function take(fresh: readonly OutboxRecord<Key, Value>[]): void {
    const writes = barred !== 'elsewhere';
    const taken = fresh.flatMap((newer) => reconcileEntry(rules, store.get(newer.key), newer, writes) ?? []);
    if (taken.length === 0) return;
    store.put(taken);
    settleAgain();
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    /** The person's own change. */
    change(key: Key, value: Value): void {
      const entry = store.get(key);
      if (barred === 'elsewhere' || locked.has(key) || isSameValue(rules, entry?.value, value)) return;
      store.put([changeEntry(entry, key, value)]);
      const { replaced } = store.getSnapshot();
      publish({ state: restingState(), replaced: replaced.filter((each) => each !== key) });
      timer.noteChange();
      // A wait that has started and a batch on its way take this change along: typing without a pause is saved too.
      if (running) return;
      if (!timer.isSet()) schedule(once ? 0 : SAVE_AFTER_MS);
      // After a failure the wait is for the server, not for the typing.
      else if (failures === 0 && isLong?.(value)) timer.extend();
    },
    /** The session of the owner is over; `signedIn` sends what has waited. */
    signedOut: () => bar('signed-out'),
    signedIn(): void {
      if (barred !== 'signed-out') return;
      barred = undefined;
      failures = 0;
      publish({ state: restingState() });
      void flush();
    },
    /** Another tab or device writes from now on. No change is taken or sent here, and unsaved ones stay here. */
    yieldTo(): void {
      if (barred !== 'elsewhere') bar('elsewhere');
    },
    /** This tab writes (again). Its unsaved changes and those of the journal are merged with what is stored. */
    resume(
      stored: readonly OutboxRecord<Key, Value>[],
      journaled: readonly OutboxEntry<Key, Value>[],
      unbroken: boolean,
    ): void {
      const merged = mergeEntries(rules, stored, [...journaled, ...store.listAll()], unbroken);
      barred = undefined;
      failures = 0;
      store.reset(merged);
      settleAgain();
    },
    take,
    look,
    /** These change no more, and have this value whatever was written since. */
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
      publish({ state: restingState() });
    },
    /** The person has chosen between the stored value and the one that was set aside. */
    choose(key: Key, which: 'stored' | 'aside'): void {
      const entry = store.get(key);
      if (entry?.aside === undefined || barred === 'elsewhere') return;
      const { aside, ...rest } = entry;
      store.put([which === 'stored' ? rest : changeEntry(rest, key, aside)]);
      settleAgain();
    },
    flush,
    /** The records that the server has not acknowledged. */
    listPending: () => listPending().map(recordOf),
    settle,
    /** Starts sending what an earlier visit left. */
    start(): void {
      stopped = false;
      if (barred || listPending().length === 0) return;
      publish({ state: 'saving' });
      schedule(0);
    },
    stop(): void {
      stopped = true;
      timer.clear();
    },
  };
}

export type Outbox<Key, Value> = ReturnType<typeof createOutbox<Key, Value>>;
