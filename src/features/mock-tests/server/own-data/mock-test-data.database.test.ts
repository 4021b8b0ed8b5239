import { describe, expect, test, vi } from 'vitest';
import { PASSWORD, useAccounts, type Reply } from '../../../accounts/server/accounts-fixture.ts';
import { listCandidateIds } from '../../../accounts/server/visitors/candidate-store.ts';
import { LEARNING_EVENT_DATA } from '#features/learning-events/server/index.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { aLongEdition, anAnswer, freeTrial, papersOf, rightAnswers } from '../attempts/attempt-fixture.ts';
import { loadFourSkills } from '#features/library/server/papers/four-skills-fixture.ts';
import { mockTestData, mountAppealRoutes, mountMockTests } from '../index.ts';

const fourSkills = loadFourSkills();
const papers = {
  ...papersOf(freeTrial(), aLongEdition(), ...fourSkills.editions),
  findMockTest: fourSkills.findMockTest,
};
const accounts = useAccounts({
  async alsoMount(api, given) {
    await mountMockTests(api, { ...given, papers, findEntitlements: async () => [] });
    mountAppealRoutes(api, { ...given, papers });
  },
});
const { ask, anAccount, aSession, query, dependencies, pass } = accounts;

const ownData = () => mockTestData({ papers, clock: dependencies().clock });
const codeOf = (reply: Reply) => reply.body.type?.replace('urn:ninefold:problem:', '');
type Answer = ReturnType<typeof anAnswer>;

/** A browser with its cookies; it sends a token once it has signed in. */
function aBrowser() {
  const jar = new Map<string, string>();
  let token: string | undefined;

  async function send(method: string, path: string, body?: unknown): Promise<Reply> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await ask(method, path, { body, headers: { cookie }, ...(token ? { token } : {}) });
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  }

  return {
    send,
    jar,
    forgetCookies: () => jar.clear(),
    /** Sends this token from now on, whatever it is worth. */
    hold: (other: string | undefined) => void (token = other),
    async startId(mockTest = 'free-trial'): Promise<string> {
      const reply = await send('POST', '/api/attempts', { mock_test: mockTest, skill: 'reading' });
      expect(reply.status).toBe(200);
      return String(reply.body.attempt_id);
    },
    get: (id: string) => send('GET', `/api/attempts/${id}`),
    save: (id: string, ...answers: Answer[]) => send('PUT', `/api/attempts/${id}/answers`, { answers }),
    submit: (id: string, ...answers: Answer[]) => send('POST', `/api/attempts/${id}/submission`, { answers }),
    async listIds(): Promise<string[]> {
      const { body } = await send('GET', '/api/attempts');
      return (body.attempts as { attempt_id: string }[]).map((each) => each.attempt_id);
    },
    async signIn(email: string): Promise<Reply> {
      const reply = await send('POST', '/api/users/signin', { email, password: PASSWORD });
      expect(reply.status).toBe(200);
      token = String(reply.body.token);
      return reply;
    },
    async signOut(): Promise<void> {
      await send('POST', '/api/users/logout');
      token = undefined;
    },
  };
}

type Browser = ReturnType<typeof aBrowser>;

async function signUp(browser: Browser, email = `${randomIds.uuid()}@example.org`): Promise<string> {
  const password = { password: PASSWORD, password_confirmation: PASSWORD };
  const form = { email, first_name: 'Mei', last_name: 'Lin', ...password };
  expect((await browser.send('POST', '/api/users/signup', form)).status).toBe(200);
  return email;
}

/** As if the link in the mail had been opened. */
const verify = (email: string) =>
  query('update accounts set email_verified_at = now() where email = $1', [email]);

const CALLS: readonly (readonly [string, (browser: Browser, id: string) => Promise<Reply>])[] = [
  ['getting it', (browser, id) => browser.get(id)],
  ['saving to it', (browser, id) => browser.save(id, anAnswer(1, 'TRUE', 9))],
  ['submitting it', (browser, id) => browser.submit(id)],
  ['its result', (browser, id) => browser.send('GET', `/api/attempts/${id}/result`)],
];

