import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../accounts-fixture.ts';
import { useTwoFactor } from './two-factor-fixture.ts';

const {
  aSession,
  aProtectedAccount,
  aTicket,
  ask,
  changeStatus,
  codeOf,
  enter,
  eventsOf,
  everythingKept,
  lastToken,
  logText,
  mails,
  pass,
  query,
  setup,
  wrongCodeOf,
} = useTwoFactor();

const problem = (code: string) => ({ type: `urn:ninefold:problem:${code}` });

/** A secret as the setup shows it. */
async function aSetup(token: string): Promise<{ secret: string; uri: string; qr: string }> {
  const { status, body } = await setup(token);
  expect(status).toBe(200);
  return body as unknown as { secret: string; uri: string; qr: string };
}

async function isOn(accountId: string): Promise<boolean> {
  const [row] = await query('select totp_secret from accounts where id = $1', [accountId]);
  return row?.totp_secret !== null;
}

describe('a setup', () => {
  test('gives a secret of 160 bits to type, its address and its QR code', async () => {
    const { token, account } = await aSession();
    const { secret, uri, qr } = await aSetup(token);
    expect(secret).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    const address = new URL(uri);
    expect(decodeURIComponent(address.pathname)).toBe(`/Ninefold IELTS:${account.email}`);
    expect(address.searchParams.get('secret')).toBe(secret.replaceAll(' ', ''));
    const [head = '', picture = ''] = qr.split(',');
    expect(head).toBe('data:image/svg+xml;base64');
    const svg = Buffer.from(picture, 'base64').toString();
    expect(svg).toMatch(/^<svg [^>]*viewBox/);
    expect(svg).not.toMatch(/<script|style=|href/);
  });

  test('gives another secret each time, and the earlier one ends', async () => {
    const { token } = await aSession();
    const first = await aSetup(token);
    const second = await aSetup(token);
    expect(second.secret).not.toBe(first.secret);
    const late = await changeStatus(token, { enabled: true, code: codeOf(first) });
    expect(late).toMatchObject({ status: 422, body: problem('code-wrong') });
    expect((await changeStatus(token, { enabled: true, code: codeOf(second) })).status).toBe(200);
  });

  test('needs the password, and shows no secret without it', async () => {
    const { token, account } = await aSession();
    const { status, body, text } = await setup(token, 'another one 7');
    expect({ status, body }).toMatchObject({ status: 422, body: problem('password-wrong') });
    expect(text).not.toMatch(/otpauth|secret/);
    const [row] = await query('select totp_pending_secret from accounts where id = $1', [account.id]);
    expect(row?.totp_pending_secret).toBeNull();
  });

  test('pauses after ten wrong passwords of one account, and says for how long', async () => {
    const { token } = await aSession();
    for (let wrong = 0; wrong < 10; wrong += 1)
      expect((await setup(token, 'another one 7')).status).toBe(422);
    const { status, body, headers } = await setup(token);
    expect({ status, body }).toMatchObject({ status: 429, body: problem('throttled') });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await aSession();
    expect((await setup(other.token)).status).toBe(200);
  });

  test('may be repeated with the right password', async () => {
    const { token } = await aSession();
    for (let time = 0; time < 12; time += 1) expect((await setup(token)).status).toBe(200);
  });

  test('is refused while two-factor is on', async () => {
    const { account } = await aProtectedAccount();
    const { token } = await aSession(account);
    expect(await setup(token)).toMatchObject({ status: 409, body: problem('two-factor-on-already') });
  });

  test('keeps neither secret nor password readable, in tables or log', async () => {
    const { token } = await aSession();
    const { secret, uri } = await aSetup(token);
    const kept = (await everythingKept()) + logText();
    for (const text of [secret, secret.replaceAll(' ', ''), uri]) expect(kept).not.toContain(text);
    const hex = Buffer.from(secret.replaceAll(' ', '')).toString('hex');
    expect(kept).not.toContain(hex);
  });
});

