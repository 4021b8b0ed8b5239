import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../contract.ts';
import { USUAL_RETENTION } from '../../domain/retention.ts';
import {
  findLearner,
  listPracticeDays,
  lockLearner,
  lockPerson,
  saveHabit,
} from '../learners/learner-store.ts';
import { dayAt } from '../learners/practice-time.ts';
import { startPractice } from '../learners/start-practice.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { PRACTICE_REFUSALS as REFUSALS } from '../refusals.ts';
import { viewHabit } from './view-habit.ts';

/** The call that pauses the plan, turns its reminder on or off, and says how well everything is to be remembered. */
export function mountHabitRoutes(api: Api, dependencies: PracticeDependencies): void {
  const { database, clock } = dependencies;

  mountEndpoint(api, contract.setPracticeHabit, REFUSALS, async ({ body, ...caller }, context) => {
    const { zone, pause, reminder_hour: reminderHour, retention } = body;
    if (!caller.actor && (reminderHour !== null || retention !== USUAL_RETENTION))
      return { ok: false, refusal: 'account-needed' };
    const writer = await startPractice(dependencies, context, caller);
    if (!writer) return { ok: false, refusal: 'too-many-starts' };
    const now = clock.now();
    const { candidateId, candidates } = writer;
    await database.transaction(async (transaction) => {
      // Before the writer's own row is locked: a sign-in locks all of them in this order.
      const rows = await lockPerson(transaction, candidates);
      await lockLearner(transaction, { candidateId, zone, createdAt: now });
      await saveHabit(transaction, candidateId, rows, {
        pausedFrom: pause?.from ?? null,
        pausedUntil: pause?.until ?? null,
        reminderHour,
        retention: retention === USUAL_RETENTION ? null : retention,
      });
    });
    const learner = await findLearner(database, candidates);
    const days = await listPracticeDays(database, candidates);
    return { ok: true, reply: { habit: viewHabit(dayAt(now, zone), days, learner) } };
  });
}
