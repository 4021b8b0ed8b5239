import { listPeople } from '#features/accounts/server/index.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { keepExceptions } from '../../domain/change-schedule.ts';
import { mergeIntervals, overlaps } from '../../domain/interval.ts';
import { decideReport } from '../../domain/no-show.ts';
import * as contract from '../../teach-contract.ts';
import { listCalendarsOf } from '../busy/busy-store.ts';
import { calendarHost } from '../busy/busy-routes.ts';
import { lockTeacher } from '../booking-lock-store.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { listLessonsOfTeacher, type StoredBooking } from '../booking-store.ts';
import { findTeacherOfAccount, saveSchedule } from '../lesson-teacher-store.ts';
import { cancelBooking } from '../lessons/cancel-booking.ts';
import { moveBooking } from '../lessons/move-booking.ts';
import { reportNoShow } from '../lessons/settle-lesson.ts';
import { viewBooking } from '../lessons/view-booking.ts';
import { findRoomLink, saveRoomLink } from '../room/room-store.ts';
import { BOOKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { dayOf, listOtherTimes, localOf, teacherZoneAt } from '../slots/find-slots.ts';
import { readSchedule, viewSchedule } from '../slots/view-schedule.ts';
import { zoneDays } from '../slots/zone-day.ts';
import { cancelDay } from './cancel-day.ts';
import { findMoveTimes } from './find-move-times.ts';

const MOST_DAYS = 62;
const NO_TEACHER = { ok: false, refusal: 'no-lesson-teacher' } as const;

/** A teacher's calls about hours and lessons. An account acts on the lessons of the teacher that it is linked to. */
export function mountTeachRoutes(api: Api, dependencies: BookingDependencies): void {
  const { database, clock, room } = dependencies;

  const teacherOf = ({ accountId }: { readonly accountId: string }) =>
    findTeacherOfAccount(database, accountId);
  const isOf =
    ({ teacher }: { readonly teacher: string }) =>
    (booking: StoredBooking) =>
      booking.teacher === teacher;

  mountEndpoint(api, contract.getSchedule, REFUSALS, async ({ actor }) => {
    const teacher = await teacherOf(actor);
    if (!teacher) return NO_TEACHER;
    return { ok: true, reply: { schedule: viewSchedule(teacher.schedule), version: teacher.version } };
  });

  mountEndpoint(api, contract.saveSchedule, REFUSALS, async ({ actor, body }) => {
    const teacher = await teacherOf(actor);
    if (!teacher) return NO_TEACHER;
    const { version } = body;
    const now = clock.now();
    const schedule = readSchedule(body.schedule);
    const exceptions = keepExceptions(schedule.exceptions, dayOf(schedule, now));
    if (!exceptions) return { ok: false, refusal: 'schedule-full' };
    const isSaved = await database.transaction(async (transaction) => {
      // A booking that is being made reads the old hours or the new ones.
      await lockTeacher(transaction, teacher.teacher);
      const changed = { teacher: teacher.teacher, version };
      return saveSchedule(transaction, changed, { ...schedule, exceptions }, now);
    });
    return isSaved
      ? { ok: true, reply: { version: version + 1 } }
      : { ok: false, refusal: 'schedule-changed' };
  });

  mountEndpoint(api, contract.getTeachCalendar, REFUSALS, async ({ actor, query }, context) => {
    const teacher = await teacherOf(actor);
    if (!teacher) return NO_TEACHER;
    const now = clock.now();
    const zone = teacherZoneAt(teacher.schedule, now);
    const day = query.from ?? dayOf(teacher.schedule, now);
    const days = Math.min(Number(query.days ?? 7), MOST_DAYS);
    const { from, until } = zoneDays(day, days, zone);
    const lessons = await listLessonsOfTeacher(database, teacher.teacher, { from, until });
    const people = await listPeople(database, [...new Set(lessons.map(({ learnerId }) => learnerId))]);
    const names = new Map(people.map(({ accountId, name }) => [accountId, name]));
    const calendars = await listCalendarsOf(database, actor.accountId);
    const busy = await listOtherTimes(database, teacher, { from, until, now });
    return {
      ok: true,
      reply: {
        bookings: lessons.map((lesson) => ({
          ...viewBooking(dependencies, lesson, { teacher, language: context.get('language') }),
          learner_name: names.get(lesson.learnerId) ?? '',
          can_report: decideReport(lesson, { by: 'teacher', now, rules: dependencies.rules }).ok,
        })),
        busy: mergeIntervals(busy)
          .filter((each) => overlaps(each, { from: from.getTime(), until: until.getTime() }))
          .map((each) => ({
            from: localOf(new Date(each.from), zone),
            until: localOf(new Date(each.until), zone),
          })),
        failing_calendars: calendars.filter(({ failure }) => failure !== null).map(calendarHost),
        zone,
        courtesy_hours: dependencies.rules.courtesyHours,
        server_now: now.toISOString(),
      },
    };
  });

  mountEndpoint(api, contract.listMoveTimes, REFUSALS, async ({ actor, params, query }) => {
    const teacher = await teacherOf(actor);
    if (!teacher) return NO_TEACHER;
    const found = await findMoveTimes(dependencies, teacher, { ...params, ...query });
    return found.ok ? { ok: true, reply: { times: found.times } } : found;
  });

  mountEndpoint(api, contract.moveTaughtLesson, REFUSALS, async ({ actor, params, body }) => {
    const teacher = await teacherOf(actor);
    if (!teacher) return NO_TEACHER;
    const moved = await moveBooking(dependencies, {
      bookingId: params.bookingId,
      startsAt: new Date(body.starts_at),
      by: 'teacher',
      mayAct: isOf(teacher),
    });
    return moved.ok ? { ok: true, reply: { moved: true as const } } : moved;
  });

  mountEndpoint(api, contract.cancelTaughtLesson, REFUSALS, async ({ actor, params, body }) => {
    const teacher = await teacherOf(actor);
    if (!teacher) return NO_TEACHER;
    const cancelled = await cancelBooking(dependencies, {
      bookingId: params.bookingId,
      by: 'teacher',
      reason: body.reason,
      mayAct: isOf(teacher),
    });
    if (cancelled.ok) return { ok: true, reply: { cancelled: true as const } };
    // Only a learner says what a cancellation must cost.
    const { refusal } = cancelled;
    return { ok: false, refusal: refusal === 'cost-changed' ? 'not-booked' : refusal };
  });

  mountEndpoint(api, contract.reportAbsentLearner, REFUSALS, async ({ actor, params }) => {
    const teacher = await teacherOf(actor);
    if (!teacher) return NO_TEACHER;
    const reported = await reportNoShow(dependencies, {
      bookingId: params.bookingId,
      by: 'teacher',
      mayAct: isOf(teacher),
    });
    return reported.ok ? { ok: true, reply: { reported: true as const } } : reported;
  });

  mountEndpoint(api, contract.getRoomLink, REFUSALS, async ({ actor }) => {
    const teacher = await teacherOf(actor);
    if (!teacher) return NO_TEACHER;
    const url = (await findRoomLink(database, actor.accountId)) ?? null;
    return { ok: true, reply: { url, kind: room.lessonRoom } };
  });

  mountEndpoint(api, contract.setRoomLink, REFUSALS, async ({ actor, body }) => {
    const teacher = await teacherOf(actor);
    if (!teacher) return NO_TEACHER;
    await saveRoomLink(database, { accountId: actor.accountId, url: body.url, savedAt: clock.now() });
    return { ok: true, reply: { url: body.url, kind: room.lessonRoom } };
  });

  mountEndpoint(api, contract.cancelTeachDay, REFUSALS, async ({ actor, body }) => {
    const teacher = await teacherOf(actor);
    if (!teacher) return NO_TEACHER;
    const outcome = await cancelDay(dependencies, { teacher: teacher.teacher, ...body });
    return outcome.ok ? { ok: true, reply: { cancelled: outcome.cancelled } } : outcome;
  });
}
