import { DEFAULT_LANGUAGE, type Language } from '#platform/i18n/language.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { decideCancellation, decideMove, freeChangeUntil } from '../../domain/change-cost.ts';
import { decideReport } from '../../domain/no-show.ts';
import { BOOKING_LENGTHS, DAY_MS, lengthsOf, LESSON_LENGTHS } from '../../domain/schedule.ts';
import { canRate } from '../../domain/rating.ts';
import { creditsLeft, lotOfHeld } from '../../domain/wallet.ts';
import * as contract from '../../contract.ts';
import { findAfter } from '../after/after-store.ts';
import { viewAttendance, viewSent } from '../after/view-after.ts';
import type { BookingDependencies, ContentTeacher } from '../booking-dependencies.ts';
import {
  deleteHold,
  findBooking,
  findLastMover,
  hasUsedTrial,
  listEvents,
  listLessonsOf,
  type StoredBooking,
} from '../booking-store.ts';
import { deleteFeed, hasFeed } from '../calendars/feed-store.ts';
import { replaceFeed } from '../calendars/serve-calendars.ts';
import { readWallet } from '../credits/credit-store.ts';
import { viewCredits } from '../credits/view-credits.ts';
import {
  findBookableTeacher,
  findLessonTeacher,
  isTrialOffered,
  listLessonTeachers,
} from '../lesson-teacher-store.ts';
import { cancelBooking } from '../lessons/cancel-booking.ts';
import { confirmBooking } from '../lessons/confirm-booking.ts';
import { holdSlot } from '../lessons/hold-slot.ts';
import { moveBooking } from '../lessons/move-booking.ts';
import { setWish } from '../lessons/set-wish.ts';
import { reportNoShow } from '../lessons/settle-lesson.ts';
import { viewBooking, viewHistory } from '../lessons/view-booking.ts';
import { findRating, saveRating } from '../ratings/rating-store.ts';
import { BOOKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { findNearest, findSlots, localOf, teacherZoneAt, viewSlot, zoneOrUtc } from '../slots/find-slots.ts';
import { zoneDays } from '../slots/zone-day.ts';

const MOST_DAYS = 62;
const MOST_LISTED = 300;

/** A learner's calls about lessons. A booking is found only by the account that made it. */
export function mountLearnerRoutes(api: Api, dependencies: BookingDependencies): void {
  const { database, clock, rules, teachers } = dependencies;

  /** Of a teacher who gives no lessons at present: nobody has the role of the teacher, or the account is not in use. */
  function noSlots({ timeZone }: ContentTeacher, query: { readonly zone?: string; readonly from?: string }) {
    const now = clock.now();
    const zone = zoneOrUtc(query.zone ?? timeZone);
    return {
      slots: [],
      zone,
      from: query.from ?? localOf(now, zone).slice(0, 10),
      teacher_zone: timeZone,
      lengths: [],
      next: null,
      server_now: now.toISOString(),
    };
  }

  const view = async (booking: StoredBooking, language: Language = DEFAULT_LANGUAGE) =>
    viewBooking(dependencies, booking, {
      teacher: await findLessonTeacher(database, booking.teacher),
      language,
    });

  /** The three free times that are nearest, for the learner who finds a time taken. */
  async function offerNearest(
    {
      teacher,
      minutes,
      zone,
      except,
    }: Pick<StoredBooking, 'teacher' | 'minutes'> & { zone: string; except?: string },
    at: Date,
  ) {
    const stored = await findLessonTeacher(database, teacher);
    const now = clock.now();
    const slots = stored
      ? await findNearest(database, stored, { minutes, at, now, ...(except === undefined ? {} : { except }) })
      : [];
    return { slots: slots.map((slot) => stored && viewSlot(slot, zone, stored)) };
  }

  mountEndpoint(api, contract.listSlots, REFUSALS, async ({ params, query }) => {
    const ofContent = teachers.find(({ slug }) => slug === params.teacher);
    if (!ofContent) return { ok: false, refusal: 'teacher-unknown' };
    const teacher = await findBookableTeacher(database, ofContent.key);
    if (!teacher) return { ok: true, reply: noSlots(ofContent, query) };
    const minutes = BOOKING_LENGTHS.find((length) => String(length) === (query.minutes ?? '25')) ?? 25;
    const now = clock.now();
    const zone = zoneOrUtc(query.zone ?? teacherZoneAt(teacher.schedule, now));
    const day = query.from ?? localOf(now, zone).slice(0, 10);
    const days = Math.min(Number(query.days ?? 7), MOST_DAYS);
    const { from, until } = zoneDays(day, days, zone);
    const horizon = new Date(now.getTime() + teacher.schedule.rules.horizonDays * DAY_MS);
    const all = await findSlots(database, teacher, { minutes, from: now, until: horizon, now });
    const [next] = all;
    const slots = all.filter((slot) => from <= slot && slot < until);
    const { hours, exceptions, rules: own } = teacher.schedule;
    return {
      ok: true,
      reply: {
        slots: slots.map((slot) => viewSlot(slot, zone, teacher)),
        zone,
        from: day,
        teacher_zone: teacherZoneAt(teacher.schedule, now),
        // A new teacher is not booked out.
        lengths: hours.length + exceptions.length === 0 ? [] : lengthsOf(own),
        next: next ? viewSlot(next, zone, teacher) : null,
        server_now: now.toISOString(),
      },
    };
  });

  mountEndpoint(api, contract.holdSlot, REFUSALS, async ({ actor, body }, context) => {
    const teacher = teachers.find(({ slug }) => slug === body.teacher);
    if (!teacher) return { ok: false, refusal: 'teacher-unknown' };
    const { minutes } = body;
    const startsAt = new Date(body.starts_at);
    const zone = zoneOrUtc(body.zone);
    const { accountId: learnerId } = actor;
    const held = await holdSlot(dependencies, { learnerId, teacher: teacher.key, startsAt, minutes, zone });
    if (!held.ok) {
      return held.refusal === 'slot-taken'
        ? { ...held, members: await offerNearest({ teacher: teacher.key, minutes, zone }, startsAt) }
        : held;
    }
    const now = clock.now();
    const length = LESSON_LENGTHS.find((each) => each === minutes);
    const canPay =
      length === undefined ||
      creditsLeft(await readWallet(database, learnerId), { teacher: teacher.key, minutes: length }, now) > 0;
    return {
      ok: true,
      reply: {
        booking: await view(held.booking, context.get('language')),
        can_pay: canPay,
        free_until: freeChangeUntil(held.booking, { rules }).toISOString(),
        server_now: now.toISOString(),
      },
    };
  });

  mountEndpoint(api, contract.releaseSlot, {}, async ({ actor, params }) => {
    await database.transaction((transaction) => deleteHold(transaction, actor.accountId, params.bookingId));
    return { ok: true, reply: { released: true as const } };
  });

  mountEndpoint(api, contract.confirmBooking, REFUSALS, async ({ actor, body, idempotencyKey }, context) => {
    const confirmed = await confirmBooking(dependencies, {
      learnerId: actor.accountId,
      bookingId: body.booking_id,
      confirmKey: idempotencyKey,
      wish: body.wish,
    });
    return confirmed.ok
      ? { ok: true, reply: { booking: await view(confirmed.booking, context.get('language')) } }
      : confirmed;
  });

  mountEndpoint(api, contract.listBookings, {}, async ({ actor }, context) => {
    const { accountId } = actor;
    const now = clock.now();
    const stored = new Map((await listLessonTeachers(database)).map((each) => [each.teacher, each]));
    const lessons = await listLessonsOf(database, accountId, MOST_LISTED);
    return {
      ok: true,
      reply: {
        bookings: lessons.map((lesson) =>
          viewBooking(dependencies, lesson, {
            teacher: stored.get(lesson.teacher),
            language: context.get('language'),
          }),
        ),
        ...(await viewCredits(dependencies, database, {
          accountId,
          now,
          language: context.get('language') ?? DEFAULT_LANGUAGE,
        })),
        can_take_trial: (await isTrialOffered(database)) && !(await hasUsedTrial(database, accountId)),
        server_now: now.toISOString(),
      },
    };
  });

  mountEndpoint(api, contract.getBooking, REFUSALS, async ({ actor, params }, context) => {
    const booking = await findBooking(database, params.bookingId);
    if (booking?.learnerId !== actor.accountId) return { ok: false, refusal: 'booking-unknown' };
    const now = clock.now();
    const movedBy = await findLastMover(database, booking.id);
    const change = { by: 'learner', now, rules, movedBy } as const;
    const cancellation = decideCancellation(booking, change);
    return {
      ok: true,
      reply: {
        booking: await view(booking, context.get('language')),
        history: viewHistory(await listEvents(database, booking.id)),
        changes: {
          free_until: freeChangeUntil(booking, change).toISOString(),
          can_move: decideMove(booking, change).ok,
          cancellation: cancellation.ok ? cancellation.credit : null,
          can_report: decideReport(booking, change).ok,
          credit_ends_at:
            lotOfHeld(await readWallet(database, actor.accountId), booking.id)?.expiresAt.toISOString() ??
            null,
        },
        rating: (await findRating(database, booking.id)) ?? null,
        can_rate: canRate(booking, now),
        attendance: await viewAttendance(database, booking),
        after: await viewSent(dependencies, await findAfter(database, booking.id), {
          language: context.get('language'),
          reader: 'learner',
        }),
        server_now: now.toISOString(),
      },
    };
  });

  mountEndpoint(api, contract.moveBooking, REFUSALS, async ({ actor, params, body }, context) => {
    const startsAt = new Date(body.starts_at);
    const moved = await moveBooking(dependencies, {
      bookingId: params.bookingId,
      startsAt,
      by: 'learner',
      mayAct: ({ learnerId }) => learnerId === actor.accountId,
    });
    if (moved.ok) return { ok: true, reply: { booking: await view(moved.booking, context.get('language')) } };
    const booking = await findBooking(database, params.bookingId);
    if (moved.refusal !== 'slot-taken' || !booking) return moved;
    const { teacher, minutes, learnerZone: zone, id: except } = booking;
    return { ...moved, members: await offerNearest({ teacher, minutes, zone, except }, startsAt) };
  });

  mountEndpoint(api, contract.cancelBooking, REFUSALS, async ({ actor, params, body }, context) => {
    const cancelled = await cancelBooking(dependencies, {
      bookingId: params.bookingId,
      by: 'learner',
      reason: '',
      expected: body.credit,
      mayAct: ({ learnerId }) => learnerId === actor.accountId,
    });
    return cancelled.ok
      ? { ok: true, reply: { booking: await view(cancelled.booking, context.get('language')) } }
      : cancelled;
  });

  mountEndpoint(api, contract.setWish, REFUSALS, async ({ actor, params, body }, context) => {
    const { bookingId } = params;
    const set = await setWish(dependencies, { bookingId, learnerId: actor.accountId, wish: body.wish });
    return set.ok ? { ok: true, reply: { booking: await view(set.booking, context.get('language')) } } : set;
  });

  mountEndpoint(api, contract.reportNoShow, REFUSALS, async ({ actor, params }, context) => {
    const reported = await reportNoShow(dependencies, {
      bookingId: params.bookingId,
      by: 'learner',
      mayAct: ({ learnerId }) => learnerId === actor.accountId,
    });
    return reported.ok
      ? { ok: true, reply: { booking: await view(reported.booking, context.get('language')) } }
      : reported;
  });

  mountEndpoint(api, contract.rateLesson, REFUSALS, async ({ actor, params, body }) => {
    const booking = await findBooking(database, params.bookingId);
    if (booking?.learnerId !== actor.accountId) return { ok: false, refusal: 'booking-unknown' };
    const now = clock.now();
    if (!canRate(booking, now)) return { ok: false, refusal: 'not-ended' };
    const { id: bookingId, learnerId } = booking;
    await saveRating(database, { ...body, bookingId, learnerId, ratedAt: now });
    return { ok: true, reply: { rated: true as const } };
  });

  mountEndpoint(api, contract.getCalendarFeed, {}, async ({ actor }) => ({
    ok: true,
    reply: { has_address: await hasFeed(database, actor.accountId) },
  }));

  mountEndpoint(api, contract.replaceCalendarFeed, {}, async ({ actor }) => ({
    ok: true,
    reply: { url: await replaceFeed(dependencies, actor.accountId) },
  }));

  mountEndpoint(api, contract.deleteCalendarFeed, {}, async ({ actor }) => {
    await deleteFeed(database, actor.accountId);
    return { ok: true, reply: { deleted: true as const } };
  });
}
