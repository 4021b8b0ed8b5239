import { findPerson, findPersonByEmail, listPeople, searchPeople } from '#features/accounts/server/index.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import type { Language } from '#platform/i18n/language.ts';
import { startOfDay, zoneOf } from '#platform/i18n/zoned-day.ts';
import { cutPage, parsePageCursor } from '#platform/paging/page-cursor.ts';
import * as contract from '../../admin-contract.ts';
import { OUTCOMES } from '../../domain/booking.ts';
import { decideCancellation } from '../../domain/change-cost.ts';
import type { RoomSide } from '../../domain/room/notes.ts';
import { TRIAL_MINUTES } from '../../domain/schedule.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { findBooking, listEvents, searchBookings, type StoredBooking } from '../booking-store.ts';
import { findLessonTeacher, listLessonTeachers } from '../lesson-teacher-store.ts';
import { cancelBooking } from '../lessons/cancel-booking.ts';
import { moveBooking } from '../lessons/move-booking.ts';
import { mayBeSettled, settleOutcome } from '../lessons/settle-lesson.ts';
import { viewBooking, viewHistory } from '../lessons/view-booking.ts';
import { listRatings } from '../ratings/rating-store.ts';
import { listVisits } from '../room/room-store.ts';
import { BOOKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { bookForLearner } from './book-for-learner.ts';
import { nameAdmins } from './name-admins.ts';

const PAGE = 50;
/** More people are not looked for by a part of their address. */
const MOST_PEOPLE = 200;
const anybody = () => true;

/** The school's calls about lessons; for admins. Each act is stored with its admin and its reason. */
export function mountOfficeRoutes(api: Api, dependencies: BookingDependencies): void {
  const { database, clock, rules, teachers } = dependencies;
  const keyOf = (slug: string) => teachers.find((each) => each.slug === slug)?.key;

  async function viewForSchool(found: readonly StoredBooking[], language: Language) {
    const stored = new Map((await listLessonTeachers(database)).map((each) => [each.teacher, each]));
    const learnerIds = [...new Set(found.map(({ learnerId }) => learnerId))];
    const people = new Map((await listPeople(database, learnerIds)).map((each) => [each.accountId, each]));
    const ratings = await listRatings(
      database,
      found.map(({ id }) => id),
    );
    return found.map((booking) => {
      const person = people.get(booking.learnerId);
      return {
        ...viewBooking(dependencies, booking, { teacher: stored.get(booking.teacher), language }),
        rating: ratings.get(booking.id) ?? null,
        learner: person ? { name: person.name, email: person.email } : null,
      };
    });
  }

  mountEndpoint(api, contract.searchBookings, {}, async ({ actor, query }, context) => {
    const { email, state, from, to, show, cursor } = query;
    const now = clock.now();
    const timeZone = zoneOf(await findPerson(database, actor.accountId));
    const learners = email === undefined ? undefined : await searchPeople(database, email, MOST_PEOPLE);
    const teacher = query.teacher === undefined ? undefined : keyOf(query.teacher);
    const isNobody = learners?.length === 0 || (query.teacher !== undefined && !teacher);
    const filter = {
      teacher,
      learnerIds: learners?.map(({ accountId }) => accountId),
      state,
      from: from === undefined ? undefined : startOfDay(from, timeZone),
      until: to === undefined ? undefined : startOfDay(to, timeZone, 1),
      after: cursor === undefined ? undefined : parsePageCursor(cursor),
      comingAt: show === 'coming' ? now : undefined,
      now,
    };
    const found = isNobody ? [] : await searchBookings(database, filter, PAGE + 1);
    const { rows, nextCursor } = cutPage(found, PAGE, ({ startsAt: at, id }) => ({ at, id }));
    return {
      ok: true,
      reply: {
        bookings: await viewForSchool(rows, context.get('language')),
        next_cursor: nextCursor,
        time_zone: timeZone,
        server_now: now.toISOString(),
      },
    };
  });

  mountEndpoint(api, contract.inspectBooking, REFUSALS, async ({ params }, context) => {
    const found = await findBooking(database, params.bookingId);
    const [booking] = await viewForSchool(found ? [found] : [], context.get('language'));
    if (!found || !booking) return { ok: false, refusal: 'booking-unknown' };
    const now = clock.now();
    const events = await listEvents(database, found.id);
    const nameOf = await nameAdmins(database, events);
    const cancellation = decideCancellation(found, { by: 'school', now, rules });
    const mayAdd = cancellation.ok && cancellation.courtesy && found.minutes !== TRIAL_MINUTES;
    return {
      ok: true,
      reply: {
        booking,
        history: viewHistory(events).map((event, at) => ({
          ...event,
          admin: nameOf(events[at]?.adminId ?? null),
        })),
        can: {
          change: cancellation.ok,
          cancel_adds_one: mayAdd,
          settle: mayBeSettled(found, now) ? OUTCOMES.filter((outcome) => outcome !== found.state) : [],
        },
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
      adminId: actor.accountId,
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

  mountEndpoint(api, contract.cancelForSchool, REFUSALS, async ({ actor, params, body }) => {
    const cancelled = await cancelBooking(dependencies, {
      bookingId: params.bookingId,
      by: 'school',
      reason: body.reason,
      decided: body.credit,
      adminId: actor.accountId,
      mayAct: anybody,
    });
    if (cancelled.ok) return { ok: true, reply: { cancelled: true as const } };
    const { refusal } = cancelled;
    return { ok: false, refusal: refusal === 'cost-changed' ? 'not-booked' : refusal };
  });

  mountEndpoint(api, contract.moveForSchool, REFUSALS, async ({ actor, params, body }) => {
    const moved = await moveBooking(dependencies, {
      bookingId: params.bookingId,
      startsAt: new Date(body.starts_at),
      by: 'school',
      reason: body.reason,
      adminId: actor.accountId,
      mayAct: anybody,
    });
    return moved.ok ? { ok: true, reply: { moved: true as const } } : moved;
  });

  mountEndpoint(api, contract.getAttendance, REFUSALS, async ({ params }) => {
    if (!(await findBooking(database, params.bookingId))) return { ok: false, refusal: 'booking-unknown' };
    const visits = await listVisits(database, params.bookingId);
    const seen = (side: RoomSide) => {
      const visit = visits.find((each) => each.side === side);
      return visit
        ? {
            first_seen_at: visit.firstSeenAt.toISOString(),
            last_seen_at: visit.lastSeenAt.toISOString(),
            joined_at: visit.joinedAt?.toISOString() ?? null,
          }
        : null;
    };
    return { ok: true, reply: { learner: seen('learner'), teacher: seen('teacher') } };
  });

  mountEndpoint(api, contract.settleOutcome, REFUSALS, async ({ actor, params, body }) => {
    const settled = await settleOutcome(dependencies, {
      bookingId: params.bookingId,
      adminId: actor.accountId,
      ...body,
    });
    return settled.ok ? { ok: true, reply: { settled: true as const } } : settled;
  });
}
