import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { sweepFiles } from '#platform/files/sweep-files.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { TAKE_FOLDER, taskOfKey } from './take-files.ts';
import { listTasksThere } from './take-store.ts';

type Dependencies = { readonly database: Database; readonly files: FileStore; readonly clock: Clock };

/** Removes the recordings of spoken tasks that are gone. Runs every night. */
export function sweepTakesJob({ database, files, clock }: Dependencies) {
  return defineJob({
    name: 'sweep-takes',
    payload: z.strictObject({}),
    retryLimit: 3,
    backoff: { firstSeconds: 60, maxSeconds: 3600 },
    pollSeconds: 60,
    schedule: '37 20 * * *',
    async handle(_, { log }) {
      const removed = await sweepFiles({
        files,
        folder: TAKE_FOLDER,
        now: clock.now(),
        ownerOf: taskOfKey,
        listThere: (ids) => listTasksThere(database, ids),
      });
      log.info({ removed }, 'Recordings of tasks that are gone were removed.');
    },
  });
}
