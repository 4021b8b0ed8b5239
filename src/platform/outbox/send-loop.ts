import type { CallResult } from '../api-client/send-call.ts';
import type { EntryStore } from './entry-store.ts';
import { retryAfterMs } from './retry-after.ts';
import type { SaveState } from './save-state.ts';
import { createSaveTimer, SAVE_AFTER_MS } from './save-timer.ts';
import { HELD_ELSEWHERE } from './writer-hold.ts';

/** A batch that takes longer than this is shown as not saved yet, though it may still arrive. */
export const SLOW_AFTER_MS = 5_000;

type SendLoopOptions<Key, Value, Reply> = {
  readonly store: EntryStore<Key, Value>;
  /** Sends the next batch. */
  readonly deliver: (closing: boolean) => Promise<CallResult<Reply>>;
  /** Takes the reply to a batch. Returns how many records it settled. */
  readonly settle: (reply: Reply) => number;
  readonly needsSignIn: (code: string) => boolean;
  /** Sends without a pause, and continues to try while nobody is signed in. */
  readonly immediate: boolean;
};

/** Decides when batches are sent and how a failure is handled, until nothing is pending. */
export function createSendLoop<Key, Value, Reply>({
  store,
  deliver,
  settle,
  needsSignIn,
  immediate,
}: SendLoopOptions<Key, Value, Reply>) {
  const { publish } = store;
  const timer = createSaveTimer(() => void flush());
  const pauseMs = immediate ? 0 : SAVE_AFTER_MS;
  let running: Promise<void> | undefined;
  let failures = 0;
  /** Why nothing can be sent for now. While another tab or device writes, no change is accepted either. */
  let barred: 'signed-out' | 'elsewhere' | undefined;
  let trouble: SaveState = 'not-saved';
  let stopped = false;
  const isPending = () => store.listPending().length > 0;

  function schedule(afterMs: number): void {
    timer.clear();
    if (stopped || barred) return;
    if (immediate && afterMs === 0) void flush();
    else timer.set(afterMs);
  }

  /** The state that follows from the pending records and the last attempt. */
  function restingState(): SaveState {
    if (barred) return barred;
    if (!isPending()) return store.getSnapshot().state === 'late' ? 'late' : 'saved';
    return failures > 0 ? trouble : 'saving';
  }

  /** Nothing can be sent for now. Unsaved changes stay here. */
  function bar(why: 'signed-out' | 'elsewhere'): void {
    barred = why;
    timer.clear();
    publish({ state: why });
  }

  async function sendOnce(closing: boolean): Promise<void> {
    timer.noteBatch();
    if (!isPending()) {
      failures = 0;
      const { state } = store.getSnapshot();
      if (state === 'not-saved' || state === 'saving') publish({ state: 'saved' });
      return;
    }
    publish({ state: restingState() });
    const slow = setTimeout(() => {
      if (!immediate && isPending()) publish({ state: barred ?? 'not-saved' });
    }, SLOW_AFTER_MS);
    const result = await deliver(closing);
    clearTimeout(slow);
    if (!result.ok) return fail(result);
    failures = 0;
    const settled = settle(result.reply);
    if (!isPending()) return;
    if (immediate && settled > 0 && !stopped && !barred) await sendOnce(closing);
    else schedule(SAVE_AFTER_MS);
  }

  function fail(result: Exclude<CallResult<unknown>, { ok: true }>): void {
    // Another batch may have saved everything while this one failed.
    if (!isPending()) return;
    if (barred) return publish({ state: barred });
    let askedSeconds: number | undefined;
    trouble = 'not-saved';
    if (result.kind === 'refused') {
      const isBusy = result.problem.status === 429 || result.problem.status >= 500;
      if (!isBusy && result.code === HELD_ELSEWHERE) return bar('elsewhere');
      if (!isBusy && !needsSignIn(result.code)) return publish({ state: 'refused' });
      if (!isBusy && !immediate) return bar('signed-out');
      if (!isBusy) trouble = 'signed-out';
      askedSeconds = result.retryAfterSeconds;
    }
    schedule(retryAfterMs(failures, askedSeconds));
    failures += 1;
    publish({ state: trouble });
  }

  /** Sends the unsaved records. One batch is sent at a time, except when the page closes. */
  function flush(closing = false): Promise<void> {
    timer.clear();
    // It would only be refused.
    if (barred === 'elsewhere') return Promise.resolve();
    if (running && !closing) return running;
    const run = sendOnce(closing).finally(() => {
      if (running !== run) return;
      running = undefined;
      // A change at this very moment may meet a batch that has just ended.
      const isWaiting = failures === 0 && store.getSnapshot().state === 'saving' && !timer.isSet();
      if (isWaiting && isPending()) schedule(pauseMs);
    });
    running = run;
    return run;
  }

  return {
    isHeldElsewhere: () => barred === 'elsewhere',
    isSignedOut: () => barred === 'signed-out',
    restingState,
    bar,
    /** The reason that stopped the sending has gone. */
    unbar(): void {
      barred = undefined;
      failures = 0;
    },
    flush,
    /** The person has changed a record. */
    noteChange(isLong: boolean): void {
      timer.noteChange();
      // A wait that has started and a batch on its way take this change along: typing without a pause is saved too.
      if (running) return;
      if (!timer.isSet()) schedule(pauseMs);
      // After a failure the wait is for the server, not for the typing.
      else if (failures === 0 && isLong) timer.extend();
    },
    /** The records have changed, but not by typing. */
    noteRecords(): void {
      publish({ state: restingState() });
      if (isPending() && failures === 0) schedule(SAVE_AFTER_MS);
    },
    /** Starts sending the records of an earlier visit. */
    start(): void {
      stopped = false;
      if (barred || !isPending()) return;
      publish({ state: 'saving' });
      schedule(0);
    },
    stop(): void {
      stopped = true;
      timer.clear();
    },
  };
}
