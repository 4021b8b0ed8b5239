import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aSet } from '#tests/practice/a-set.ts';
import { anAnswer, usePractice } from '#tests/practice/use-practice.ts';

const {
  aBrowser,
  aSession: anAccountSession,
  anAccount,
  givePlan,
  pass,
  query,
} = usePractice([aSet('grammar/one'), aSet('grammar/two'), aSet('grammar/three'), aSet('grammar/four')]);

type Browser = ReturnType<typeof aBrowser>;
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const aSession = async (browser: Browser, set = 'grammar/one') =>
  String((await browser.start({ mode: 'set', set })).body['session']);
const questionsOf = ({ body }: Awaited<ReturnType<Browser['start']>>) =>
  (body['parts'] as unknown as readonly { readonly units: readonly string[] }[]).flatMap(({ units }) => units)
    .length;
const leftToday = async (browser: Browser) =>
  (await browser.send('GET', 'today?zone=UTC&minutes=10')).body['left_today'];

test('sessions of a visitor that are open side by side have ten questions together, and every answer counts', async () => {
  const visitor = aBrowser();
  expect(await leftToday(visitor)).toBe(10);
  const one = await aSession(visitor);
  expect(await leftToday(visitor)).toBe(4);
  const two = await visitor.start({ mode: 'set', set: 'grammar/two' });
  expect(questionsOf(two)).toBe(4);
  const third = await visitor.start({ mode: 'set', set: 'grammar/three' });
  expect([third.status, third.body['type']]).toEqual([429, 'urn:ninefold:problem:daily-limit']);
  // Answered without a connection, and sent on the next day of practice, which begins at four o’clock.
  pass(20 * 3600);
  const { body } = await visitor.answer(
    ...numbers(6).map((number) => anAnswer(one, number)),
    ...numbers(4).map((number) => anAnswer(String(two.body['session']), number, { set: 'grammar/two' })),
  );
  expect(body['saved']).toHaveLength(10);
  expect(body['refused']).toEqual([]);
  // They belong to the day on which their session was started.
  expect(await leftToday(visitor)).toBe(10);
  expect((await visitor.start({ mode: 'set', set: 'grammar/three' })).status).toBe(200);
});

test('an account without a plan has ten questions a day in all its sessions, and a plan opens more at once', async () => {
  const { token, account } = await anAccountSession();
  const learner = aBrowser(token);
  expect((await learner.send('GET', 'today?zone=UTC&minutes=40')).body).toMatchObject({
    left_today: 10,
    is_visitor: false,
    questions: 10,
  });
  await aSession(learner);
  expect(questionsOf(await learner.start({ mode: 'set', set: 'grammar/two' }))).toBe(4);
  expect(await leftToday(learner)).toBe(0);
  const refused = await learner.start({ mode: 'today' });
  expect([refused.status, refused.body['type']]).toEqual([429, 'urn:ninefold:problem:free-limit']);
  expect((await learner.start({ mode: 'words' })).body['type']).toBe(
    'urn:ninefold:problem:nothing-to-practise',
  );
  givePlan(account.id);
  expect(await leftToday(learner)).toBeNull();
  expect((await learner.start({ mode: 'set', set: 'grammar/three' })).status).toBe(200);
});

test('sessions that are started in the same moment have ten questions together', async () => {
  for (const browser of [aBrowser(), aBrowser((await anAccountSession()).token)]) {
    // A session of words has no questions, and gives a visitor’s browser its cookie.
    await browser.start({ mode: 'words' });
    const replies = await Promise.all(
      ['one', 'two', 'three', 'one', 'two', 'three'].map((set) =>
        browser.start({ mode: 'set', set: `grammar/${set}` }),
      ),
    );
    const counts = replies.filter(({ status }) => status === 200).map(questionsOf);
    expect(counts.sort((a, b) => b - a)).toEqual([6, 4]);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(4);
  }
});

test('a browser that names other zones has no more than the questions of two days in 24 hours', async () => {
  const visitor = aBrowser();
  const counts: number[] = [];
  // In each of these zones a day of practice began an hour ago.
  for (const [set, zone] of [
    ['one', 'Etc/GMT+4'],
    ['two', 'Etc/GMT+6'],
    ['three', 'Etc/GMT+8'],
    ['four', 'Etc/GMT+10'],
  ] as const) {
    const choice = { mode: 'set', set: `grammar/${set}` };
    const body = { session: randomUUID(), choice, minutes: 10, zone };
    counts.push(questionsOf(await visitor.send('POST', 'sessions', body)));
    pass(2 * 3600);
  }
  expect(counts).toEqual([6, 6, 6, 2]);
});

test('a visitor who signs in has no second ten questions on that day', async () => {
  const browser = aBrowser();
  const session = await aSession(browser);
  await browser.answer(...numbers(6).map((number) => anAnswer(session, number)));
  const { email } = await anAccount();
  await browser.signIn(email);
  expect(await leftToday(browser)).toBe(4);
  pass(20 * 3600);
  await browser.signIn(email);
  expect(await leftToday(browser)).toBe(10);
});