describe('a new secret', () => {
  test('counts for nothing before a code of it was entered', async () => {
    const { token, account } = await aSession();
    const { secret } = await aSetup(token);
    expect(await isOn(account.id)).toBe(false);
    expect((await ask('GET', '/api/users/me', { token })).body.user).toMatchObject({ two_factor: false });
    const ticket = await aTicket({ account });
    expect(await enter({ ticket, code: codeOf({ secret }) })).toMatchObject({ body: problem('ticket-over') });
    expect(
      await changeStatus(token, { enabled: false, password: 'x', code: codeOf({ secret }) }),
    ).toMatchObject({
      status: 422,
    });
  });

  test('waits 15 minutes for its code, and no longer', async () => {
    const { token, account } = await aSession();
    const early = await aSetup(token);
    pass(15 * 60 - 1);
    // An access token lasts as long.
    const later = (await aSession(account)).token;
    const wrong = await changeStatus(later, { enabled: true, code: wrongCodeOf(early) });
    expect(wrong.body).toMatchObject(problem('code-wrong'));
    pass(1);
    expect(await changeStatus(later, { enabled: true, code: codeOf(early) })).toMatchObject({
      status: 409,
      body: problem('setup-over'),
    });
  });

  test('there is none before a setup', async () => {
    const { token } = await aSession();
    expect(await changeStatus(token, { enabled: true, code: '123456' })).toMatchObject({
      status: 409,
      body: problem('setup-over'),
    });
  });

  test('of one account is not taken from a code of another', async () => {
    const [mei, lin] = [await aSession(), await aSession()];
    const ofMei = await aSetup(mei.token);
    await aSetup(lin.token);
    expect((await changeStatus(lin.token, { enabled: true, code: codeOf(ofMei) })).body).toMatchObject(
      problem('code-wrong'),
    );
  });

  test('copied into another account does not open there', async () => {
    const [mei, lin] = [await aSession(), await aSession()];
    const ofMei = await aSetup(mei.token);
    await aSetup(lin.token);
    await query(
      'update accounts set totp_pending_secret = (select totp_pending_secret from accounts where id = $1) where id = $2',
      [mei.account.id, lin.account.id],
    );
    expect((await changeStatus(lin.token, { enabled: true, code: codeOf(ofMei) })).body).toMatchObject(
      problem('setup-over'),
    );
  });

  test.each([
    ['', 'code-required', 'Code is required'],
    ['  ', 'code-required', 'Code is required'],
    ['12345', 'code-invalid', 'Invalid Code'],
    ['1234567', 'code-invalid', 'Invalid Code'],
    ['abcdef', 'code-invalid', 'Invalid Code'],
    ['019aj-knvyz', 'code-invalid', 'Invalid Code'],
  ])('%j is no code of six digits', async (code, fault, message) => {
    const { token } = await aSession();
    await aSetup(token);
    expect(await changeStatus(token, { enabled: true, code })).toMatchObject({
      status: 422,
      body: { ...problem('form-invalid'), errors: [{ field: 'code', code: fault, message }] },
    });
  });

  test('is told in Chinese what is wrong with its code', async () => {
    const { token } = await aSession();
    const reply = await ask('PATCH', '/api/users/2fa/status', {
      token,
      body: { enabled: true, code: 'x' },
      language: 'zh-Hant',
    });
    expect(reply.body.errors).toEqual([{ field: 'code', code: 'code-invalid', message: '驗證碼格式錯誤' }]);
  });
});

