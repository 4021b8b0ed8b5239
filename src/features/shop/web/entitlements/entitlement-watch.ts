import type { CallResult } from '#platform/api-client/api-client.ts';
import type { Entitlements } from '../../contract.ts';

/** After this long without activity a tab stops waiting for news, and looks again at the next activity. */
const ATTENTION_MS = 15 * 60_000;
/** The pause after a failed call, or after one answered immediately because too many tabs wait. */
const PAUSE_MS = 30_000;
const AT_ONCE_MS = 1_000;

/** What a watch needs of its tab. */
export type WatchedTab = {
  /** `known`: the server answers when its version differs, or after 20 seconds. */
  ask(
    known: string | undefined,
    signal: AbortSignal,
  ): Promise<CallResult<Entitlements> | { readonly ok: false }>;
  /** The signed-in account. */
  accountId(): string | undefined;
  isHidden(): boolean;
  now(): number;
  /** Resolves after that many milliseconds, or earlier when the signal fires. */
  rest(signal: AbortSignal, longestMs?: number): Promise<void>;
};

type Owned = { readonly accountId: string; readonly entitlements: Entitlements };

/**
 * Keeps an account's access up to date while its tab is visible. The server answers its call after a change, made on
 * any device. `show` is called with every change.
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
    /** The access of the signed-in account; undefined: not known yet, or nobody is signed in. */
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

    /** Looks immediately, because something may have changed or the tab is visible again. */
    wake,

    /** Reports activity: the watch waits for news again. */
    attend(): void {
      const slept = !isAttended();
      attendedAt = tab.now();
      if (slept) wake();
    },

    /** A hidden tab does not wait for news. */
    leave(): void {
      call.abort();
    },
  };
}
