import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { attemptOfKey, RECORDING_FOLDER } from './recording-files.ts';
import { listAttemptsThere } from './response-store.ts';

/** A chunk is written before its row, and no upload takes an hour. */
const YOUNG_MS = 60 * 60 * 1000;
const BATCH = 500;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Dependencies = { readonly database: Database; readonly files: FileStore; readonly clock: Clock };

/** Removes the recordings of deleted attempts. Runs every night. */
export function sweepRecordingsJob({ database, files, clock }: Dependencies) {
  async function sweep(keys: readonly string[]): Promise<number> {
    const ids = [...new Set(keys.map(attemptOfKey))].filter((id) => UUID.test(id));
    const there = new Set(await listAttemptsThere(database, ids));
    const unused = keys.filter((key) => !there.has(attemptOfKey(key)));
    for (const key of unused) await files.remove(key);
    return unused.length;
  }

  return defineJob({
    name: 'sweep-recordings',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule: '27 20 * * *',
    async handle(_, { log }) {
      const writtenBefore = new Date(clock.now().getTime() - YOUNG_MS);
      let removed = 0;
      let batch: string[] = [];
      for await (const { key, writtenAt } of files.list(RECORDING_FOLDER)) {
        if (writtenAt < writtenBefore) batch.push(key);
        if (batch.length < BATCH) continue;
        removed += await sweep(batch);
        batch = [];
      }
      removed += await sweep(batch);
      log.info({ removed }, 'Recordings of attempts that are gone were removed.');
    },
  });
}
