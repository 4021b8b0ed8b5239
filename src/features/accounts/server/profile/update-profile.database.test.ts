import { describe, expect, test } from 'vitest';
import { useAccounts } from '../accounts-fixture.ts';

const { ask, aSession, anAccount, query } = useAccounts();
const PATH = '/api/users/profile';

const rowOf = async (id: string) => (await query('select * from accounts where id = $1', [id]))[0];

test('what is named is changed and answered, and kept', async () => {
  const { account, token } = await aSession();
  const change = {
    first_name: ' Mei\n\u202eLing ',
    last_name: '林',
    target_band: 6.5,
    exam_date: '2027-05-29',
    language: 'zh-Hant',
    time_zone: 'asia/taipei',
    extra_time_percent: 125,
    mail_news: true,
    mail_reminders: false,
  };
  const kept = { ...change, first_name: 'Mei Ling', time_zone: 'Asia/Taipei' };
  const { status, body } = await ask('PATCH', PATH, { token, body: change });
  expect([status, body]).toMatchObject([200, { status: true, role: 'learner', user: kept }]);
  const me = await ask('PATCH', PATH, { token, body: {} });
  expect([me.status, me.body]).toMatchObject([200, { user: kept }]);
  expect(await rowOf(account.id)).toMatchObject({ target_band_times_two: 13, time_zone: 'Asia/Taipei' });
});

test.each([
  ['first_name', 'Ada'],
  ['last_name', 'Lovelace'],
  ['target_band', 9],
  ['target_band', null],
  ['exam_date', '2026-11-21'],
  ['exam_date', null],
  ['language', 'en'],
  ['time_zone', 'Europe/Berlin'],
  ['time_zone', null],
  ['extra_time_percent', 200],
  ['mail_news', false],
  ['mail_reminders', true],
])('only %s is changed when only it is named (%j)', async (field, value) => {
  const { account, token } = await aSession({
    language: 'zh-Hant',
    timeZone: 'Asia/Taipei',
    targetBandTimesTwo: 14,
    examDate: '2027-01-09',
    mailNews: true,
    mailReminders: false,
  });
  const before = (await ask('PATCH', PATH, { token, body: {} })).body['user'];
  const { status, body } = await ask('PATCH', PATH, { token, body: { [field]: value } });
  expect(status).toBe(200);
  expect(body['user']).toEqual({ ...(before as object), [field]: value });
  expect((await rowOf(account.id))?.['email']).toBe(account.email);
});

