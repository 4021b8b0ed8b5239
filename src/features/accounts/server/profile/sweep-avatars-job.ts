import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { listAvatarsInUse } from '../account-store.ts';
import { AVATAR_FOLDER } from './avatar-files.ts';

/** A picture is stored before its account refers to it, which takes far less than an hour. */
const YOUNG_MS = 60 * 60 * 1000;
const BATCH = 500;

type Dependencies = { readonly database: Database; readonly files: FileStore; readonly clock: Clock };

/** Removes the pictures that no account shows, such as those left by a crash or a failed disk. Runs every night. */
export function sweepAvatarsJob({ database, files, clock }: Dependencies) {
  async function sweep(keys: readonly string[]): Promise<number> {
    const nameOf = (key: string) => key.slice(AVATAR_FOLDER.length + 1);
    const inUse = new Set(await listAvatarsInUse(database, keys.map(nameOf)));
    const unused = keys.filter((key) => !inUse.has(nameOf(key)));
    for (const key of unused) await files.remove(key);
    return unused.length;
  }

  return defineJob({
    name: 'sweep-avatars',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule: '47 19 * * *',
    async handle(_, { log }) {
      const writtenBefore = new Date(clock.now().getTime() - YOUNG_MS);
      let removed = 0;
      let batch: string[] = [];
      for await (const { key, writtenAt } of files.list(AVATAR_FOLDER)) {
        if (writtenAt < writtenBefore) batch.push(key);
        if (batch.length < BATCH) continue;
        removed += await sweep(batch);
        batch = [];
      }
      removed += await sweep(batch);
      log.info({ removed }, 'Pictures that no account shows were removed.');
    },
  });
}