describe('turning two-factor on', () => {
  test('gives ten recovery codes, ends every session, leaves an event and a mail', async () => {
    const { token, account } = await aSession();
    const elsewhere = await aSession(account);
    const setUp = await aSetup(token);
    const { status, body, headers } = await changeStatus(token, { enabled: true, code: codeOf(setUp) });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, enabled: true });
    const codes = body.recovery_codes as string[];
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(await isOn(account.id)).toBe(true);
    for (const each of [token, elsewhere.token])
      expect((await ask('GET', '/api/users/me', { token: each })).status).toBe(401);
    expect(headers.getSetCookie().join()).toMatch(/refresh=;.*Max-Age=0/);
    expect(await eventsOf(account.id)).toContain('two-factor-on');
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [account.email, 'Two-factor authentication is on for Ninefold IELTS'],
    ]);
  });

  test('takes the codes of the half minutes before and after, because telephones’ clocks differ', async () => {
    for (const steps of [-1, 0, 1]) {
      const { token } = await aSession();
      const setUp = await aSetup(token);
      expect((await changeStatus(token, { enabled: true, code: ` ${codeOf(setUp, steps)} ` })).status).toBe(
        200,
      );
    }
    for (const steps of [-2, 2]) {
      const { token } = await aSession();
      const setUp = await aSetup(token);
      expect((await changeStatus(token, { enabled: true, code: codeOf(setUp, steps) })).status).toBe(422);
    }
  });

  test('uses its code up: signing in needs the next one', async () => {
    const { token, account } = await aSession();
    const setUp = await aSetup(token);
    const code = codeOf(setUp);
    await changeStatus(token, { enabled: true, code });
    const ticket = await aTicket({ account });
    expect(await enter({ ticket, code })).toMatchObject({ status: 422, body: problem('code-wrong') });
    expect((await enter({ ticket, code: codeOf(setUp, 1) })).status).toBe(200);
  });

  test('twice at once turns it on once', async () => {
    const { token, account } = await aSession();
    const setUp = await aSetup(token);
    const body = { enabled: true, code: codeOf(setUp) };
    const replies = await Promise.all(Array.from({ length: 8 }, () => changeStatus(token, body)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.every(({ status }) => [200, 401, 409].includes(status))).toBe(true);
    expect((await eventsOf(account.id)).filter((kind) => kind === 'two-factor-on')).toHaveLength(1);
    const [row] = await query('select count(*)::int as count from recovery_codes where account_id = $1', [
      account.id,
    ]);
    expect(row?.count).toBe(10);
  });

  test('again is refused, and leaves secret and recovery codes alone', async () => {
    const guarded = await aProtectedAccount();
    const { token } = await aSession(guarded.account);
    expect(await changeStatus(token, { enabled: true, code: codeOf(guarded) })).toMatchObject({
      status: 409,
      body: problem('two-factor-on-already'),
    });
    const ticket = await aTicket(guarded);
    expect((await enter({ ticket, recovery_code: guarded.recoveryCodes[0] })).status).toBe(200);
  });

  test('keeps recovery codes as hashes alone', async () => {
    const { token, account } = await aSession();
    const setUp = await aSetup(token);
    const { body } = await changeStatus(token, { enabled: true, code: codeOf(setUp) });
    const kept = (await everythingKept()) + logText() + JSON.stringify(mails);
    for (const code of body.recovery_codes as string[]) {
      for (const form of [code, code.replace('-', '')]) {
        expect(kept).not.toContain(form);
        expect(kept).not.toContain(Buffer.from(form).toString('hex'));
      }
    }
    const rows = await query('select code_hash from recovery_codes where account_id = $1', [account.id]);
    expect(rows.map(({ code_hash: hash }) => (hash as Buffer).length)).toEqual(Array(10).fill(32));
  });

  test('says so to whoever asks for the account', async () => {
    const guarded = await aProtectedAccount();
    const { token } = await aSession(guarded.account);
    expect((await ask('GET', '/api/users/me', { token })).body.user).toMatchObject({
      two_factor: true,
      recovery_codes_left: 10,
    });
  });
});

test.each([
  ['POST', '/api/users/2fa/setup', { password: 'x' }],
  ['PATCH', '/api/users/2fa/status', { enabled: true, code: '123456' }],
  ['POST', '/api/users/2fa/recovery-codes', { password: 'x', code: '123456' }],
])('%s %s is for somebody who is signed in', async (method, path, body) => {
  expect(await ask(method, path, { body })).toMatchObject({ status: 401, body: problem('sign-in-needed') });
});

