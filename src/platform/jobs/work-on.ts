import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Log } from '../log/log.ts';
import type { Job } from './define-job.ts';

/** Sets this process to work on one kind of job, `job.concurrency` at a time. */
export async function workOn(boss: PgBoss, job: Job, log: Log): Promise<void> {
  const options = { includeMetadata: true, pollingIntervalSeconds: job.pollSeconds ?? 2 } as const;
  for (let place = 0; place < (job.concurrency ?? 1); place += 1) {
    const worker = await boss.work(job.name, options, async (fetched: JobWithMetadata<unknown>[]) => {
      for (const each of fetched) await run(job, each, log);
      // After one job there may be more. Look immediately, and wait only at an empty queue.
      boss.notifyWorker(worker);
    });
  }
}

async function run(job: Job, fetched: JobWithMetadata<unknown>, log: Log): Promise<void> {
  const about = { job: job.name, jobId: fetched.id, attempt: fetched.retryCount + 1 };
  const startedAt = performance.now();
  try {
    const payload = job.payload.parse(fetched.data);
    await job.handle(payload, { signal: fetched.signal, log: log.child(about) });
    log.info({ ...about, ms: Math.round(performance.now() - startedAt) }, 'job done');
  } catch (error) {
    const last = fetched.retryCount >= fetched.retryLimit;
    log[last ? 'error' : 'warn'](
      { ...about, err: error },
      last ? 'job given up' : 'job failed, will be tried again',
    );
    throw error;
  }
}
