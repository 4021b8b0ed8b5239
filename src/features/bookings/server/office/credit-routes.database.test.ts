import { expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { DAY, MONDAY, useBookings, type Person } from '../booking-fixture.ts';

const { aLearner, aTeacher, anAdmin, call, emailOf, give, mails, time, typeOf, wallet } = useBookings();

const change = (
  admin: Person,
  path: string,
  learner: Person,
  changes: object = {},
  key: string = randomIds.uuid(),
) =>
  call(
    admin,
    'POST',
    `/api/admin/lesson-credits${path}`,
    {
      email: emailOf(learner),
      teacher: 'hannah',
      minutes: 25,
      count: 2,
      reason: 'For a lost hour.',
      ...changes,
    },
    { 'idempotency-key': key },
  );

test('credits are given and taken once for each key, and the reason and the admin are stored', async () => {
  const boss = await anAdmin();
  await aTeacher();
  const learner = await aLearner();
  const [given, taken] = [randomIds.uuid(), randomIds.uuid()];
  for (const _ of [1, 2]) expect((await change(boss, '', learner, { count: 3 }, given)).status).toBe(200);
  expect((await wallet(learner)).left).toBe(3);
  const reason = 'Given by mistake.';
  for (const _ of [1, 2])
    expect((await change(boss, '/taken', learner, { count: 2, reason }, taken)).status).toBe(200);
  expect(await wallet(learner)).toEqual({ left: 1, reasons: ['bought', 'taken'] });
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [emailOf(learner), 'The school has given you lessons'],
    [emailOf(learner), 'The school has taken back lessons'],
  ]);
  expect(mails[0]?.text).toContain('For a lost hour.');
  expect(mails[0]?.text).toContain('3 of 25 minutes');
  expect(mails[0]?.text).toContain('22 May 2027');
  expect(mails[1]?.text).toContain(reason);
  const { body } = await call<{ credits: object[]; entries: object[] }>(
    boss,
    'GET',
    `/api/admin/lesson-credits?email=${emailOf(learner)}`,
  );
  expect(body.credits).toMatchObject([{ teacher: 'hannah', teacher_name: 'Hannah', minutes: 25, left: 1 }]);
  const admin = { email: emailOf(boss) };
  expect(body.entries).toHaveLength(2);
  expect(body.entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        reason: 'taken',
        amount: -2,
        note: reason,
        admin: expect.objectContaining(admin),
      }),
      expect.objectContaining({
        reason: 'bought',
        amount: 3,
        note: 'For a lost hour.',
        admin: expect.objectContaining(admin),
      }),
    ]),
  );
});

test('a change of credits needs a reason', async () => {
  const boss = await anAdmin();
  const learner = await aLearner();
  for (const path of ['', '/taken'])
    expect((await change(boss, path, learner, { reason: '  ' })).status).toBe(422);
});

test('only unused credits of that kind are taken, those that end soonest first, all or none', async () => {
  const boss = await anAdmin();
  await aTeacher();
  const learner = await aLearner();
  await give(learner, 1);
  await give(learner, 1, 50);
  time.now = MONDAY + 10 * DAY;
  await give(learner, 1);
  await change(boss, '', learner, { teacher: null, count: 1 });
  expect(typeOf(await change(boss, '/taken', learner, { count: 3 }))).toBe('credits-too-few');
  expect((await wallet(learner)).left).toBe(4);
  expect((await change(boss, '/taken', learner, { count: 1 })).status).toBe(200);
  const left = await call<{ credits: { expires_at: string; minutes: number; teacher: string | null }[] }>(
    boss,
    'GET',
    `/api/admin/lesson-credits?email=${emailOf(learner)}`,
  );
  const ends = new Date(MONDAY + 190 * DAY).toISOString();
  expect(left.body.credits.filter(({ minutes }) => minutes === 25).map((each) => each.expires_at)).toEqual([
    ends,
    ends,
  ]);
  // What has expired is not there to take.
  time.now = MONDAY + 200 * DAY;
  expect(typeOf(await change(boss, '/taken', learner, { count: 1 }))).toBe('credits-too-few');
});

test('accounts and teachers that do not exist are refused', async () => {
  const boss = await anAdmin();
  const learner = await aLearner();
  for (const path of ['', '/taken']) {
    expect(typeOf(await change(boss, path, learner, { email: 'no@example.org' }))).toBe('account-unknown');
    expect(typeOf(await change(boss, path, learner, { teacher: 'nobody' }))).toBe('teacher-unknown');
  }
  expect(typeOf(await call(boss, 'GET', '/api/admin/lesson-credits?email=no@example.org'))).toBe(
    'account-unknown',
  );
});
