import { describe, expect, test } from 'vitest';
import { issueOneTimeToken } from '../one-time-token-store.ts';
import { ONE_TIME_PURPOSES } from '../tables.ts';
import { useTwoFactor, type ProtectedAccount } from './two-factor-fixture.ts';

const {
  aProtectedAccount,
  aTicket,
  ask,
  codeOf,
  dependencies,
  enter,
  eventsOf,
  logText,
  mails,
  pass,
  query,
  wrongCodeOf,
} = useTwoFactor();

const problem = (code: string) => ({ type: `urn:ninefold:problem:${code}` });
const CODE_WRONG = { status: 422, body: problem('code-wrong') };
const TICKET_OVER = { status: 401, body: problem('ticket-over') };
const THROTTLED = { status: 429, body: problem('throttled') };

/** So many wrong codes, each far enough from the one before for none to be refused unseen. */
async function typeWrongCodes(guarded: ProtectedAccount, count: number): Promise<void> {
  let ticket = '';
  for (let wrong = 0; wrong < count; wrong += 1) {
    if (wrong % 5 === 0) ticket = await aTicket(guarded);
    expect(await enter({ ticket, code: wrongCodeOf(guarded) })).toMatchObject(CODE_WRONG);
    pass(121);
  }
}

describe('the right code', () => {
  test('signs in: account, role, token and cookie', async () => {
    const guarded = await aProtectedAccount();
    const { status, body, headers } = await enter({ ticket: await aTicket(guarded), code: codeOf(guarded) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, role: 'learner', user: { id: guarded.account.id } });
    expect(headers.getSetCookie().join()).toMatch(/__Secure-refresh=[\w-]{43};.*HttpOnly/);
    const me = await ask('GET', '/api/users/me', { token: String(body.token) });
    expect(me.body.user).toMatchObject({ id: guarded.account.id });
    expect(await eventsOf(guarded.account.id)).toEqual(['signed-in']);
  });

  test('of a sign-in with the password, from beginning to end', async () => {
    const guarded = await aProtectedAccount();
    const { body } = await ask('POST', '/api/users/signin', {
      body: { email: guarded.account.email, password: 'correct horse 7 battery' },
    });
    expect(body).toMatchObject({ status: true, two_factor: true });
    expect((await enter({ ticket: body.ticket, code: codeOf(guarded) })).status).toBe(200);
  });

  test.each([-1, 0, 1])('may be off by %d half minutes', async (steps) => {
    const guarded = await aProtectedAccount();
    expect((await enter({ ticket: await aTicket(guarded), code: codeOf(guarded, steps) })).status).toBe(200);
  });

  test.each([-2, 2])('may not be off by %d half minutes', async (steps) => {
    const guarded = await aProtectedAccount();
    expect(await enter({ ticket: await aTicket(guarded), code: codeOf(guarded, steps) })).toMatchObject(
      CODE_WRONG,
    );
  });

  test('counts once, on whichever ticket', async () => {
    const guarded = await aProtectedAccount();
    const code = codeOf(guarded);
    const [first, second] = [await aTicket(guarded), await aTicket(guarded)];
    expect((await enter({ ticket: first, code })).status).toBe(200);
    expect(await enter({ ticket: second, code })).toMatchObject(CODE_WRONG);
    expect((await enter({ ticket: second, code: codeOf(guarded, 1) })).status).toBe(200);
  });

  test('of an earlier half minute does not count after that of a later one', async () => {
    const guarded = await aProtectedAccount();
    await enter({ ticket: await aTicket(guarded), code: codeOf(guarded, 1) });
    expect(await enter({ ticket: await aTicket(guarded), code: codeOf(guarded) })).toMatchObject(CODE_WRONG);
  });

  test('of one account opens no other', async () => {
    const [mei, lin] = [await aProtectedAccount(), await aProtectedAccount()];
    expect(await enter({ ticket: await aTicket(mei), code: codeOf(lin) })).toMatchObject(CODE_WRONG);
    expect(await enter({ ticket: await aTicket(mei), recovery_code: lin.recoveryCodes[0] })).toMatchObject(
      CODE_WRONG,
    );
    expect((await enter({ ticket: await aTicket(lin), recovery_code: lin.recoveryCodes[0] })).status).toBe(
      200,
    );
  });
});

