import { expect, test } from 'vitest';
import { aSession, anAccount, freshAddress } from '#tests/security/known-world.ts';
import { SECRET, useSiteApi } from '#tests/security/site-api.ts';

const { send, database } = useSiteApi();

const LIST = '/api/admin/appeals';
type Reply = {
  readonly appeals: readonly { readonly id: string; readonly created_at: string }[];
  readonly time_zone: string;
  readonly next_cursor: string | null;
};

const addressOf = (path: string, filter: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(filter).toString()}`;

async function someone(role: 'learner' | 'admin', timeZone = 'Asia/Taipei') {
  const { id, email } = await anAccount(database().db, { role });
  await database().pool.query('update accounts set time_zone = $2 where id = $1', [id, timeZone]);
  const { token } = await aSession(database().db, SECRET, { id, role });
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': freshAddress() };
  const call = (method: string, path: string, body?: object) =>
    send(path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  return { email, call };
}
type Someone = Awaited<ReturnType<typeof someone>>;

async function anAttempt(learner: Someone): Promise<string> {
  const started = await learner.call('POST', '/api/attempts', { mock_test: 'free-trial', skill: 'reading' });
  const { attempt_id: id } = (await started.json()) as { attempt_id: string };
  await learner.call('POST', `/api/attempts/${id}/submission`, { answers: [] });
  return id;
}

/** Appeals against the first questions of an attempt, all made at one instant. */
async function plantAppeals(
  attemptId: string,
  { count, at, reason = 'Please look again.' }: { count: number; at: string; reason?: string },
) {
  await database().pool.query(
    `insert into mark_appeals (candidate_id, attempt_id, number, id, reason, created_at)
     select candidate_id, id, n, gen_random_uuid(), $4, $3::timestamptz
     from attempts, generate_series(1, $2::int) n where id = $1::uuid`,
    [attemptId, count, at, reason],
  );
}

async function list(admin: Someone, filter: Readonly<Record<string, string>>): Promise<Reply> {
  const response = await admin.call('GET', addressOf(LIST, filter));
  expect(response.status).toBe(200);
  return (await response.json()) as Reply;
}

async function readPages(admin: Someone, filter: Readonly<Record<string, string>>) {
  const pages: Reply['appeals'][] = [];
  let next: Readonly<Record<string, string>> | undefined = {};
  while (next) {
    const { appeals, next_cursor: cursor }: Reply = await list(admin, { ...filter, ...next });
    pages.push(appeals);
    next = cursor === null ? undefined : { cursor };
  }
  return pages;
}

// Half past midnight on 22 November in Taipei.
const INSTANT = '2026-11-21T16:30:00.000Z';
const LATER = '2026-11-22T16:30:00.000Z';

test('appeals of one instant are each shown once, 50 at a time: open ones from the oldest, all from the newest', async () => {
  const learner = await someone('learner');
  const admin = await someone('admin');
  const [first, second] = [await anAttempt(learner), await anAttempt(learner)];
  await plantAppeals(first, { count: 40, at: INSTANT });
  await plantAppeals(second, { count: 30, at: INSTANT });
  await plantAppeals(await anAttempt(learner), { count: 40, at: LATER });
  const search = learner.email.toUpperCase();
  const open = await readPages(admin, { search });
  expect(open.map(({ length }) => length)).toEqual([50, 50, 10]);
  const times = open.flat().map(({ created_at: at }) => at);
  expect(times).toEqual([...times].sort());
  const all = await readPages(admin, { search, all: 'true' });
  expect(all.flat().map(({ id }) => id)).toEqual(
    open
      .flat()
      .map(({ id }) => id)
      .reverse(),
  );
  expect(new Set(all.flat().map(({ id }) => id)).size).toBe(110);
  // The file has the same appeals in the same order.
  const file = await admin.call('GET', addressOf(`${LIST}-export`, { search, all: 'true' }));
  expect((await file.text()).trim().split('\r\n')).toHaveLength(111);
});

test.each([
  ['Asia/Taipei', { from: '2026-11-22', to: '2026-11-22' }, 1],
  ['Asia/Taipei', { to: '2026-11-21' }, 0],
  ['America/New_York', { from: '2026-11-22' }, 0],
  ['America/New_York', { to: '2026-11-21' }, 1],
  ['Asia/Taipei', { skill: 'reading' }, 1],
  ['Asia/Taipei', { skill: 'listening' }, 0],
])('for an admin in %s the filter %j finds %d', async (timeZone, filter, count) => {
  const learner = await someone('learner');
  const admin = await someone('admin', timeZone);
  await plantAppeals(await anAttempt(learner), { count: 1, at: INSTANT });
  const found = await list(admin, { search: learner.email, ...filter });
  expect(found.appeals).toHaveLength(count);
  expect(found.time_zone).toBe(timeZone);
});

test('appeals are found by words of their reason and by the learner, with wildcards as ordinary characters', async () => {
  const learner = await someone('learner');
  const admin = await someone('admin');
  const reason = `The word is hyphenated ${learner.email}x`;
  await plantAppeals(await anAttempt(learner), { count: 1, at: INSTANT, reason });
  const count = async (search: string) => (await list(admin, { search })).appeals.length;
  expect(await count(`HYPHENATED ${learner.email}x`)).toBe(1);
  expect(await count(learner.email)).toBe(1);
  expect(await count(learner.email.replace('@', '%'))).toBe(0);
});

test('the file has local times of the account, and no cell that a spreadsheet would run', async () => {
  const learner = await someone('learner');
  const admin = await someone('admin');
  await plantAppeals(await anAttempt(learner), { count: 1, at: INSTANT, reason: '=HYPERLINK("x")' });
  const file = await admin.call('GET', addressOf(`${LIST}-export`, { search: learner.email }));
  expect(file.headers.get('content-disposition')).toMatch(/filename="appeals-\d{4}-\d\d-\d\d\.csv"$/);
  const [head, row] = (await file.text()).split('\r\n');
  expect(head).toContain('created_at (Asia/Taipei),test,skill,number,question,answer,key,right,reason');
  expect(row).toMatch(/^2026-11-22 00:30:00,/);
  expect(row).toContain(`,"'=HYPERLINK(""x"")",`);
});

test('a text that is no cursor and a day that does not exist are refused', async () => {
  const admin = await someone('admin');
  expect((await admin.call('GET', `${LIST}?cursor=${INSTANT}`)).status).toBe(422);
  expect((await admin.call('GET', `${LIST}?from=2026-02-30`)).status).toBe(422);
});
