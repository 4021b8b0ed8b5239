import { expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { DAY, MINUTE, useMarking } from '../marking-fixture.ts';

const { anAdmin, anAccount, call, query, time, typeOf, mails } = useMarking();

const PROFILE = {
  slug: 'hannah',
  skills: ['essay'],
  modules: ['academic'],
  languages: ['en'],
  daily_most: 5,
  holidays: [],
};
type Listed = {
  readonly teachers: readonly {
    readonly account_id: string;
    readonly email: string;
    readonly invitation: { readonly is_open: boolean } | null;
  }[];
};
const newAddress = () => `hannah.${randomIds.uuid()}@example.org`;
const invite = async (email: string, changes: object = {}) =>
  call<{ account_id: string; is_invited: boolean }>(
    await anAdmin(),
    'POST',
    '/api/admin/marking-invitations',
    {
      ...PROFILE,
      email,
      first_name: 'Hannah',
      last_name: 'Cole',
      language: 'en',
      ...changes,
    },
  );
const listed = async (email: string) => {
  const { body } = await call<Listed>(await anAdmin(), 'GET', '/api/admin/marking-teachers');
  return body.teachers.find((teacher) => teacher.email === email);
};

test('an address without an account gets an invitation, and is listed with its profile', async () => {
  const email = newAddress();
  const { body } = await invite(email);
  expect(body.is_invited).toBe(true);
  expect(mails.map(({ to }) => to)).toEqual([email]);
  expect(await listed(email)).toMatchObject({ account_id: body.account_id, invitation: { is_open: true } });
  time.now += 7 * DAY;
  expect(await listed(email)).toMatchObject({ invitation: { is_open: false } });
});

test('an address with an account makes it a teacher’s, without an email', async () => {
  const { accountId } = await anAccount('learner', 'Rohan');
  const email = `${accountId}@example.org`;
  expect((await invite(email)).body).toEqual({ account_id: accountId, is_invited: false });
  expect(await query('select role, first_name from accounts where id = $1', [accountId])).toEqual([
    { role: 'teacher', first_name: 'Rohan' },
  ]);
  expect(mails).toEqual([]);
  expect(typeOf(await invite(email))).toBe('teacher-exists');
});

test('nothing is made for an unknown page, a wrong address or a suspended account', async () => {
  const { accountId } = await anAccount('learner', 'Rohan');
  await query('update accounts set suspended_at = now() where id = $1', [accountId]);
  const email = newAddress();
  expect(typeOf(await invite(email, { slug: 'nobody' }))).toBe('slug-unknown');
  expect(typeOf(await invite('hannah'))).toBe('email-invalid');
  expect(typeOf(await invite(`${accountId}@example.org`))).toBe('account-unknown');
  expect(await listed(email)).toBeUndefined();
  expect(mails).toEqual([]);
});

test('an invitation is sent again, and withdrawn with its account and profile', async () => {
  const email = newAddress();
  const { body } = await invite(email);
  const path = `/api/admin/marking-invitations/${body.account_id}`;
  const admin = await anAdmin();
  expect(typeOf(await call(admin, 'POST', `${path}/email`))).toBe('invitation-recent');
  time.now += MINUTE;
  expect((await call(admin, 'POST', `${path}/email`)).status).toBe(200);
  expect(mails).toHaveLength(2);
  expect((await call(admin, 'DELETE', path)).status).toBe(200);
  expect(typeOf(await call(admin, 'DELETE', path))).toBe('invitation-unknown');
  expect(await listed(email)).toBeUndefined();
  expect(await query('select 1 from accounts where id = $1', [body.account_id])).toEqual([]);
  expect(await query('select 1 from teacher_profiles where account_id = $1', [body.account_id])).toEqual([]);
});