/** Asks many times at once, as many as the pool has connections, so that none waits longer than it may. */
async function inBatches<T>(count: number, ask: (place: number) => Promise<T>): Promise<T[]> {
  const replies: T[] = [];
  for (let begin = 0; begin < count; begin += 10) {
    const size = Math.min(10, count - begin);
    replies.push(...(await Promise.all(Array.from({ length: size }, (_, place) => ask(begin + place)))));
  }
  return replies;
}

describe('of 1,000 parallel posts of one code', () => {
  test('on one ticket exactly one signs in', async () => {
    const guarded = await aProtectedAccount();
    const [ticket, code] = [await aTicket(guarded), codeOf(guarded)];
    const replies = await inBatches(1000, () => enter({ ticket, code }));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.type === TICKET_OVER.body.type)).toHaveLength(999);
  });

  test('on as many tickets exactly one signs in', async () => {
    const guarded = await aProtectedAccount();
    const code = codeOf(guarded);
    const tickets = await inBatches(1000, () => aTicket(guarded));
    const replies = await inBatches(1000, (place) => enter({ ticket: tickets[place], code }));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.every(({ status }) => [200, 422, 429].includes(status))).toBe(true);
    const [row] = await query('select count(*)::int as count from sessions where account_id = $1', [
      guarded.account.id,
    ]);
    expect(row?.count).toBe(1);
  });
});

