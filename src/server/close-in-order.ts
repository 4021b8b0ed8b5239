import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#platform/log/log.ts';

/** Everything together must fit into the 10 s that an operator's stop allows. */
const EACH_MS = 3_000;

/** Closes one thing after the other. One that hangs or fails does not prevent the next from closing. */
export async function closeInOrder(steps: readonly (() => Promise<void>)[], log: Log): Promise<void> {
  for (const close of steps) {
    const late = delay(EACH_MS, 'late' as const, { ref: false });
    const ended = await Promise.race([close().then(() => 'closed' as const), late]).catch(
      (error: unknown) => {
        log.error({ err: error }, 'closing failed');
        return 'failed' as const;
      },
    );
    if (ended === 'late') log.warn({ step: close.name }, 'closing takes too long; going on');
  }
}
