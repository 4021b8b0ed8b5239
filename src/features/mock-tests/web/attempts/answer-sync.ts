import type { CallResult } from '#platform/api-client/api-client.ts';
import {
  baseOf,
  changeAnswer,
  giveWay,
  keepableText,
  mergeAnswers,
  reconcileAnswer,
  type HeldAnswer,
} from '../../domain/merge-answers.ts';
import type { SavedAnswer } from '../../domain/saved-answer.ts';
import type { AnswerJournal } from './answer-journal.ts';
import { retryAfterMs } from '#platform/outbox/retry-after.ts';
import type { SaveReply } from './save-reply.ts';
import { createSaveTimer, SAVE_AFTER_MS } from '#platform/outbox/save-timer.ts';
import type { SaveState, SyncSnapshot } from './save-state.ts';

/** A batch that takes longer than this is shown as not saved yet, though it may still arrive. */
export const SLOW_AFTER_MS = 5_000;

type Given = {
  readonly attemptId: string;
  readonly initial: ReadonlyMap<number, HeldAnswer>;
  readonly journal: AnswerJournal;
  readonly send: (batch: readonly SavedAnswer[], closing: boolean) => Promise<CallResult<SaveReply>>;
  readonly onReply: (reply: SaveReply) => void;
  /** Whether a refusal is one that signing in mends. */
  readonly needsSignIn: (code: string) => boolean;
};

const asSaved = (held: HeldAnswer): HeldAnswer => giveWay({ ...held, saved: true }, held);
const wire = ({ number, value, sequence }: HeldAnswer): SavedAnswer => ({ number, value, sequence });

/**
 * Keeps the answers of one attempt in step with the server: every change is written to the journal at once, sent soon,
 * sent again until it is acknowledged, and called saved only then.
 */
