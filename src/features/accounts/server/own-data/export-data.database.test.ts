import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { APP_KEY } from '#platform/http/api-fixture.ts';
import type { FeatureData } from '../accounts-dependencies.ts';
import { changeAccount } from '../account-store.ts';
import { aPicture, RED } from '../profile/avatar-fixture.ts';
import { addCandidate } from '../visitors/candidate-store.ts';
import { issueOneTimeToken } from '../one-time-token-store.ts';
import { useTwoFactor } from '../two-factor/two-factor-fixture.ts';

/** A file in two pieces, as large as some minutes of sound, for those who have asked for it. */
const PIECE = Buffer.alloc(8 * 1024 * 1024, 7);
const LARGE = { name: 'essays/large.bin', keys: ['essays/one', 'essays/two'], size: 2 * PIECE.length };
const havingLarge = new Set<string>();

const feature: FeatureData = {
  name: 'essays',
  export: async (_, person) => ({
    data: [{ of: person }],
    files: havingLarge.has(person.accountId)
      ? [{ ...LARGE, modifiedAt: new Date('2026-11-20T08:00:00Z') }]
      : [],
  }),
  erase: async () => [],
};
const { ask, api, aSession, aProtectedAccount, dependencies, query, pass, eventsOf, logText } = useTwoFactor({
  dataOfFeatures: [feature],
});
const PATH = '/api/users/export';

type Data = Readonly<Record<string, unknown>> & {
  readonly account: Readonly<Record<string, unknown>>;
  readonly sessions: readonly Readonly<Record<string, unknown>>[];
  readonly security_events: readonly Readonly<Record<string, unknown>>[];
};

/** Downloads the archive as bytes, which `ask` reads as text. */
async function download(token: string) {
  const api = await ask('GET', PATH, { token });
  expect(api.status).toBe(200);
  const files = unzipSync(new Uint8Array(api.bytes));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  return { headers: api.headers, files, text, data: JSON.parse(text('data.json')) as Data };
}

const keysOf = (value: unknown) => Object.keys(value as object).sort();

