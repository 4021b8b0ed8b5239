import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aMarking, MINUTE, useMarking } from '../../src/features/teacher-marking/server/marking-fixture.ts';
import type { WorkerInput } from './marking-worker.ts';

const { aLearner, aTeacher, aWork, call, databaseUrl, dependencies, query, submit, time } = useMarking();

/** A complete marking that is not sent yet. */
async function aCompleteMarking() {
  const learner = await aLearner('premium_account');
  const [teacher, workId] = [await aTeacher(), await aWork(learner)];
  const orderId = await submit(learner, workId);
  const path = `/api/teach/orders/${orderId}`;
  await call(teacher, 'POST', `${path}/claim`);
  await call(teacher, 'PUT', `${path}/draft`, { ...aMarking(6), revision: 0, complete: true });

  /** Runs an act in a process of its own, and kills it with SIGKILL at a moment, or lets it end. */
  async function run(act: WorkerInput['act'], stopAt: WorkerInput['stopAt'] = null): Promise<void> {
    const input: WorkerInput = {
      url: databaseUrl(),
      act,
      orderId,
      teacherId: teacher.accountId,
      nowMs: time.now,
      rules: dependencies().rules,
      stopAt,
    };
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'marking-worker.ts'), JSON.stringify(input)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(child, 'exit');
    if (stopAt === null) {
      expect(await ended).toEqual([0, null]);
      return;
    }
    const [reached] = (await Promise.race([once(child.stdout, 'data'), ended])) as [unknown];
    child.kill('SIGKILL');
    await ended;
    expect(String(reached).trim()).toBe(stopAt);
  }

  return {
    run,
    send: () => call(teacher, 'POST', `${path}/send`, { revision: 1 }),
    states: async () =>
      (await query<{ state: string }>('select state from markings where order_id = $1', [orderId])).map(
        ({ state }) => state,
      ),
    /** The emails and the grades that the learner has of this marking. */
    async received() {
      const mails = await query('select from outgoing_mails where event_key like $1', [
        `%marking ${orderId} %`,
      ]);
      const grades = await query(`select from grades where grader = 'teacher' and work_id = $1`, [workId]);
      return { mails: mails.length, grades: grades.length };
    },
  };
}

const NOTHING = { mails: 0, grades: 0 };
const ONE = { mails: 1, grades: 1 };

test.each([
  ['inside', 'draft'],
  ['after', 'sent'],
] as const)(
  'killed %s its transaction, sending has left the marking as %s, and it arrives once when it is sent again',
  async (moment, state) => {
    const { run, send, states, received } = await aCompleteMarking();
    await run('send', moment);
    expect(await states()).toEqual([state]);
    expect((await send()).status).toBe(200);
    expect(await states()).toEqual(['sent']);
    time.now += MINUTE;
    await run('release');
    await run('release');
    expect(await states()).toEqual(['final']);
    expect(await received()).toEqual(ONE);
  },
);

test.each([
  ['inside', 'sent', NOTHING],
  ['after', 'final', ONE],
] as const)(
  'killed %s its transaction, a release has left the marking as %s, and the learner gets it once',
  async (moment, state, before) => {
    const { run, send, states, received } = await aCompleteMarking();
    await send();
    time.now += MINUTE;
    await run('release', moment);
    expect(await states()).toEqual([state]);
    expect(await received()).toEqual(before);
    await run('release');
    expect(await states()).toEqual(['final']);
    expect(await received()).toEqual(ONE);
  },
);
