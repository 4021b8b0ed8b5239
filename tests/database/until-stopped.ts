import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Waits until the server of a cluster has written its data and ended: half a minute at most. */
export async function untilStopped(cluster: string): Promise<void> {
  for (let tries = 0; tries < 600 && existsSync(join(cluster, 'postmaster.pid')); tries += 1) await delay(50);
}