describe('a recovery code', () => {
  test.each<[string, (code: string) => string]>([
    ['as it was shown', (code) => code],
    ['without its dash', (code) => code.replace('-', '')],
    ['in capitals', (code) => code.toUpperCase()],
    ['with spaces', (code) => ` ${code.replace('-', ' ')} `],
    ['with letters for figures', (code) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
  ])('is taken %s', async (_, typed) => {
    const guarded = await aProtectedAccount();
    const recoveryCode = typed(guarded.recoveryCodes[0] ?? '');
    const { status, body } = await enter({ ticket: await aTicket(guarded), recovery_code: recoveryCode });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ recovery_codes_left: 9 });
    expect(await eventsOf(guarded.account.id)).toEqual(
      expect.arrayContaining(['recovery-code-used', 'signed-in']),
    );
    expect(mails.map(({ to }) => to)).toEqual([guarded.account.email]);
  });

  test('counts once, also when it is sent many times at once', async () => {
    const guarded = await aProtectedAccount();
    const tickets = await Promise.all(Array.from({ length: 12 }, () => aTicket(guarded)));
    const [first, second] = guarded.recoveryCodes;
    const replies = await Promise.all(tickets.map((ticket) => enter({ ticket, recovery_code: first })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    pass(3600);
    expect(await enter({ ticket: await aTicket(guarded), recovery_code: first })).toMatchObject(CODE_WRONG);
    expect((await enter({ ticket: await aTicket(guarded), recovery_code: second })).status).toBe(200);
  });

  test('does not stand in the field of the app’s code', async () => {
    const guarded = await aProtectedAccount();
    const { body } = await enter({ ticket: await aTicket(guarded), code: guarded.recoveryCodes[0] });
    expect(body.errors).toEqual([{ field: 'code', code: 'code-invalid', message: 'Invalid Code' }]);
  });
});

describe('a ticket', () => {
  test('bears five wrong codes', async () => {
    const guarded = await aProtectedAccount();
    const ticket = await aTicket(guarded);
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await enter({ ticket, code: wrongCodeOf(guarded) })).toMatchObject(CODE_WRONG);
    expect(await enter({ ticket, code: codeOf(guarded) })).toMatchObject(TICKET_OVER);
    expect((await enter({ ticket: await aTicket(guarded), code: codeOf(guarded) })).status).toBe(200);
  });

  test('bears five, also when they come at once', async () => {
    const guarded = await aProtectedAccount();
    const ticket = await aTicket(guarded);
    const code = wrongCodeOf(guarded);
    const replies = await Promise.all(Array.from({ length: 20 }, () => enter({ ticket, code })));
    expect(replies.filter(({ body }) => body.type === CODE_WRONG.body.type)).toHaveLength(5);
    expect(replies.filter(({ body }) => body.type === TICKET_OVER.body.type)).toHaveLength(15);
  });

  test('lasts ten minutes', async () => {
    const guarded = await aProtectedAccount();
    const [early, late] = [await aTicket(guarded), await aTicket(guarded)];
    pass(599);
    expect((await enter({ ticket: early, code: codeOf(guarded) })).status).toBe(200);
    pass(1);
    expect(await enter({ ticket: late, code: codeOf(guarded, 1) })).toMatchObject(TICKET_OVER);
  });

  test('signs in once', async () => {
    const guarded = await aProtectedAccount();
    const ticket = await aTicket(guarded);
    await enter({ ticket, code: codeOf(guarded) });
    expect(await enter({ ticket, code: codeOf(guarded, 1) })).toMatchObject(TICKET_OVER);
  });

  test.each(ONE_TIME_PURPOSES.filter((purpose) => purpose !== 'two-factor-ticket'))(
    'is no token of another purpose: %s',
    async (purpose) => {
      const guarded = await aProtectedAccount();
      const { database } = dependencies();
      const ticket = await issueOneTimeToken(dependencies(), database, {
        purpose,
        accountId: guarded.account.id,
      });
      expect(await enter({ ticket, code: codeOf(guarded) })).toMatchObject(TICKET_OVER);
    },
  );

  test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(200)])('nobody was given: %j', async (ticket) => {
    expect(await enter({ ticket, code: '123456' })).toMatchObject(TICKET_OVER);
  });

  test('of an account that was suspended meanwhile says so, and uses no code up', async () => {
    const guarded = await aProtectedAccount();
    const ticket = await aTicket(guarded);
    await query('update accounts set suspended_at = now() where id = $1', [guarded.account.id]);
    expect(await enter({ ticket, code: codeOf(guarded) })).toMatchObject({
      status: 403,
      body: problem('account-suspended'),
    });
    await query('update accounts set suspended_at = null where id = $1', [guarded.account.id]);
    expect((await enter({ ticket, code: codeOf(guarded) })).status).toBe(200);
  });

  test('is not spent by a form that is not filled in', async () => {
    const guarded = await aProtectedAccount();
    const ticket = await aTicket(guarded);
    for (const form of [
      {},
      { code: '' },
      { code: '12345' },
      { recovery_code: ' ' },
      { recovery_code: 'abc' },
    ]) {
      for (let time = 0; time < 2; time += 1)
        expect(await enter({ ticket, ...form })).toMatchObject({
          status: 422,
          body: problem('form-invalid'),
        });
    }
    expect(await eventsOf(guarded.account.id)).toEqual([]);
    expect((await enter({ ticket, code: codeOf(guarded) })).status).toBe(200);
  });

  test.each([
    [{}, 'code', 'Code is required', '驗證碼為必填項目'],
    [{ code: '1234' }, 'code', 'Invalid Code', '驗證碼格式錯誤'],
    [{ recovery_code: '' }, 'recovery_code', 'Code is required', '驗證碼為必填項目'],
    [{ recovery_code: '1234' }, 'recovery_code', 'Invalid Code', '驗證碼格式錯誤'],
  ])('with %j is told what is missing, in both languages', async (form, field, english, chinese) => {
    const ticket = 'A'.repeat(43);
    for (const [language, message] of [
      ['en', english],
      ['zh-Hant', chinese],
    ] as const) {
      const { body } = await enter({ ticket, ...form }, language);
      expect(body.errors).toMatchObject([{ field, message }]);
    }
  });
});

