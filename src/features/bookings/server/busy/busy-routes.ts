import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { MOST_BUSY_CALENDARS } from '../../domain/busy-calendar.ts';
import * as contract from '../../teach-contract.ts';
import { lockLearner } from '../booking-lock-store.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { findTeacherOfAccount } from '../lesson-teacher-store.ts';
import { BOOKING_REFUSALS as REFUSALS } from '../refusals.ts';
import {
  addCalendar,
  countCalendarsOf,
  listCalendarsOf,
  removeCalendar,
  type StoredCalendar,
} from './busy-store.ts';
import { readCalendar } from './read-calendar.ts';

/** The server of another calendar: all of its address that is shown. */
export const calendarHost = ({ address }: Pick<StoredCalendar, 'address'>): string =>
  new URL(address.replace(/^webcals?:/i, 'https:')).hostname;

const viewCalendar = ({ id, address, addedAt, readAt, failure }: StoredCalendar) => ({
  busy_calendar_id: id,
  host: calendarHost({ address }),
  added_at: addedAt.toISOString(),
  read_at: (readAt ?? addedAt).toISOString(),
  failure,
});

/** A teacher's calls about other calendars. */
export function mountBusyRoutes(api: Api, dependencies: BookingDependencies): void {
  const { database, clock, ids } = dependencies;

  mountEndpoint(api, contract.listBusyCalendars, REFUSALS, async ({ actor: { accountId } }) => {
    if (!(await findTeacherOfAccount(database, accountId)))
      return { ok: false, refusal: 'no-lesson-teacher' };
    const calendars = await listCalendarsOf(database, accountId);
    return { ok: true, reply: { calendars: calendars.map(viewCalendar) } };
  });

  mountEndpoint(api, contract.addBusyCalendar, REFUSALS, async ({ actor: { accountId }, body }) => {
    const teacher = await findTeacherOfAccount(database, accountId);
    if (!teacher) return { ok: false, refusal: 'no-lesson-teacher' };
    if ((await countCalendarsOf(database, accountId)) >= MOST_BUSY_CALENDARS)
      return { ok: false, refusal: 'calendars-full' };
    const address = body.address.trim();
    // One refusal for all failures: it says nothing of the servers inside.
    const read = await readCalendar(dependencies, address, teacher.schedule);
    if (!read.ok) return { ok: false, refusal: 'calendar-unreadable' };
    const now = clock.now();
    const added = await database.transaction(async (transaction) => {
      await lockLearner(transaction, accountId);
      if ((await countCalendarsOf(transaction, accountId)) >= MOST_BUSY_CALENDARS) return undefined;
      return addCalendar(transaction, {
        id: ids.uuid(),
        teacher: teacher.teacher,
        accountId,
        address,
        busy: read.busy,
        addedAt: now,
        readAt: now,
        triedAt: now,
      });
    });
    return added
      ? { ok: true, reply: { calendar: viewCalendar(added) } }
      : { ok: false, refusal: 'calendars-full' };
  });

  mountEndpoint(api, contract.removeBusyCalendar, REFUSALS, async ({ actor: { accountId }, params }) => {
    if (!(await findTeacherOfAccount(database, accountId)))
      return { ok: false, refusal: 'no-lesson-teacher' };
    const isRemoved = await removeCalendar(database, { id: params.busyCalendarId, accountId });
    return isRemoved
      ? { ok: true, reply: { removed: true as const } }
      : { ok: false, refusal: 'calendar-unknown' };
  });
}