describe('what a visitor did before signing in', () => {
  test('belongs to the account from then on, in every browser', async () => {
    const { email } = await anAccount();
    const browser = aBrowser();
    const id = await browser.startId();
    await browser.save(id, anAnswer(1, 'TRUE'));
    await browser.signIn(email);
    expect(await browser.listIds()).toEqual([id]);
    const elsewhere = aBrowser();
    await elsewhere.signIn(email);
    expect(await elsewhere.listIds()).toEqual([id]);
    expect((await elsewhere.get(id)).body).toMatchObject({ answers: [anAnswer(1, 'TRUE')] });
  });

  test('keeps its learning events, which go on after it', async () => {
    const { id: accountId, email } = await anAccount();
    const browser = aBrowser();
    const id = await browser.startId();
    await browser.signIn(email);
    await browser.submit(id);
    const { database, files } = dependencies();
    const person = { accountId, email, candidateIds: await listCandidateIds(database, accountId) };
    const { data: events } = await LEARNING_EVENT_DATA.export(database, person, files);
    expect(events).toMatchObject([
      { kind: 'attempt-started', about: id },
      { kind: 'attempt-submitted', about: id },
      { kind: 'section-marked', about: id },
    ]);
  });

  test('goes on without a break: answers are saved before, while and after', async () => {
    const { email } = await anAccount();
    const browser = aBrowser();
    const id = await browser.startId();
    await browser.save(id, anAnswer(1, 'TRUE'), anAnswer(2, 'TRUE'));
    await browser.signIn(email);
    const { body } = await browser.save(
      id,
      anAnswer(1, 'FALSE', 2),
      anAnswer(2, 'FALSE', 1),
      anAnswer(3, 'TRUE'),
    );
    expect(body).toMatchObject({
      saved: [
        { number: 1, sequence: 2 },
        { number: 3, sequence: 1 },
      ],
      stale: [anAnswer(2, 'TRUE')],
    });
    const submitted = await browser.submit(
      id,
      ...rightAnswers().map((answer) => ({ ...answer, sequence: 9 })),
    );
    expect(submitted.body).toMatchObject({ attempt: { phase: 'submitted', raw_score: 13 } });
  });

  test('is nothing that the browser’s cookie opens: it is taken away, and worth nothing where it was kept', async () => {
    const { email } = await anAccount();
    const browser = aBrowser();
    const id = await browser.startId();
    const copied = browser.jar.get('__Host-visitor') ?? '';
    expect(copied).toMatch(/^[\w-]{43}$/);
    await browser.signIn(email);
    expect(browser.jar.has('__Host-visitor')).toBe(false);
    await browser.signOut();
    expect((await browser.get(id)).status).toBe(404);
    expect(await browser.listIds()).toEqual([]);
    const next = aBrowser();
    next.jar.set('__Host-visitor', copied);
    expect((await next.get(id)).status).toBe(404);
    expect(await next.startId()).not.toBe(id);
  });

  test('joins what the account has from other browsers; an open attempt is not started twice', async () => {
    const { email } = await anAccount();
    const [one, two] = [aBrowser(), aBrowser()];
    const first = await one.startId();
    await one.signIn(email);
    pass(1);
    const second = await two.startId('long-test');
    await two.signIn(email);
    expect(await one.listIds()).toEqual([second, first]);
    expect(await one.startId('long-test')).toBe(second);
    expect(await two.startId()).toBe(first);
  });

  test('is not taken over by a sign-in that fails, or stops at the second step', async () => {
    const { email } = await anAccount({ totpSecret: Buffer.from('sealed') });
    const browser = aBrowser();
    const id = await browser.startId();
    await browser.send('POST', '/api/users/signin', { email, password: 'wrong 1' });
    await browser.send('POST', '/api/users/signin', { email, password: PASSWORD });
    expect((await browser.get(id)).status).toBe(200);
    expect(browser.jar.has('__Host-visitor')).toBe(true);
  });
});

