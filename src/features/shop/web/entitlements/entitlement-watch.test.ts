import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entitlements } from '../../contract.ts';
import { createEntitlementWatch } from './entitlement-watch.ts';

const owning = (revision: string): Entitlements => ({ status: true, revision, access: [], lessons: [] });

type Call = {
  readonly known: string | undefined;
  readonly signal: AbortSignal;
  answer(revision: string): void;
  fail(): void;
};

/** A tab whose calls the test answers. */
function aTab() {
  const state = { accountId: 'lin' as string | undefined, hidden: false };
  const calls: Call[] = [];
  const shown: (string | undefined)[] = [];
  const ending = new AbortController();
  const watch = createEntitlementWatch(
    {
      ask: (known, signal) =>
        new Promise((resolve) => {
          const fail = () => resolve({ ok: false });
          signal.addEventListener('abort', fail);
          const answer = (revision: string) => resolve({ ok: true, reply: owning(revision) });
          calls.push({ known, signal, answer, fail });
        }),
      accountId: () => state.accountId,
      isHidden: () => state.hidden,
      now: () => Date.now(),
      rest: (signal, longestMs) =>
        new Promise((resolve) => {
          if (longestMs !== undefined) setTimeout(resolve, longestMs);
          signal.addEventListener('abort', () => resolve());
        }),
    },
    () => void shown.push(watch.owned()?.revision),
  );
  const running = watch.run(ending.signal);
  const settle = async () => void (await vi.advanceTimersByTimeAsync(0));
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('Nothing was asked.');
    return call;
  };
  return { state, calls, shown, watch, ending, running, settle, last };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks at once, then waits for anything else than it knows, and shows each change once', async () => {
  const { calls, shown, last, settle } = aTab();
  expect(calls.map(({ known }) => known)).toEqual([undefined]);
  last().answer('a');
  await settle();
  expect(last().known).toBe('a');
  await vi.advanceTimersByTimeAsync(20_000);
  last().answer('a');
  await settle();
  expect(calls).toHaveLength(3);
  last().answer('b');
  await settle();
  expect(last().known).toBe('b');
  expect(shown).toEqual(['a', 'b']);
});

test('nobody waits in a tab that is not looked at; whoever comes back sees at once what is new', async () => {
  const { state, calls, watch, shown, last, settle } = aTab();
  last().answer('a');
  await settle();
  state.hidden = true;
  watch.leave();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(calls).toHaveLength(2);
  expect(calls[1]?.signal.aborted).toBe(true);
  state.hidden = false;
  watch.wake();
  await settle();
  expect(calls).toHaveLength(3);
  last().answer('b');
  await settle();
  expect(shown).toEqual(['a', 'b']);
});

test('a tab that nobody touches stops waiting after a quarter of an hour, until somebody does something', async () => {
  const { calls, watch, last, settle } = aTab();
  last().answer('a');
  for (let waited = 0; waited < 16; waited += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    last().answer('a');
    await settle();
  }
  const before = calls.length;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls).toHaveLength(before);
  watch.attend();
  await settle();
  expect(calls).toHaveLength(before + 1);
  watch.attend();
  await settle();
  expect(calls).toHaveLength(before + 1);
});

test('a failure, or a server that makes nobody wait, is not asked again at once', async () => {
  const { calls, last, settle } = aTab();
  last().fail();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  last().answer('a');
  await settle();
  last().answer('a');
  await vi.advanceTimersByTimeAsync(29_000);
  expect(calls).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls).toHaveLength(4);
});

test('what one account owns is not shown to the next, also when its answer comes late', async () => {
  const { state, shown, watch, calls, last, settle } = aTab();
  last().answer('a');
  await settle();
  state.accountId = undefined;
  watch.wake();
  await settle();
  expect(shown).toEqual(['a', undefined]);
  expect(calls).toHaveLength(2);
  state.accountId = 'chen';
  watch.wake();
  await settle();
  expect(last().known).toBeUndefined();
  state.accountId = 'lin';
  last().answer('of chen');
  await settle();
  expect(watch.owned()).toBeUndefined();
  expect(shown).not.toContain('of chen');
});

test('it ends when it is told to, and leaves no call behind', async () => {
  const { ending, running, calls, last, settle } = aTab();
  last().answer('a');
  await settle();
  ending.abort();
  await running;
  expect(last().signal.aborted).toBe(true);
  expect(calls).toHaveLength(2);
});
