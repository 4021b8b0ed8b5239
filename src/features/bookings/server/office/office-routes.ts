import { findPersonByEmail, listPeople } from '#features/accounts/server/index.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../admin-contract.ts';
import { lockTeacher } from '../booking-lock-store.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { searchBookings } from '../booking-store.ts';
import { grantLessonCredits } from '../credits/grant-credits.ts';
import {
  findLessonTeacher,
  findTeacherOfAccount,
  listLessonTeachers,
  saveTeacherAccount,
} from '../lesson-teacher-store.ts';
import { cancelBooking } from '../lessons/cancel-booking.ts';
import { moveBooking } from '../lessons/move-booking.ts';
import { settleOutcome } from '../lessons/settle-lesson.ts';
import { viewBooking } from '../lessons/view-booking.ts';
import { BOOKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { emptySchedule } from '../slots/view-schedule.ts';
import { bookForLearner } from './book-for-learner.ts';

const MOST_LISTED = 200;
const anybody = () => true;

/** The school's calls about lessons; for admins. */
export function mountOfficeRoutes(api: Api, dependencies: BookingDependencies): void {
  const { database, clock, teachers } = dependencies;
  const keyOf = (slug: string) => teachers.find((each) => each.slug === slug)?.key;

  mountEndpoint(api, contract.searchBookings, {}, async ({ query }, context) => {
    const { email, state } = query;
    const now = clock.now();
    const learner = email === undefined ? undefined : await findPersonByEmail(database, email);
    const teacher = query.teacher === undefined ? undefined : keyOf(query.teacher);
    const isNobody = (email !== undefined && !learner) || (query.teacher !== undefined && !teacher);
    const filter = { teacher, learnerId: learner?.accountId, state };
    const found = isNobody ? [] : await searchBookings(database, filter, MOST_LISTED);
    const stored = new Map((await listLessonTeachers(database)).map((each) => [each.teacher, each]));
    const people = new Map(
      (await listPeople(database, [...new Set(found.map(({ learnerId }) => learnerId))])).map((each) => [
        each.accountId,
        each,
      ]),
    );
    return {
      ok: true,
      reply: {
        bookings: found.map((booking) => {
          const person = people.get(booking.learnerId);
          return {
            ...viewBooking(dependencies, booking, {
              teacher: stored.get(booking.teacher),
              language: context.get('language'),
            }),
            learner: person ? { name: person.name, email: person.email } : null,
          };
        }),
        server_now: now.toISOString(),
      },
    };
  });

  mountEndpoint(api, contract.bookForLearner, REFUSALS, async ({ actor, body, idempotencyKey }, context) => {
    const learner = await findPersonByEmail(database, body.email);
    if (!learner) return { ok: false, refusal: 'account-unknown' };
    const teacher = keyOf(body.teacher);
    if (teacher === undefined) return { ok: false, refusal: 'teacher-unknown' };
    const booked = await bookForLearner(dependencies, {
      learner,
      teacher,
      startsAt: new Date(body.starts_at),
      minutes: body.minutes,
      isGift: body.is_gift,
      reason: body.reason,
      confirmKey: `school ${actor.accountId} ${idempotencyKey}`,
    });
    if (!booked.ok) return booked;
    const stored = await findLessonTeacher(database, teacher);
    const booking = viewBooking(dependencies, booked.booking, {
      teacher: stored,
      language: context.get('language'),
    });
    return { ok: true, reply: { booking } };
  });

  mountEndpoint(api, contract.cancelForSchool, REFUSALS, async ({ params, body }) => {
    const cancelled = await cancelBooking(dependencies, {
      bookingId: params.bookingId,
      by: 'school',
      reason: body.reason,
      mayAct: anybody,
    });
    if (cancelled.ok) return { ok: true, reply: { cancelled: true as const } };
    const { refusal } = cancelled;
    return { ok: false, refusal: refusal === 'cost-changed' ? 'not-booked' : refusal };
  });

  mountEndpoint(api, contract.moveForSchool, REFUSALS, async ({ params, body }) => {
    const moved = await moveBooking(dependencies, {
      bookingId: params.bookingId,
      startsAt: new Date(body.starts_at),
      by: 'school',
      reason: body.reason,
      mayAct: anybody,
    });
    return moved.ok ? { ok: true, reply: { moved: true as const } } : moved;
  });

  mountEndpoint(api, contract.settleOutcome, REFUSALS, async ({ params, body }) => {
    const settled = await settleOutcome(dependencies, { bookingId: params.bookingId, ...body });
    return settled.ok ? { ok: true, reply: { settled: true as const } } : settled;
  });

  mountEndpoint(api, contract.giveLessonCredits, REFUSALS, async ({ actor, body, idempotencyKey }) => {
    const { email, minutes, count } = body;
    const person = await findPersonByEmail(database, email);
    if (!person) return { ok: false, refusal: 'account-unknown' };
    const teacher = body.teacher === null ? null : keyOf(body.teacher);
    if (teacher === undefined) return { ok: false, refusal: 'teacher-unknown' };
    const source = `gift ${actor.accountId} ${idempotencyKey}`;
    const { accountId } = person;
    await database.transaction((transaction) =>
      grantLessonCredits(dependencies, transaction, { accountId, teacher, minutes, count, source }),
    );
    return { ok: true, reply: { given: true as const } };
  });

  mountEndpoint(api, contract.listLessonTeachers, {}, async (_, context) => {
    const language = context.get('language');
    const stored = new Map((await listLessonTeachers(database)).map((each) => [each.teacher, each]));
    const ids = [...stored.values()].flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
    const people = new Map((await listPeople(database, ids)).map((each) => [each.accountId, each]));
    return {
      ok: true,
      reply: {
        teachers: teachers.map(({ key, slug, name }) => {
          const account = people.get(stored.get(key)?.accountId ?? '');
          return {
            teacher: slug,
            name: name[language],
            account: account ? { name: account.name, email: account.email } : null,
          };
        }),
      },
    };
  });

  mountEndpoint(api, contract.linkLessonTeacher, REFUSALS, async ({ params, body }) => {
    const teacher = teachers.find(({ slug }) => slug === params.teacher);
    if (!teacher) return { ok: false, refusal: 'teacher-unknown' };
    const person = await findPersonByEmail(database, body.email);
    if (!person) return { ok: false, refusal: 'account-unknown' };
    const { accountId } = person;
    const { key } = teacher;
    const isLinked = await database.transaction(async (transaction) => {
      // Two links of one account wait for each other.
      await lockTeacher(transaction, accountId);
      const other = await findTeacherOfAccount(transaction, accountId);
      if (other && other.teacher !== key) return false;
      await saveTeacherAccount(transaction, {
        teacher: key,
        accountId,
        schedule: emptySchedule(teacher.timeZone),
        savedAt: clock.now(),
      });
      return true;
    });
    return isLinked
      ? { ok: true, reply: { linked: true as const } }
      : { ok: false, refusal: 'account-teaches' };
  });
}
