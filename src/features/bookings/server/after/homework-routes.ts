import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../after-contract.ts';
import { DAY_MS } from '../../domain/schedule.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { BOOKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { listHomeworkToDo, setDone } from './after-store.ts';
import { viewHomework } from './view-after.ts';

const MOST_LISTED = 30;

/** A learner's calls about homework. */
export function mountHomeworkRoutes(api: Api, dependencies: BookingDependencies): void {
  const { database, clock, teachers } = dependencies;

  mountEndpoint(api, contract.tickHomework, REFUSALS, async ({ actor, params, body }) => {
    const homework = { bookingId: params.bookingId, id: params.homeworkId, learnerId: actor.accountId };
    const ticked = await setDone(database, homework, body.done ? clock.now() : null);
    if (!ticked) return { ok: false, refusal: 'homework-unknown' };
    return { ok: true, reply: { done_at: ticked.doneAt?.toISOString() ?? null } };
  });

  mountEndpoint(api, contract.listHomework, {}, async ({ actor }, context) => {
    const language = context.get('language');
    const now = clock.now();
    const doneAfter = new Date(now.getTime() - DAY_MS);
    const homework = await listHomeworkToDo(database, actor.accountId, { doneAfter, most: MOST_LISTED });
    return {
      ok: true,
      reply: {
        homework: homework.map((each) => ({
          ...viewHomework(dependencies, each, language),
          booking_id: each.bookingId,
          teacher_name: teachers.find(({ key }) => key === each.teacher)?.name[language] ?? '',
        })),
        server_now: now.toISOString(),
      },
    };
  });
}