describe('wrong codes of one account', () => {
  test('leave an event each, and no code in the log', async () => {
    const guarded = await aProtectedAccount();
    const code = '987654';
    await enter({ ticket: await aTicket(guarded), code });
    expect(await eventsOf(guarded.account.id)).toEqual(['two-factor-failed']);
    expect(logText()).not.toContain(code);
  });

  test('add up over tickets and make the next one wait, longer and longer', async () => {
    const guarded = await aProtectedAccount();
    const waits: (string | null)[] = [];
    let ticket = '';
    for (let wrong = 0; wrong < 15;) {
      if (wrong % 5 === 0) ticket = await aTicket(guarded);
      const { status, headers } = await enter({ ticket, code: wrongCodeOf(guarded) });
      if (status === 422) {
        wrong += 1;
        continue;
      }
      expect(status).toBe(429);
      waits.push(headers.get('retry-after'));
      pass(Number(headers.get('retry-after')));
    }
    expect(waits).toEqual(['5', '5', '5', '30', '30', '30', '120', '120', '120']);
  });

  test('fifteen within an hour stop every code, right ones too, until the first is an hour ago', async () => {
    const guarded = await aProtectedAccount();
    await typeWrongCodes(guarded, 15);
    const ticket = await aTicket(guarded);
    expect(await enter({ ticket, code: codeOf(guarded) })).toMatchObject(THROTTLED);
    expect(await enter({ ticket, recovery_code: guarded.recoveryCodes[0] })).toMatchObject(THROTTLED);
    pass(3600 - 15 * 121);
    expect((await enter({ ticket: await aTicket(guarded), code: codeOf(guarded) })).status).toBe(200);
  });

  test('that are not looked at do not make the wait longer, and cost the ticket nothing', async () => {
    const guarded = await aProtectedAccount();
    await typeWrongCodes(guarded, 15);
    const ticket = await aTicket(guarded);
    for (let time = 0; time < 10; time += 1)
      expect(await enter({ ticket, code: wrongCodeOf(guarded) })).toMatchObject(THROTTLED);
    expect((await eventsOf(guarded.account.id)).filter((kind) => kind === 'two-factor-failed')).toHaveLength(
      15,
    );
  });

  test('concern no other account', async () => {
    const [guessed, other] = [await aProtectedAccount(), await aProtectedAccount()];
    await typeWrongCodes(guessed, 15);
    expect((await enter({ ticket: await aTicket(other), code: codeOf(other) })).status).toBe(200);
  });

  test('are not lifted by headers that name another address', async () => {
    const guarded = await aProtectedAccount();
    await typeWrongCodes(guarded, 15);
    const reply = await ask('POST', '/api/users/code', {
      body: { ticket: await aTicket(guarded), code: wrongCodeOf(guarded) },
      address: '198.51.100.9',
    });
    expect(reply).toMatchObject(THROTTLED);
  });

  test('after the tenth the owner gets one mail: somebody has the password', async () => {
    const guarded = await aProtectedAccount();
    await typeWrongCodes(guarded, 9);
    expect(mails).toEqual([]);
    await typeWrongCodes(guarded, 3);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [guarded.account.email, 'Somebody may know your password for Ninefold IELTS'],
    ]);
    expect(mails[0]?.eventKey).toContain('2026-11-21');
  });
});

test('a secret that does not open, because SECRET is another one, opens nothing and is logged', async () => {
  const guarded = await aProtectedAccount();
  await query('update accounts set totp_secret = $1 where id = $2', [
    Buffer.alloc(60, 7),
    guarded.account.id,
  ]);
  expect(await enter({ ticket: await aTicket(guarded), code: codeOf(guarded) })).toMatchObject(CODE_WRONG);
  expect(logText()).toContain('A two-factor secret does not open');
});