describe('the archive', () => {
  test('holds all that is kept, and what each part is called', async () => {
    const { account, token } = await aSession({ timeZone: 'Asia/Taipei', targetBandTimesTwo: 13 });
    const { database, clock, ids } = dependencies();
    const candidateId = ids.uuid();
    await addCandidate(database, { id: candidateId, accountId: account.id, createdAt: clock.now() });
    await query(
      `insert into outgoing_mails (id, event_key, "to", language, subject, text, html, created_at, sent_at)
       values (gen_random_uuid(), $1, $2, 'en', 'Verify your email', 'SECRET LINK', 'SECRET LINK', now(), null)`,
      [`account ${account.id} verify-email 1`, account.email],
    );
    await ask('POST', '/api/users/avatar', { token, body: await aPicture({ colour: RED }).png().toBuffer() });

    const { data, files } = await download(token);
    expect(keysOf(files)).toEqual(['README.txt', 'data.json', 'picture.jpg']);
    expect(data).toMatchObject({
      format: 'account data',
      version: 1,
      made_at: '2026-11-21T09:00:00.000Z',
      account: {
        id: account.id,
        email: account.email,
        first_name: 'Mei',
        last_name: 'Lin',
        target_band: 6.5,
        time_zone: 'Asia/Taipei',
        picture: 'picture.jpg',
        email_verified_at: '2026-11-21T09:00:00.000Z',
      },
      sessions: [{ device: 'Chrome on Windows', address: '203.0.113.•', ended_at: null }],
      security_events: [{ kind: 'signed-in', device: 'Chrome on Windows', address: '203.0.113.•' }],
      candidates: [{ id: candidateId, created_at: '2026-11-21T09:00:00.000Z' }],
      mails: [{ to: account.email, subject: 'Verify your email', language: 'en', sent_at: null }],
      essays: [{ of: { email: account.email, candidateIds: [candidateId] } }],
    });
    const { account: shown, sessions, security_events: events } = data;
    expect([keysOf(shown), keysOf(sessions[0]), keysOf(events[0])]).toMatchInlineSnapshot(`
      [
        [
          "created_at",
          "deletion_due_at",
          "email",
          "email_verified_at",
          "exam_date",
          "extra_time_percent",
          "first_name",
          "id",
          "language",
          "last_name",
          "mail_news",
          "mail_reminders",
          "pending_email",
          "picture",
          "recovery_codes_left",
          "role",
          "suspended_at",
          "suspension_reason",
          "target_band",
          "time_zone",
          "two_factor",
        ],
        [
          "address",
          "created_at",
          "device",
          "ended_at",
          "expires_at",
          "id",
          "last_used_at",
        ],
        [
          "address",
          "at",
          "detail",
          "device",
          "id",
          "kind",
        ],
      ]
    `);
    const stored = await query('select avatar from accounts where id = $1', [account.id]);
    const picture = await dependencies().files.find(`avatars/${String(stored[0]?.['avatar'])}`);
    expect(picture?.size).toBe(files['picture.jpg']?.length);
    picture?.stream.destroy();
  });

  test('comes as a file with the day in its name, the day of the learner’s own zone', async () => {
    pass(8 * 60 * 60);
    const { token } = await aSession({ timeZone: 'Asia/Taipei' });
    const { headers } = await download(token);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="ninefold-ielts-2026-11-22.zip"',
      'cache-control': 'no-store',
    });
    const elsewhere = await aSession({ timeZone: null });
    expect((await download(elsewhere.token)).headers.get('content-disposition')).toContain('2026-11-21');
  });

  test('explains itself in both languages, and names every part', async () => {
    const { token } = await aSession();
    const { text, data, files } = await download(token);
    const readme = text('README.txt');
    expect(readme).toContain('Your data at Ninefold IELTS');
    expect(readme).toContain('你在 Ninefold IELTS 的資料');
    const parts = keysOf(data).filter((key) => !['format', 'version', 'made_at', 'essays'].includes(key));
    for (const part of parts) expect(readme.match(new RegExp(`^  ${part} `, 'gm'))).toHaveLength(2);
    // Without a picture neither speaks of one.
    expect(keysOf(files)).toEqual(['README.txt', 'data.json']);
    expect(readme).not.toContain('picture.jpg');
  });

  test('holds no secret and no hash of one', async () => {
    const protectedAccount = await aProtectedAccount();
    const { account, secret, recoveryCodes } = protectedAccount;
    const { token, refreshToken } = await aSession(account);
    const oneTime = await issueOneTimeToken(dependencies(), dependencies().database, {
      purpose: 'change-email',
      accountId: account.id,
      email: 'new@example.org',
    });
    const { text, data } = await download(token);
    expect(data.account).toMatchObject({ pending_email: 'new@example.org', two_factor: true });

    const bytes = await query(
      `select totp_secret as bytes from accounts where id = $1
       union all select token_hash from refresh_tokens join sessions on sessions.id = session_id where account_id = $1
       union all select token_hash from one_time_tokens where account_id = $1
       union all select code_hash from recovery_codes where account_id = $1`,
      [account.id],
    );
    expect(bytes.length).toBe(13);
    const forms = bytes.flatMap(({ bytes: each }) =>
      (['hex', 'base64', 'base64url'] as const).map((form) => (each as Buffer).toString(form)),
    );
    const secrets = [account.passwordHash, secret, token, refreshToken, oneTime, ...recoveryCodes, ...forms];
    const all = text('data.json') + text('README.txt');
    expect(secrets.filter((each) => all.includes(each))).toEqual([]);
    expect(all).not.toMatch(/argon2|"type":"Buffer"/);
  });

  test('holds nothing of another account', async () => {
    const other = await aSession({ firstName: 'Stranger' });
    const { database, clock, ids } = dependencies();
    await addCandidate(database, { id: ids.uuid(), accountId: other.account.id, createdAt: clock.now() });
    await query(
      `insert into outgoing_mails (id, event_key, "to", language, subject, text, html, created_at)
       values (gen_random_uuid(), $1, $2, 'en', 'For a stranger', '', '', now())`,
      [`account ${other.account.id} verify-email 1`, other.account.email],
    );
    const { token } = await aSession();
    const { text } = await download(token);
    const [session] = await query('select id from sessions where account_id = $1', [other.account.id]);
    const strange = [other.account.id, other.account.email, 'Stranger', 'For a stranger'];
    for (const each of [...strange, String(session?.['id'])]) expect(text('data.json')).not.toContain(each);
  });

  test('holds more events than the settings show, and sessions that have ended', async () => {
    const { account, token } = await aSession();
    await query(
      `insert into security_events (id, account_id, kind, device, address, at)
       select gen_random_uuid(), $1, 'signed-out', '', '', now() from generate_series(1, 150)`,
      [account.id],
    );
    const second = await aSession(account);
    await ask('POST', '/api/users/logout', { token: second.token });
    const { data } = await download(token);
    expect(data.security_events.length).toBeGreaterThan(150);
    expect(data.sessions.map(({ ended_at: endedAt }) => endedAt !== null).sort()).toEqual([false, true]);
  });

  test('is whole when it is large', async () => {
    const { account, token } = await aSession();
    await query(
      `insert into security_events (id, account_id, kind, device, address, at)
       select gen_random_uuid(), $1, 'signed-out', md5(n::text), '', now() from generate_series(1, 20000) n`,
      [account.id],
    );
    expect((await download(token)).data.security_events).toHaveLength(20_001);
  });

  test('is there also when the file of the picture is lost', async () => {
    const { account, token } = await aSession();
    await changeAccount(dependencies().database, account.id, { avatar: `${'a'.repeat(43)}.jpg` });
    expect(keysOf((await download(token)).files)).toEqual(['README.txt', 'data.json']);
  });
});

