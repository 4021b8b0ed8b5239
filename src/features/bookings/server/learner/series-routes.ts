import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../contract.ts';
import { creditsLeft } from '../../domain/wallet.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { readWallet } from '../credits/credit-store.ts';
import { findBookableTeacher, findLessonTeacher } from '../lesson-teacher-store.ts';
import { bookSeries } from '../lessons/book-series.ts';
import { viewBooking } from '../lessons/view-booking.ts';
import { BOOKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { viewSlot, zoneOrUtc } from '../slots/find-slots.ts';
import { previewSeries } from '../slots/preview-series.ts';

/** A learner's calls about lessons at the same time of several weeks. */
export function mountSeriesRoutes(api: Api, dependencies: BookingDependencies): void {
  const { database, clock, teachers } = dependencies;

  mountEndpoint(api, contract.previewSeries, REFUSALS, async ({ actor, body }) => {
    const key = teachers.find(({ slug }) => slug === body.teacher)?.key;
    const teacher = key === undefined ? undefined : await findBookableTeacher(database, key);
    if (!teacher) return { ok: false, refusal: 'teacher-unknown' };
    const { accountId: learnerId } = actor;
    if (teacher.accountId === learnerId) return { ok: false, refusal: 'own-lesson' };
    const { minutes } = body;
    const now = clock.now();
    const zone = zoneOrUtc(body.zone);
    const weeks = await previewSeries(database, teacher, {
      learnerId,
      minutes,
      startsAt: new Date(body.starts_at),
      zone,
      weeks: body.weeks,
      now,
    });
    const wallet = await readWallet(database, learnerId);
    return {
      ok: true,
      reply: {
        weeks: weeks.map(({ startsAt, state }) => ({ ...viewSlot(startsAt, zone, teacher), state })),
        credits_left: creditsLeft(wallet, { teacher: teacher.teacher, minutes }, now),
        server_now: now.toISOString(),
      },
    };
  });

  mountEndpoint(api, contract.bookSeries, REFUSALS, async ({ actor, body, idempotencyKey }, context) => {
    const key = teachers.find(({ slug }) => slug === body.teacher)?.key;
    if (key === undefined) return { ok: false, refusal: 'teacher-unknown' };
    const booked = await bookSeries(dependencies, {
      learnerId: actor.accountId,
      teacher: key,
      minutes: body.minutes,
      zone: zoneOrUtc(body.zone),
      starts: body.starts_at.map((at) => new Date(at)),
      wish: body.wish,
      confirmKey: idempotencyKey,
    });
    if (!booked.ok) {
      const { refusal, startsAt } = booked;
      const members = startsAt && { starts_at: startsAt.toISOString() };
      return { ok: false, refusal, ...(members && { members }) };
    }
    const teacher = await findLessonTeacher(database, key);
    const language = context.get('language');
    return {
      ok: true,
      reply: {
        bookings: booked.bookings.map((each) => viewBooking(dependencies, each, { teacher, language })),
      },
    };
  });
}
