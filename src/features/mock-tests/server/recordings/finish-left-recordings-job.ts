import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { listLeftResponses, markTried } from './response-store.ts';
import { finishLeftRecording, UPLOAD_GRACE_MS } from './save-recording.ts';

const BATCH = 50;
/** A recording that cannot be played is tried once a day: a disk may have been away. */
const TRY_AGAIN_MS = 24 * 60 * 60_000;
/** Practice may stay open for thirty days. A recording that cannot be played is not tried forever. */
const LOOK_BACK_MS = 40 * 24 * 60 * 60_000;

type Dependencies = { readonly database: Database; readonly files: FileStore; readonly clock: Clock };

/**
 * Runs every five minutes. It joins the chunks of abandoned answers of Speaking, an hour after their attempt was over.
 * From then on no more chunks are accepted.
 */
export function finishLeftRecordingsJob(dependencies: Dependencies) {
  return defineJob({
    name: 'finish-left-recordings',
    payload: z.strictObject({}),
    retryLimit: 0,
    backoff: { firstSeconds: 10, maxSeconds: 60 },
    pollSeconds: 60,
    schedule: '*/5 * * * *',
    async handle(_, { log }) {
      const now = dependencies.clock.now().getTime();
      const left = await listLeftResponses(dependencies.database, {
        overBefore: new Date(now - UPLOAD_GRACE_MS),
        begunAfter: new Date(now - LOOK_BACK_MS),
        triedBefore: new Date(now - TRY_AGAIN_MS),
        limit: BATCH,
      });
      let finished = 0;
      for (const key of left) {
        try {
          if (await finishLeftRecording(dependencies, key)) {
            finished += 1;
            continue;
          }
        } catch (error) {
          // One recording that cannot be read must not keep the others.
          log.error({ err: error, attemptId: key.attemptId }, 'a left recording could not be put together');
        }
        await markTried(dependencies.database, key, dependencies.clock.now());
      }
      if (finished > 0) log.info({ finished }, 'Recordings that were left were put together.');
    },
  });
}