describe('what a visitor did before signing up', () => {
  test('belongs to the new account; the browser still opens it, until it signs in', async () => {
    const browser = aBrowser();
    const id = await browser.startId();
    const email = await signUp(browser);
    expect(browser.jar.has('__Host-visitor')).toBe(true);
    await verify(email);
    expect((await browser.save(id, anAnswer(1, 'TRUE'))).body.saved).toHaveLength(1);
    const phone = aBrowser();
    await phone.signIn(email);
    expect(await phone.listIds()).toEqual([id]);
    // The mail was opened on the phone; the laptop is in the middle of the test.
    expect((await browser.save(id, anAnswer(2, 'TRUE'))).body.saved).toHaveLength(1);
    await browser.signIn(email);
    await browser.signOut();
    expect((await browser.get(id)).status).toBe(404);
  });

  test('opens nothing that is begun while signed in elsewhere', async () => {
    const browser = aBrowser();
    await browser.startId();
    const email = await signUp(browser);
    await verify(email);
    const home = aBrowser();
    await home.signIn(email);
    const id = await home.startId('long-test');
    expect((await browser.get(id)).status).toBe(404);
    expect(await browser.listIds()).not.toContain(id);
  });

  test('goes to the address that is verified, after a sign-up with a mistyped one', async () => {
    const browser = aBrowser();
    const id = await browser.startId();
    await browser.save(id, anAnswer(1, 'TRUE'));
    const mistyped = await signUp(browser);
    const email = await signUp(browser);
    await verify(email);
    await browser.signIn(email);
    expect((await browser.get(id)).body).toMatchObject({ answers: [anAnswer(1, 'TRUE')] });
    expect(await browser.listIds()).toEqual([id]);
    await verify(mistyped);
    const stranger = aBrowser();
    await stranger.signIn(mistyped);
    expect(await stranger.listIds()).toEqual([]);
    for (const [, act] of CALLS) expect((await act(stranger, id)).status).toBe(404);
  });

  test('stays with its account when somebody else signs up or in at that browser', async () => {
    const browser = aBrowser();
    const id = await browser.startId();
    const owner = await signUp(browser);
    await verify(owner);
    await signUp(browser);
    const other = await anAccount();
    await browser.signIn(other.email);
    expect((await browser.get(id)).status).toBe(404);
    await browser.signOut();
    const home = aBrowser();
    await home.signIn(owner);
    expect(await home.listIds()).toEqual([id]);
  });
});

describe('who signs up with somebody else’s address', () => {
  test('leaves no attempts behind there, once its owner signs up', async () => {
    const [stranger, owner] = [aBrowser(), aBrowser()];
    const [strangers, owners] = [await stranger.startId(), await owner.startId()];
    const email = await signUp(stranger);
    await signUp(owner, email);
    await verify(email);
    await owner.signIn(email);
    expect(await owner.listIds()).toEqual([owners]);
    expect((await stranger.get(strangers)).status).toBe(200);
    expect((await stranger.get(owners)).status).toBe(404);
  });

  test('gives nothing to an account that is verified already', async () => {
    const { email } = await anAccount();
    const [stranger, owner] = [aBrowser(), aBrowser()];
    await stranger.startId();
    await signUp(stranger, email);
    await owner.signIn(email);
    expect(await owner.listIds()).toEqual([]);
  });
});

