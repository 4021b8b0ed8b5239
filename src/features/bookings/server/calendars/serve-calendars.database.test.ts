import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { DAY, HOUR, MONDAY, useBookings, type Person } from '../booking-fixture.ts';
import { listFeedLessons } from './feed-store.ts';
import { serveCalendars } from './serve-calendars.ts';

const { aLearner, aTeacher, book, call, dependencies, hold, time } = useBookings();

const WEDNESDAY = MONDAY + 2 * DAY;

async function addressOf(person: Person): Promise<string> {
  const { body } = await call<{ url: string }>(person, 'POST', '/api/calendar-feed');
  return new URL(body.url).pathname;
}

async function open(path: string, headers: Readonly<Record<string, string>> = {}) {
  const app = new Hono();
  const { config, ...rest } = dependencies();
  serveCalendars(app, { ...rest, config: { ...config, production: true } });
  return app.request(path, { headers });
}

test('a calendar has the account’s own lessons, taken or given, cancelled ones too, and no hold or wish', async () => {
  const [teacher, learner, other] = [await aTeacher(), await aLearner(), await aLearner()];
  const cancelled = await book(learner, WEDNESDAY);
  await call(learner, 'POST', `/api/bookings/${cancelled}/cancellation`, { credit: 'returned' });
  await book(learner, WEDNESDAY + HOUR);
  await book(other, WEDNESDAY + 2 * HOUR);
  await hold(learner, WEDNESDAY + 3 * HOUR);
  const [mine, taught] = await Promise.all(
    [learner, teacher].map(async (person) => (await open(await addressOf(person))).text()),
  );
  const summaries = (calendar = '') => calendar.match(/^(?:SUMMARY|STATUS):.*(?=\r$)/gm);
  const withHannah = 'SUMMARY:IELTS lesson with Hannah';
  expect(summaries(mine)).toEqual([withHannah, 'STATUS:CANCELLED', withHannah, 'STATUS:CONFIRMED']);
  expect(summaries(taught)).toHaveLength(6);
  expect(`${mine}${taught}`).not.toContain('Linking');
  expect(mine).toContain('METHOD:PUBLISH\r\n');
  expect(mine).not.toContain('ATTENDEE');
  // An address may end up with others, so no learner is named.
  expect(taught).not.toContain('Mei');
});

test('where a calendar is full, coming lessons count before past ones', async () => {
  await aTeacher();
  const learner = await aLearner();
  for (const day of [0, 1, 2, 3]) await book(learner, WEDNESDAY + day * DAY);
  const now = new Date(WEDNESDAY + 2 * DAY);
  const daysOf = async (most: number) => {
    const since = new Date(MONDAY);
    const lessons = await listFeedLessons(dependencies().database, learner.accountId, { since, now, most });
    return lessons.map(({ startsAt }) => (startsAt.getTime() - WEDNESDAY) / DAY);
  };
  expect([await daysOf(4), await daysOf(3), await daysOf(1)]).toEqual([[0, 1, 2, 3], [1, 2, 3], [2]]);
});

test('an address ends when it is replaced or deleted, and nobody guesses one', async () => {
  const learner = await aLearner();
  const hasOne = async () => (await call(learner, 'GET', '/api/calendar-feed')).body['has_address'];
  expect(await hasOne()).toBe(false);
  const first = await addressOf(learner);
  const second = await addressOf(learner);
  expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
  expect(await hasOne()).toBe(true);
  await call(learner, 'DELETE', '/api/calendar-feed');
  expect(await hasOne()).toBe(false);
  expect((await open(second)).status).toBe(404);
  expect((await open(`/calendars/${'a'.repeat(43)}.ics`)).status).toBe(404);
  expect((await open('/calendars/x.ics')).status).toBe(404);
});

test('an unchanged calendar is not sent again', async () => {
  await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, WEDNESDAY);
  const path = await addressOf(learner);
  const etag = (await open(path)).headers.get('etag') ?? '';
  time.now += HOUR;
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    expect([tags, (await open(path, { 'if-none-match': tags })).status]).toEqual([tags, 304]);
  await call(learner, 'POST', `/api/bookings/${id}/cancellation`, { credit: 'returned' });
  expect((await open(path, { 'if-none-match': etag })).status).toBe(200);
});
