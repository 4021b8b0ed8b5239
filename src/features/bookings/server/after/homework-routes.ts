import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../after-contract.ts';
import { DAY_MS } from '../../domain/schedule.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { BOOKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { listHomeworkToDo, setDone } from './after-store.ts';
import { handInAnswer, takeBackAnswer } from './hand-in-answer.ts';
import { createHomeworkView, viewAnswer } from './view-after.ts';

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

  mountEndpoint(api, contract.answerHomework, REFUSALS, async ({ actor, params, body }) => {
    const own = { bookingId: params.bookingId, id: params.homeworkId, learnerId: actor.accountId };
    const base = body.base === null ? null : new Date(body.base);
    const handedIn = await handInAnswer(dependencies, own, { text: body.text, base });
    if (!handedIn.ok) return handedIn;
    const { homework } = handedIn;
    const answer = viewAnswer(homework, 'learner');
    if (!answer) throw new Error('An answer that was submitted is not there.');
    return { ok: true, reply: { answer, done_at: homework.doneAt?.toISOString() ?? null } };
  });

  mountEndpoint(api, contract.takeBackAnswer, REFUSALS, async ({ actor, params, query }) => {
    const own = { bookingId: params.bookingId, id: params.homeworkId, learnerId: actor.accountId };
    const taken = await takeBackAnswer(dependencies, own, new Date(query.base));
    return taken.ok ? { ok: true, reply: { taken_back: true as const } } : taken;
  });

  mountEndpoint(api, contract.listHomework, {}, async ({ actor }, context) => {
    const language = context.get('language');
    const now = clock.now();
    const doneAfter = new Date(now.getTime() - DAY_MS);
    const homework = await listHomeworkToDo(database, actor.accountId, { doneAfter, most: MOST_LISTED });
    const view = await createHomeworkView(dependencies, homework, { language, reader: 'learner' });
    return {
      ok: true,
      reply: {
        homework: homework.map((each) => ({
          ...view(each),
          booking_id: each.bookingId,
          teacher_name: teachers.find(({ key }) => key === each.teacher)?.name[language] ?? '',
        })),
        server_now: now.toISOString(),
      },
    };
  });
}