describe('an attempt of an account', () => {
  test('begins without a cookie, ten at once make one', async () => {
    const { token, account } = await aSession();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        ask('POST', '/api/attempts', { token, body: { mock_test: 'free-trial', skill: 'reading' } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(replies.map(({ body }) => body.attempt_id)).size).toBe(1);
    expect(replies.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
    expect(await query('select 1 from candidates where account_id = $1', [account.id])).toHaveLength(1);
  });

  describe.each(CALLS)('%s', (_, call) => {
    test('is for nobody else: another learner, an admin, a visitor', async () => {
      const owner = aBrowser();
      owner.hold((await aSession()).token);
      const id = await owner.startId();
      const strangers = [aBrowser(), aBrowser(), aBrowser()];
      strangers[0]?.hold((await aSession()).token);
      strangers[1]?.hold((await aSession({ role: 'admin' })).token);
      for (const stranger of strangers) {
        await stranger.startId('long-test');
        const reply = await call(stranger, id);
        expect([reply.status, codeOf(reply)]).toEqual([404, 'attempt-unknown']);
      }
      expect((await owner.get(id)).body).toMatchObject({ attempt: { phase: 'open' }, answers: [] });
    });

    test('needs a token that counts: with one that is over the browser’s cookie does not step in', async () => {
      const browser = aBrowser();
      const id = await browser.startId();
      browser.hold('over');
      const reply = await call(browser, id);
      expect([reply.status, codeOf(reply)]).toEqual([401, 'session-over']);
      browser.hold(undefined);
      expect((await browser.get(id)).body).toMatchObject({ attempt: { phase: 'open' }, answers: [] });
    });
  });

  test('no list and no start for a token that ran out, and no cookie is given', async () => {
    const browser = aBrowser();
    browser.hold((await aSession()).token);
    pass(16 * 60);
    const before = await query('select count(*)::int from candidates');
    for (const reply of [
      await browser.send('GET', '/api/attempts'),
      await browser.send('POST', '/api/attempts', { mock_test: 'free-trial', skill: 'reading' }),
    ]) {
      expect([reply.status, codeOf(reply)]).toEqual([401, 'session-over']);
      expect(reply.headers.getSetCookie()).toEqual([]);
    }
    expect(await query('select count(*)::int from candidates')).toEqual(before);
  });

  test.each([
    ['signed in', true],
    ['a visitor', false],
  ])('a save is one statement, for somebody %s', async (_, signedIn) => {
    const browser = aBrowser();
    if (signedIn) browser.hold((await aSession()).token);
    const id = await browser.startId();
    const { $client: pool } = dependencies().database as unknown as { $client: { query(): void } };
    const asked = vi.spyOn(pool, 'query');
    await browser.save(id, anAnswer(1, 'TRUE'), anAnswer(2, 'TRUE'));
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });
});

describe('the data of an account', () => {
  test('is exported with answers and marks, and erased, and nobody else’s is touched', async () => {
    const { email, id: accountId } = await anAccount();
    const [one, other] = [aBrowser(), aBrowser()];
    const first = await one.startId();
    await one.submit(first, anAnswer(1, 'FALSE'), anAnswer(10, 'single lines'));
    await one.save(first, anAnswer(1, 'TRUE', 2));
    await one.signIn(email);
    pass(1);
    const second = await one.startId('long-test');
    await one.save(second, anAnswer(1, 'TRUE'));
    const others = await other.startId();
    const { database, files } = dependencies();
    const candidateIds = await listCandidateIds(database, accountId);
    expect(candidateIds).toHaveLength(1);
    const person = { accountId, email, candidateIds };

    const { data } = await ownData().export(database, person, files);
    const exported = data as Record<string, unknown>[];
    expect(exported).toMatchObject([
      {
        attempt_id: first,
        mock_test: 'free-trial',
        submitted_at: expect.stringMatching(/^2026-11-21T09:00/),
        raw_score: 1,
        answers: [
          { number: 1, value: 'FALSE' },
          { number: 10, value: 'single lines' },
        ],
        late_answers: [{ number: 1, value: 'TRUE' }],
      },
      { attempt_id: second, submitted_at: null, marks: null, answers: [{ number: 1, value: 'TRUE' }] },
    ]);
    expect(exported[0]?.marks).toContainEqual(
      expect.objectContaining({ number: 1, given: 'FALSE', right: false }),
    );

    await database.transaction((transaction) => ownData().erase(transaction, person, new Date()));
    expect(await one.listIds()).toEqual([]);
    expect(await query('select 1 from answers where attempt_id = any($1)', [[first, second]])).toEqual([]);
    expect((await other.get(others)).status).toBe(200);
  });

  test('has no marks of a section that its sitting does not tell yet; nor is there an appeal against them', async () => {
    const { email, id: accountId } = await anAccount();
    const visitor = aBrowser();
    await visitor.signIn(email);
    type Sitting = {
      sitting_id: string;
      sections: { skill: string; attempt: { attempt_id: string } | null }[];
    };
    const attemptOf = ({ body }: Reply, skill: string) =>
      (body.sitting as Sitting).sections.find((section) => section.skill === skill)?.attempt?.attempt_id ??
      '';
    const started = await visitor.send('POST', '/api/sittings', { mock_test: 'harbour' });
    pass(1);
    await visitor.submit(attemptOf(started, 'listening'), anAnswer(1, '3'));
    const { database, files } = dependencies();
    const person = { accountId, email, candidateIds: await listCandidateIds(database, accountId) };
    const exported = async () => (await ownData().export(database, person, files)).data;
    const untold = { raw_score: null, band: null, marks: null, waiting_for_sitting: true };
    expect(await exported()).toMatchObject([{ skill: 'listening', ...untold }]);

    const appeal = () =>
      visitor.send('POST', `/api/attempts/${attemptOf(started, 'listening')}/appeals`, {
        number: 2,
        reason: 'It says so in the recording.',
      });
    expect(codeOf(await appeal())).toBe('marks-later');
    const { sitting_id: sittingId } = started.body.sitting as Sitting;
    const writing = attemptOf(
      await visitor.send('POST', `/api/sittings/${sittingId}/section`, {}),
      'writing',
    );
    expect(await exported()).toMatchObject([
      untold,
      { skill: 'writing', submitted_at: null, waiting_for_sitting: false },
    ]);
    await visitor.submit(writing);
    expect(await exported()).toMatchObject([
      { raw_score: 1, marks: expect.anything(), waiting_for_sitting: false },
      { skill: 'writing', waiting_for_sitting: false },
    ]);
    expect((await appeal()).status).toBe(200);
  });

  test('of an account that has none is an empty list, and erasing it does nothing', async () => {
    const { database, files } = dependencies();
    const nobody = { accountId: randomIds.uuid(), email: 'nobody@example.org', candidateIds: [] };
    expect(await ownData().export(database, nobody, files)).toEqual({ data: [], files: [] });
    const before = await query('select count(*) from attempts');
    await database.transaction((transaction) => ownData().erase(transaction, nobody, new Date()));
    expect(await query('select count(*) from attempts')).toEqual(before);
  });
});

describe('extra time', () => {
  const minutesOf = ({ started_at: from, deadline_at: to }: Record<string, unknown>) =>
    (Date.parse(String(to)) - Date.parse(String(from))) / 60_000;

  test('is what the profile says when a section begins; one under way keeps its time', async () => {
    const { email } = await anAccount();
    const browser = aBrowser();
    await browser.signIn(email);
    const grant = (percent: number) =>
      browser.send('PATCH', '/api/users/profile', { extra_time_percent: percent });
    const begin = async (mockTest: string) =>
      (await browser.send('POST', '/api/attempts', { mock_test: mockTest, skill: 'reading' })).body;
    expect((await grant(125)).status).toBe(200);
    const first = await begin('free-trial');
    expect([minutesOf(first), first.extra_time_percent]).toEqual([25, 125]);
    await grant(200);
    expect(minutesOf(await begin('free-trial'))).toBe(25);
    await browser.submit(String(first.attempt_id));
    expect(minutesOf(await begin('free-trial'))).toBe(40);
    expect((await grant(300)).status).toBe(422);
  });

  test('is nothing that a visitor has', async () => {
    const browser = aBrowser();
    const { body } = await browser.send('POST', '/api/attempts', {
      mock_test: 'free-trial',
      skill: 'reading',
    });
    expect([minutesOf(body), body.extra_time_percent]).toEqual([20, 100]);
  });
});