export function createAnswerSync({ attemptId, initial, journal, send, onReply, needsSignIn }: Given) {
  const answers = new Map(initial);
  const listeners = new Set<() => void>();
  let snapshot: SyncSnapshot = { answers: new Map(answers), state: 'saved', kept: true, replaced: [] };
  const timer = createSaveTimer(() => void flush());
  let running: Promise<void> | undefined;
  let failures = 0;
  /** Why nothing is sent; with somebody else writing, nothing is taken either. */
  let barred: 'signed-out' | 'elsewhere' | undefined;
  let stopped = false;
  /** Checked in practice: these change no more. */
  const locked = new Set<number>();

  const pending = () => [...answers.values()].filter(({ saved }) => !saved);

  function publish(change: Partial<SyncSnapshot>): void {
    snapshot = { ...snapshot, ...change, answers: new Map(answers) };
    for (const listener of listeners) listener();
  }

  function put(entries: readonly HeldAnswer[]): void {
    for (const entry of entries) answers.set(entry.number, entry);
    // A journal that fails (disk full, private window) must not stop the saving itself; but it must be told.
    journal.keep(attemptId, entries).then(
      (kept) => kept !== snapshot.kept && publish({ kept }),
      () => publish({ kept: false }),
    );
  }

  function schedule(afterMs: number): void {
    timer.clear();
    if (!stopped && !barred) timer.set(afterMs);
  }

  /** The state that follows from what is pending and what became of the last try. */
  function restingState(): SaveState {
    if (barred) return barred;
    if (pending().length === 0) return snapshot.state === 'late' ? 'late' : 'saved';
    return failures > 0 ? 'not-saved' : 'saving';
  }

  function settle(reply: SaveReply): void {
    const settled: HeldAnswer[] = [];
    for (const { number, sequence } of [...reply.saved, ...reply.late]) {
      const held = answers.get(number);
      if (!held || held.saved || sequence <= baseOf(held)) continue;
      // A change made while the batch was under way stays unsaved.
      settled.push(held.sequence === sequence ? asSaved(held) : { ...held, base: sequence });
    }
    const replaced: number[] = [];
    for (const newer of reply.stale) {
      const held = answers.get(newer.number);
      if (held && held.sequence <= newer.sequence) {
        settled.push(giveWay(held, newer));
        if (held.value !== newer.value) replaced.push(newer.number);
      }
    }
    put(settled);
    onReply(reply);
    if (reply.late.length > 0) publish({ state: 'late' });
    publish({ state: restingState(), ...(replaced.length > 0 ? { replaced } : {}) });
  }

  async function sendOnce(closing: boolean): Promise<void> {
    const batch = pending();
    timer.noteBatch();
    if (batch.length === 0) {
      failures = 0;
      if (snapshot.state === 'not-saved' || snapshot.state === 'saving') publish({ state: 'saved' });
      return;
    }
    publish({ state: restingState() });
    const slow = setTimeout(
      () => pending().length > 0 && publish({ state: barred ?? 'not-saved' }),
      SLOW_AFTER_MS,
    );
    const result = await send(batch.map(wire), closing);
    clearTimeout(slow);
    if (result.ok) {
      failures = 0;
      settle(result.reply);
      if (pending().length > 0) schedule(SAVE_AFTER_MS);
      return;
    }
    // Another batch may have brought everything while this one failed.
    if (pending().length === 0) return;
    const busy =
      result.kind === 'unreachable' || result.problem.status === 429 || result.problem.status >= 500;
    if (barred) return publish({ state: barred });
    if (!busy && result.code === 'held-elsewhere') return bar('elsewhere');
    if (!busy && needsSignIn(result.code)) return bar('signed-out');
    if (!busy) return publish({ state: 'refused' });
    schedule(retryAfterMs(failures));
    failures += 1;
    publish({ state: 'not-saved' });
  }

  /** Sends what is not saved yet; one batch at a time, except when the page closes. */
  function flush(closing = false): Promise<void> {
    timer.clear();
    // It would only be refused.
    if (barred === 'elsewhere') return Promise.resolve();
    if (running && !closing) return running;
    const run = sendOnce(closing).finally(() => {
      if (running === run) running = undefined;
    });
    running = run;
    return run;
  }

  /** Nothing can be sent for now: what is not saved is kept here. */
  function bar(why: 'signed-out' | 'elsewhere'): void {
    barred = why;
    timer.clear();
    publish({ state: why });
  }

  /** Something may have changed what is to be sent. */
  function settleAgain(): void {
    publish({ state: restingState() });
    if (pending().length > 0 && failures === 0) schedule(SAVE_AFTER_MS);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    /** The candidate's own change. */
    change(number: number, written: string): void {
      const value = keepableText(written);
      const held = answers.get(number);
      if (barred === 'elsewhere' || locked.has(number) || (held?.value ?? '') === value) return;
      put([changeAnswer(held, number, value)]);
      publish({ state: restingState(), replaced: snapshot.replaced.filter((each) => each !== number) });
      timer.noteChange();
      // A wait that has begun and a batch under way take this change along: who types without a pause is saved too.
      if (running) return;
      if (!timer.isSet()) schedule(SAVE_AFTER_MS);
      // After a failure the wait is for the server, not for the typing.
      else if (failures === 0) timer.typeOn(value);
    },
    /** The session of the attempt is over; `signedIn` sends what was kept. */
    signedOut: () => bar('signed-out'),
    signedIn(): void {
      if (barred !== 'signed-out') return;
      barred = undefined;
      failures = 0;
      publish({ state: restingState() });
      void flush();
    },
    /** Another tab or device writes from now on: nothing is taken or sent here, and what is not saved is kept. */
    yieldTo(): void {
      if (barred !== 'elsewhere') bar('elsewhere');
    },
    /** This tab writes (again): what it and this browser's journal had not saved is merged with what is stored. */
    resume(stored: readonly SavedAnswer[], journaled: readonly HeldAnswer[], unbroken: boolean): void {
      const merged = mergeAnswers(stored, [...journaled, ...answers.values()], unbroken);
      barred = undefined;
      failures = 0;
      answers.clear();
      put([...merged.values()]);
      settleAgain();
    },
    /**
     * What another tab or a fresh look at the server brings. While this tab writes, what was typed here and is not saved
     * yet is the newer act: it stays, with a count above the one that came.
     */
    take(fresh: readonly SavedAnswer[]): void {
      const writes = barred !== 'elsewhere';
      const taken = fresh.flatMap((newer) => reconcileAnswer(answers.get(newer.number), newer, writes) ?? []);
      if (taken.length === 0) return;
      put(taken);
      settleAgain();
    },
    /** Answers that were checked in practice: they stay as they were marked, whatever was written since. */
    lock(checked: readonly { readonly number: number; readonly given: string }[]): void {
      const settled = checked.flatMap(({ number, given }): HeldAnswer[] => {
        locked.add(number);
        const held = answers.get(number);
        return held && (!held.saved || held.aside !== undefined)
          ? [{ number, value: given, sequence: held.sequence, saved: true }]
          : [];
      });
      if (settled.length === 0) return;
      put(settled);
      publish({ state: restingState() });
    },
    /** The candidate has chosen between what is stored and what was set aside. */
    choose(number: number, which: 'stored' | 'aside'): void {
      const held = answers.get(number);
      if (held?.aside === undefined || barred === 'elsewhere') return;
      const { aside, ...rest } = held;
      put([which === 'stored' ? rest : changeAnswer(rest, number, aside)]);
      settleAgain();
    },
    flush,
    /** The answers that the server has not acknowledged. */
    listPending: () => pending().map(wire),
    settle,
    /** Starts sending what an earlier visit left behind. */
    start(): void {
      stopped = false;
      if (barred || pending().length === 0) return;
      publish({ state: 'saving' });
      schedule(0);
    },
    stop(): void {
      stopped = true;
      timer.clear();
    },
  };
}

export type AnswerSync = ReturnType<typeof createAnswerSync>;
