import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../after-contract.ts';
import { isBriefOpen } from '../../domain/after/after-lesson.ts';
import { SHARED_PARTS } from '../../domain/brief/shared-parts.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { BOOKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { findTaughtLesson, viewTaughtLesson } from '../taught-lesson.ts';
import { findLastLook, findShares, saveShares } from './brief-store.ts';
import { viewBrief } from './view-brief.ts';

/** A teacher's call for the brief of a lesson, and a learner's calls about what is in it. */
export function mountBriefRoutes(api: Api, dependencies: BookingDependencies): void {
  const { database, clock, teachers } = dependencies;

  mountEndpoint(api, contract.getBrief, REFUSALS, async ({ actor, params }, context) => {
    const found = await findTaughtLesson(dependencies, actor, params.bookingId);
    if (!found.ok) return found;
    const now = clock.now();
    if (!isBriefOpen(found.booking, now)) return { ok: false, refusal: 'brief-closed' };
    const language = context.get('language');
    const brief = await viewBrief(dependencies, found, language);
    return {
      ok: true,
      reply: {
        booking: await viewTaughtLesson(dependencies, found, language),
        ...brief,
        server_now: now.toISOString(),
      },
    };
  });

  mountEndpoint(api, contract.getBriefShares, {}, async ({ actor }, context) => {
    const shared = await findShares(database, actor.accountId);
    const look = await findLastLook(database, actor.accountId);
    const teacher = teachers.find(({ key }) => key === look?.teacher);
    return {
      ok: true,
      reply: {
        shared,
        last_look: look
          ? { teacher_name: teacher?.name[context.get('language')] ?? '', at: look.lookedAt.toISOString() }
          : null,
      },
    };
  });

  mountEndpoint(api, contract.setBriefShares, {}, async ({ actor, body }) => {
    const shared = SHARED_PARTS.filter((part) => body.shared.includes(part));
    await saveShares(database, { accountId: actor.accountId, shared, changedAt: clock.now() });
    return { ok: true, reply: { shared } };
  });
}
