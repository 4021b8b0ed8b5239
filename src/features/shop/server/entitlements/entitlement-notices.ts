import type { Notices } from '#platform/database/notices.ts';

const CHANNEL = 'entitlements';
/** Shorter than the browser's own limit of 30 s. */
const WAIT_MS = 20_000;
/** With more waiting tabs than this, further ones poll instead. */
const MOST_WAITING = 2_000;

/** Notifies every process of a change in an account's access. Call it after the commit. */
export async function noticeEntitlements(
  notices: Pick<Notices, 'send'>,
  accountId: string | null,
): Promise<void> {
  if (accountId !== null) await notices.send(CHANNEL, accountId);
}

/** Lets calls wait until an account's access changes, on any machine. */
export function createEntitlementWaits(notices: Pick<Notices, 'listen'>, closing?: AbortSignal) {
  const waiting = new Map<string, Set<() => void>>();
  let count = 0;
  const wakeAll = () => [...waiting.keys()].forEach(wake);
  const wake = (accountId: string) => waiting.get(accountId)?.forEach((resolve) => resolve());
  notices.listen(CHANNEL, {
    onNotice: wake,
    // A notice may have been lost, so every waiting call looks again.
    onGap: wakeAll,
  });
  // A closing process answers first.
  closing?.addEventListener('abort', wakeAll);

  return {
    /** Resolves at the next change, after 20 seconds, or when the caller is gone. */
    async wait(accountId: string, signal: AbortSignal): Promise<void> {
      if (count >= MOST_WAITING || signal.aborted || closing?.aborted) return;
      const waits = waiting.get(accountId) ?? new Set();
      waiting.set(accountId, waits);
      count += 1;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, WAIT_MS);
        function done() {
          clearTimeout(timer);
          waits.delete(done);
          signal.removeEventListener('abort', done);
          resolve();
        }
        waits.add(done);
        signal.addEventListener('abort', done);
      });
      count -= 1;
      if (waits.size === 0 && waiting.get(accountId) === waits) waiting.delete(accountId);
    },
  };
}

export type EntitlementWaits = ReturnType<typeof createEntitlementWaits>;