describe('files of other features', () => {
  async function aLargeSession() {
    const { files } = dependencies();
    for (const key of LARGE.keys) await files.put(key, PIECE);
    const { account, token } = await aSession();
    havingLarge.add(account.id);
    return { files, token };
  }

  /** The body of a download while it comes, and the files that it opened. */
  async function begin(token: string) {
    const found = vi.spyOn(dependencies().files, 'find');
    const response = await api().request(PATH, {
      headers: { 'x-requested-key': APP_KEY, authorization: `Bearer ${token}` },
    });
    const reader = response.body?.getReader();
    if (!reader) throw new Error('The download has no body.');
    while (found.mock.calls.length < 1) await reader.read();
    const opened = async () =>
      (await Promise.all(found.mock.results.map(({ value }) => value))).flatMap((file) => file?.stream ?? []);
    return { reader, opened, found };
  }

  test('come piece after piece, as one', async () => {
    const { token } = await aLargeSession();
    const { files, headers } = await download(token);
    expect(files[LARGE.name]?.length).toBe(LARGE.size);
    expect(files[LARGE.name]?.every((byte) => byte === 7)).toBe(true);
    expect(Number(headers.get('content-length'))).toBeGreaterThan(LARGE.size);
  });

  test('are closed when the download is broken off, and are read no further than it was taken', async () => {
    const { token } = await aLargeSession();
    const { reader, opened, found } = await begin(token);
    await reader.cancel();
    await vi.waitFor(async () => {
      expect((await opened()).map(({ destroyed }) => destroyed)).toEqual([true]);
    });
    found.mockRestore();
  });

  test('that are gone meanwhile break the download off: half of one is never taken for the whole', async () => {
    const { files, token } = await aLargeSession();
    const { reader, found } = await begin(token);
    await files.remove('essays/two');
    await expect(
      (async () => {
        while (!(await reader.read()).done);
      })(),
    ).rejects.toThrow('essays/large.bin was removed while it was packed.');
    expect(logText()).toContain('an export broke off');
    found.mockRestore();
  });
});

test('every download leaves an event, and the sixth of a day is refused', async () => {
  const { account, token } = await aSession();
  pass(1);
  for (let place = 0; place < 5; place += 1) await download(token);
  const reply = await ask('GET', PATH, { token, language: 'zh-Hant' });
  expect([reply.status, reply.body.title]).toEqual([429, '每天最多下載五次']);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect(await eventsOf(account.id)).toEqual([
    'signed-in',
    ...Array.from({ length: 5 }, () => 'export-made'),
  ]);
  await download((await aSession()).token);
});

test('a visitor gets nothing', async () => {
  expect((await ask('GET', PATH)).status).toBe(401);
});
