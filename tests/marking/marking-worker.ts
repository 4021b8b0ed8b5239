/**
 * A process that sends or releases a marking, to be killed at a certain moment: `node marking-worker.ts <WorkerInput as
 * JSON>`. It writes the moment and waits there. Without a moment it ends when it is done.
 */
import { randomIds } from '#platform/clock/ids.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createPool } from '#platform/database/pool.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailOutbox } from '#platform/mail/mail-outbox.ts';
import { sendMarking } from '../../src/features/teacher-marking/server/desk/send-marking.ts';
import { releaseMarkings } from '../../src/features/teacher-marking/server/jobs/release-markings.ts';
import type { MarkingDependencies } from '../../src/features/teacher-marking/server/marking-dependencies.ts';
import { findTeacher } from '../../src/features/teacher-marking/server/teacher-store.ts';

export type WorkerInput = {
  readonly url: string;
  readonly act: 'send' | 'release';
  readonly orderId: string;
  readonly teacherId: string;
  readonly nowMs: number;
  readonly rules: MarkingDependencies['rules'];
  /** `inside`: before the transaction commits, when everything is written. `after`: before anybody learns of it. */
  readonly stopAt: 'inside' | 'after' | null;
};

const input = JSON.parse(process.argv[2] ?? '{}') as WorkerInput;
const { stopAt, rules } = input;
const clock = { now: () => new Date(input.nowMs) };
const pool = createPool(input.url, { log: createLog('silent'), max: 2 });
const database = openDatabase(pool);

/** Does not return at this moment: the process is killed. */
async function reach(moment: 'inside' | 'after'): Promise<void> {
  if (stopAt !== moment) return;
  console.log(moment);
  await new Promise(() => setInterval(() => undefined, 1_000));
}

// Both acts enqueue a job last in their transaction.
const jobs = { enqueue: () => reach('inside') };
const dependencies = {
  database,
  clock,
  ids: randomIds,
  rules,
  jobs,
  outbox: createMailOutbox({ jobs, ids: randomIds, clock }),
  school: { name: 'Ninefold', email: 'school@example.org', hours: { en: 'all day', 'zh-Hant': '全天' } },
  config: { publicUrl: 'https://www.ninefold.example' },
};

if (input.act === 'send') {
  const teacher = await findTeacher(database, input.teacherId);
  if (!teacher) throw new Error('There is no such teacher.');
  await sendMarking(dependencies, teacher, { orderId: input.orderId, revision: 1 });
} else await releaseMarkings(dependencies);
await reach('after');
await pool.end();