test('a session of a visitor has no more questions than are left', async () => {
  const visitor = aBrowser();
  const one = await aSession(visitor);
  await visitor.answer(...numbers(6).map((number) => anAnswer(one, number)));
  const { body } = await visitor.start({ mode: 'today' }, randomUUID(), 40);
  const parts = body['parts'] as unknown as readonly { readonly units: readonly string[] }[];
  expect(parts.flatMap(({ units }) => units).length).toBeLessThanOrEqual(4);
});

test('a visitor who signs in keeps what was done, and goes on with it', async () => {
  const browser = aBrowser();
  const session = await aSession(browser);
  await browser.answer(...numbers(5).map((number) => anAnswer(session, number, { value: 'Wrong.' })));
  const card = randomUUID();
  await browser.send('PUT', `words/${card}`, {
    word: 'wick',
    meaning: '',
    example: '',
    partners: [],
    from: null,
    suspended: false,
    sequence: 1,
    zone: 'UTC',
  });
  const { email } = await anAccount();
  await browser.signIn(email);
  expect((await browser.send('GET', 'mistakes?zone=UTC&state=open')).body['counts']).toMatchObject({
    open: 5,
  });
  expect((await browser.send('GET', 'words?zone=UTC')).body['cards']).toMatchObject([{ card }]);
  expect(await leftToday(browser)).toBe(4);
  // Both rows of the person are one learner: the session is the same, and a mistake is fixed by the account’s answers.
  expect((await browser.answer(anAnswer(session, 1))).body['superseded']).toHaveLength(1);
  expect((await browser.answer(anAnswer(session, 6))).body['saved']).toMatchObject([{ right: true }]);
  for (const days of [1, 2]) {
    pass(86_400);
    await browser.signIn(email);
    const again = String((await browser.start({ mode: 'mistakes' })).body['session']);
    const at = new Date(Date.UTC(2026, 10, 21 + days, 9)).toISOString();
    const { body } = await browser.answer(anAnswer(again, 1, { at }));
    expect(body['saved']).toMatchObject([{ mistake: days === 1 ? 'half-fixed' : 'fixed' }]);
  }
  expect((await browser.send('GET', 'mistakes?zone=UTC&state=fixed')).body['counts']).toEqual({
    open: 4,
    fixed: 1,
  });
});

test('a visitor who signs up finds what was done in any browser, and what followed until the first sign-in', async () => {
  const visitor = aBrowser();
  const session = await aSession(visitor);
  const wrong = (number: number) => anAnswer(session, number, { value: 'Wrong.' });
  await visitor.answer(...numbers(5).map(wrong));
  const email = 'a.visitor@example.org';
  await visitor.signUp(email);
  // Nobody is signed in there yet, so the session goes on.
  expect((await visitor.answer(wrong(6))).body['saved']).toHaveLength(1);
  const other = aBrowser();
  await other.signIn(email);
  expect((await other.send('GET', 'mistakes?zone=UTC&state=open')).body['counts']).toMatchObject({ open: 6 });
  expect(await leftToday(other)).toBe(4);
});

test('a visitor who mistypes the address at sign-up finds the work after the second sign-up', async () => {
  const visitor = aBrowser();
  const session = await aSession(visitor);
  await visitor.answer(
    ...numbers(6).map((number) => anAnswer(session, number, number > 4 ? {} : { value: 'Wrong.' })),
  );
  await visitor.signUp('a.visitor@exmaple.org', { isLost: true });
  await visitor.signUp('the.visitor@example.org');
  const openMistakes = async () => (await visitor.send('GET', 'mistakes?zone=UTC&state=open')).body['counts'];
  expect(await openMistakes()).toMatchObject({ open: 4 });
  await visitor.signIn('the.visitor@example.org');
  expect(await openMistakes()).toMatchObject({ open: 4 });
  expect(await leftToday(visitor)).toBe(4);
});

test('nobody else sees the work of a visitor after a sign-in on the same computer', async () => {
  const browser = aBrowser();
  const session = await aSession(browser);
  await browser.answer(anAnswer(session, 1, { value: 'Wrong.' }));
  await browser.signIn((await anAccount()).email);
  const other = aBrowser();
  await other.signIn((await anAccount()).email);
  expect((await other.send('GET', 'mistakes?zone=UTC&state=open')).body['counts']).toEqual({
    open: 0,
    fixed: 0,
  });
});

test('two devices that send the same answer together count it once', async () => {
  const browser = aBrowser();
  await browser.signIn((await anAccount()).email);
  const session = await aSession(browser);
  const sent = numbers(6).map((number) => anAnswer(session, number, { value: 'Wrong.' }));
  // The same packet twice, and another device with answers of its own to the same questions.
  const replies = await Promise.all([
    browser.answer(...sent),
    browser.answer(...sent),
    browser.answer(...sent.map(({ number }) => anAnswer(session, number))),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [stored] = await query(
    'select count(*)::integer as answers from practice_answers where session_id = $1',
    [session],
  );
  expect(stored).toEqual({ answers: 6 });
});
