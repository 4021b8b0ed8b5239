import type { CallResult } from '#platform/api-client/api-client.ts';
import type { Entitlements } from '../../contract.ts';

/** A tab in which nobody has done anything for this long waits for news no more, and looks when somebody comes back. */
const ATTENTION_MS = 15 * 60_000;
/** After no answer, or one that came at once because too many tabs wait. */
const PAUSE_MS = 30_000;
const AT_ONCE_MS = 1_000;

/** What a watch sees and does of its tab. */
export type WatchedTab = {
  /** `known`: the server answers when there is something else than that, or after 20 seconds. */
  ask(
    known: string | undefined,
    signal: AbortSignal,
  ): Promise<CallResult<Entitlements> | { readonly ok: false }>;
  /** Who is signed in. */
  accountId(): string | undefined;
  isHidden(): boolean;
  now(): number;
  /** Resolves after that long; earlier when the signal says so. Milliseconds. */
  rest(signal: AbortSignal, longestMs?: number): Promise<void>;
};

type Owned = { readonly accountId: string; readonly entitlements: Entitlements };

/**
 * Keeps what somebody owns up to date while their tab is in view: one call that the server answers when something has
 * changed, on whatever device it was done. `show` hears of every change.
 */
export function createEntitlementWatch(tab: WatchedTab, show: () => void) {
  let owned: Owned | undefined;
  let call = new AbortController();
  let resting = new AbortController();
  let due = true;
  let attendedAt = tab.now();

  function take(now: Owned | undefined): void {
    const same = owned?.accountId === now?.accountId;
    if (same && owned?.entitlements.revision === now?.entitlements.revision) return;
    owned = now;
    show();
  }

  const isAttended = () => !tab.isHidden() && tab.now() - attendedAt <= ATTENTION_MS;

  async function look(accountId: string, ending: AbortSignal): Promise<void> {
    due = false;
    call = new AbortController();
    const { signal } = call;
    const before = owned?.entitlements.revision;
    const askedAt = tab.now();
    const result = await tab.ask(isAttended() ? before : undefined, signal);
    if (signal.aborted || ending.aborted || tab.accountId() !== accountId) return;
    if (result.ok) take({ accountId, entitlements: result.reply });
    const atOnce = tab.now() - askedAt < AT_ONCE_MS && owned?.entitlements.revision === before;
    if (!due && (!result.ok || atOnce)) await pause(PAUSE_MS);
  }

  async function pause(longestMs?: number): Promise<void> {
    resting = new AbortController();
    await tab.rest(resting.signal, longestMs);
  }

  function wake(): void {
    due = true;
    attendedAt = tab.now();
    call.abort();
    resting.abort();
  }

  return {
    /** Of whoever is signed in; undefined: not known yet, or nobody is. */
    owned: (): Entitlements | undefined =>
      owned?.accountId === tab.accountId() ? owned?.entitlements : undefined,

    /** Runs until the signal ends it. */
    async run(signal: AbortSignal): Promise<void> {
      signal.addEventListener('abort', wake);
      due = true;
      while (!signal.aborted) {
        const accountId = tab.accountId();
        if (accountId !== owned?.accountId) take(undefined);
        if (accountId !== undefined && (due || isAttended())) await look(accountId, signal);
        else {
          due = false;
          await pause();
        }
      }
    },

    /** Something may have changed, or the tab is in view again: looks at once. */
    wake,

    /** Somebody does something here: news is waited for again. */
    attend(): void {
      const slept = !isAttended();
      attendedAt = tab.now();
      if (slept) wake();
    },

    /** Nobody waits for news in a tab that is not looked at. */
    leave(): void {
      call.abort();
    },
  };
}