describe('moving to another app', () => {
  const move = (token: string, body: object) =>
    ask('POST', '/api/users/2fa/setup', { token, body: { password: PASSWORD, ...body } });

  test('needs a code of the present one, which counts until the new one has given a code', async () => {
    const owner = await aProtectedAccount({ role: 'teacher' });
    const { token } = await aSession(owner.account);
    expect(await move(token, { code: wrongCodeOf(owner) })).toMatchObject({
      status: 422,
      body: problem('code-wrong'),
    });
    expect(await move(token, { code: ' ' })).toMatchObject({
      status: 422,
      body: { ...problem('form-invalid'), errors: [{ field: 'code', code: 'code-required' }] },
    });
    const { status, body } = await move(token, { code: codeOf(owner) });
    expect(status).toBe(200);
    const moved = { secret: String(body.secret) };
    const between = await enter({ ticket: await aTicket(owner), code: codeOf(owner, 1) });
    expect(between.status).toBe(200);

    pass(60);
    const late = (await aSession(owner.account)).token;
    const done = await changeStatus(late, { enabled: true, code: codeOf(moved) });
    expect(done).toMatchObject({ status: 200, body: { enabled: true } });
    const [ticket, other] = [await aTicket(owner), await aTicket(owner)];
    expect(await enter({ ticket, code: codeOf(owner, 1) })).toMatchObject({ body: problem('code-wrong') });
    const old = { ticket, recovery_code: owner.recoveryCodes[0] };
    expect(await enter(old)).toMatchObject({ body: problem('code-wrong') });
    expect((await enter({ ticket, code: codeOf(moved, 1) })).status).toBe(200);
    const [fresh] = done.body.recovery_codes as string[];
    expect((await enter({ ticket: other, recovery_code: fresh })).status).toBe(200);
    expect((await ask('GET', '/api/users/me', { token: late })).status).toBe(401);
    expect(await eventsOf(owner.account.id)).toContain('two-factor-moved');
    expect(mails.map(({ subject }) => subject)).toContain(
      'Your codes for Ninefold IELTS come from another app now',
    );
  });

  test('works with a recovery code, where the telephone is lost', async () => {
    const owner = await aProtectedAccount();
    const { token } = await aSession(owner.account);
    const code = owner.recoveryCodes[3];
    const { body } = await move(token, { code });
    expect(await move(token, { code })).toMatchObject({ status: 422, body: problem('code-wrong') });
    const status = await changeStatus(token, {
      enabled: true,
      code: codeOf({ secret: String(body.secret) }),
    });
    expect(status.status).toBe(200);
  });

  test('that nobody finishes changes nothing after 15 minutes', async () => {
    const owner = await aProtectedAccount();
    const { token } = await aSession(owner.account);
    const { body } = await move(token, { code: codeOf(owner) });
    pass(15 * 60);
    const later = (await aSession(owner.account)).token;
    const late = { enabled: true, code: codeOf({ secret: String(body.secret) }) };
    expect(await changeStatus(later, late)).toMatchObject({ status: 409, body: problem('setup-over') });
    expect((await enter({ ticket: await aTicket(owner), code: codeOf(owner) })).status).toBe(200);
  });

  test('counts wrong codes of the new one: somebody with a stolen session cannot try them all', async () => {
    const owner = await aProtectedAccount();
    const { token } = await aSession(owner.account);
    const { body } = await move(token, { code: codeOf(owner) });
    const moved = { secret: String(body.secret) };
    const wrong = { enabled: true, code: wrongCodeOf(moved) };
    for (let time = 0; time < 6; time += 1)
      expect(await changeStatus(token, wrong)).toMatchObject({ status: 422, body: problem('code-wrong') });
    const right = { enabled: true, code: codeOf(moved) };
    const paused = await changeStatus(token, right);
    expect(paused).toMatchObject({ status: 429, body: problem('throttled') });
    expect(paused.headers.get('retry-after')).toBe('5');
    pass(5);
    expect((await changeStatus(token, { enabled: true, code: codeOf(moved) })).status).toBe(200);
  });
});

describe('a secret that waits ends', () => {
  /** Somebody who has the owner's session and password, and for moving a code too, has made it. */
  async function aPlanted(code?: string, owner?: Awaited<ReturnType<typeof aProtectedAccount>>) {
    const { token } = await aSession(owner?.account);
    const made = await ask('POST', '/api/users/2fa/setup', { token, body: { password: PASSWORD, code } });
    return { token, planted: { secret: String(made.body.secret) } };
  }
  const turnOn = (token: string, planted: { readonly secret: string }) =>
    changeStatus(token, { enabled: true, code: codeOf(planted) });

  test('when the password is changed, also for the session that changed it', async () => {
    const { token, planted } = await aPlanted();
    const password = 'amber 9 kite';
    const form = { current_password: PASSWORD, password, password_confirmation: password };
    expect((await ask('PATCH', '/api/users/password', { token, body: form })).status).toBe(200);
    expect(await turnOn(token, planted)).toMatchObject({ status: 409, body: problem('setup-over') });
  });

  test('when the password is reset by email', async () => {
    const { account, token } = await aSession();
    const { secret } = await aSetup(token);
    await ask('POST', '/api/users/password/forgot', { body: { email: account.email } });
    const password = 'amber 9 kite';
    const body = { token: lastToken(), password, password_confirmation: password };
    expect((await ask('POST', '/api/users/password/reset', { body })).status).toBe(200);
    const later = (await aSession(account)).token;
    expect(await turnOn(later, { secret })).toMatchObject({ status: 409, body: problem('setup-over') });
  });

  test('when two-factor is turned off', async () => {
    const owner = await aProtectedAccount();
    const { token, planted } = await aPlanted(codeOf(owner), owner);
    const off = { enabled: false, password: PASSWORD, code: codeOf(owner, 1) };
    expect((await changeStatus(token, off)).status).toBe(200);
    expect(await turnOn(token, planted)).toMatchObject({ status: 409, body: problem('setup-over') });
  });
});