test('two changes of different fields at once both stick', async () => {
  const { account, token } = await aSession();
  for (let round = 0; round < 10; round += 1) {
    const [first, last] = [`Ada${round}`, `Lovelace${round}`];
    const replies = await Promise.all([
      ask('PATCH', PATH, { token, body: { first_name: first } }),
      ask('PATCH', PATH, { token, body: { last_name: last } }),
      ask('PATCH', PATH, { token, body: { target_band: 7 } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rowOf(account.id)).toMatchObject({ first_name: first, last_name: last });
  }
});

test('two accounts do not see each other’s change', async () => {
  const other = await anAccount({ firstName: 'Kai' });
  const { token } = await aSession();
  await ask('PATCH', PATH, { token, body: { first_name: 'Mallory' } });
  expect(await rowOf(other.id)).toMatchObject({ first_name: 'Kai' });
});

describe('what is not right is named, in the language of the page, and nothing is changed:', () => {
  const BOTH = { first_name: 'A', last_name: '7 ' };
  test.each([
    [BOTH, 'en', 'first_name', 'First name must be at least 2 letters'],
    [BOTH, 'en', 'last_name', 'Last name must be at least 2 letters'],
    [{ first_name: 'a'.repeat(81) }, 'en', 'first_name', 'First name must be at most 80 characters'],
    [{ last_name: '林'.repeat(81) }, 'zh-Hant', 'last_name', '姓氏最多 80 個字元。'],
    [BOTH, 'zh-Hant', 'first_name', '名字至少需兩個字元。'],
    [BOTH, 'zh-Hant', 'last_name', '姓氏至少需兩個字元。'],
    [{ exam_date: '2026-11-20' }, 'en', 'exam_date', 'The exam date must be today or later'],
    [{ exam_date: '2026-11-20' }, 'zh-Hant', 'exam_date', '考試日期必須是今天或之後。'],
    [{ exam_date: '2031-11-22' }, 'en', 'exam_date', 'The exam date must be within 5 years'],
    [{ exam_date: '2027-02-30' }, 'en', 'exam_date', 'Please enter a date such as 2027-05-29'],
    [{ exam_date: 'in spring' }, 'zh-Hant', 'exam_date', '請輸入日期，例如 2027-05-29。'],
    [{ time_zone: 'Asia/Atlantis' }, 'en', 'time_zone', 'Please choose a time zone from the list'],
    [{ time_zone: '+08:00' }, 'zh-Hant', 'time_zone', '請從清單中選擇時區。'],
  ] as const)('%j, %s: %s', async (change, language, field, message) => {
    const { account, token } = await aSession({ timeZone: 'Asia/Taipei' });
    const before = await rowOf(account.id);
    const { status, body } = await ask('PATCH', PATH, {
      token,
      language,
      body: { mail_news: true, ...change },
    });
    expect(status).toBe(422);
    expect(body.type).toBe('urn:ninefold:problem:form-invalid');
    expect(body.errors).toContainEqual({ field, code: expect.any(String), message });
    expect(await rowOf(account.id)).toEqual(before);
  });

  test.each([
    [{ target_band: 5.75 }],
    [{ target_band: 3.5 }],
    [{ target_band: '7' }],
    [{ language: 'fr' }],
    [{ mail_news: 'yes' }],
    [{ first_name: null }],
    [{ first_name: 'Ada\u0000' }],
  ])('%j, which no page sends', async (change) => {
    const { token } = await aSession();
    expect((await ask('PATCH', PATH, { token, body: change })).status).toBe(422);
  });

  test.each(['role', 'email', 'email_verified', 'avatar', 'id', 'password', 'suspended_at', 'passwordHash'])(
    '%s is not a profile’s to change',
    async (field) => {
      const { account, token } = await aSession();
      const before = await rowOf(account.id);
      const { status, body } = await ask('PATCH', PATH, {
        token,
        body: { first_name: 'Ada', [field]: 'admin' },
      });
      expect(status).toBe(422);
      expect(body.errors).toEqual([{ field, code: 'invalid', message: 'There is no such field.' }]);
      expect(await rowOf(account.id)).toEqual(before);
    },
  );
});

describe('the exam date is judged by the learner’s own today', () => {
  // It is 09:00 UTC on the 21st: the 21st in Taipei, and still the 20th in Honolulu.
  test.each([
    ['Pacific/Honolulu', '2026-11-20', 200],
    ['Pacific/Honolulu', '2026-11-19', 422],
    ['Asia/Taipei', '2026-11-20', 422],
    ['Asia/Taipei', '2026-11-21', 200],
    [null, '2026-11-20', 200],
    [null, '2026-11-19', 422],
  ])('in %s, an exam on %s: %d', async (timeZone, examDate, status) => {
    const { token } = await aSession({ timeZone });
    const inAccount = await ask('PATCH', PATH, { token, body: { exam_date: examDate } });
    expect(inAccount.status).toBe(status);
    const other = await aSession({ timeZone: 'Pacific/Kiritimati' });
    const inChange = await ask('PATCH', PATH, {
      token: other.token,
      body: { exam_date: examDate, time_zone: timeZone },
    });
    expect(inChange.status).toBe(status);
  });

  test('one that has passed meanwhile does not stand in the way of other changes', async () => {
    const { token } = await aSession({ examDate: '2026-01-10' });
    const { status } = await ask('PATCH', PATH, {
      token,
      body: { exam_date: '2026-01-10', first_name: 'Ada' },
    });
    expect(status).toBe(200);
  });

  test('an empty field of a form clears it', async () => {
    const { token } = await aSession({ examDate: '2027-01-10', timeZone: 'Asia/Taipei' });
    const { body } = await ask('PATCH', PATH, { token, body: { exam_date: '', time_zone: '' } });
    expect(body['user']).toMatchObject({ exam_date: null, time_zone: null });
  });
});

test('a visitor changes nothing', async () => {
  expect((await ask('PATCH', PATH, { body: { first_name: 'Ada' } })).status).toBe(401);
});

test('an account that was erased a moment ago is signed out', async () => {
  const { account, token } = await aSession();
  await query('delete from accounts where id = $1', [account.id]);
  expect((await ask('PATCH', PATH, { token, body: { first_name: 'Ada' } })).status).toBe(401);
});
