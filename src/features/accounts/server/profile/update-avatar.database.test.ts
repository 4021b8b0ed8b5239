import { Hono } from 'hono';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { MAX_PICTURE_BYTES } from '../../domain/account.ts';
import { useAccounts } from '../accounts-fixture.ts';
import { aBomb, aPicture, BLUE, colourAt, RED } from './avatar-fixture.ts';
import { AVATAR_NAME, avatarKey } from './avatar-files.ts';
import { serveAvatars } from './serve-avatars.ts';
import { sweepAvatarsJob } from './sweep-avatars-job.ts';

const { ask, aSession, dependencies, query, logText } = useAccounts();
const PATH = '/api/users/avatar';

const red = () => aPicture({ colour: RED }).jpeg().toBuffer();
const blue = () => aPicture({ colour: BLUE }).png().toBuffer();

const avatarOf = (body: Readonly<Record<string, unknown>>) =>
  (body['user'] as { avatar: string | null } | undefined)?.avatar ?? null;
const nameOf = (path: string | null) => path?.slice('/avatars/'.length) ?? '';

async function send(token: string, picture: Uint8Array, headers: Record<string, string> = {}) {
  return ask('POST', PATH, { token, body: picture, headers });
}

/** The pictures as they are served, beside the API. */
async function see(path: string, method = 'GET'): Promise<Response> {
  const app = new Hono();
  serveAvatars(app, dependencies());
  return app.request(path, { method });
}

async function listFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of dependencies().files.list('avatars')) keys.push(key);
  return keys.sort();
}

function aForm(picture: Uint8Array, { field = 'avatar', type = 'image/jpeg', name = 'me.jpg' } = {}) {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(picture)], name, { type }));
  return form;
}

describe('a picture', () => {
  test.each([
    ['as the body', async (token: string) => send(token, await red(), { 'content-type': 'image/jpeg' })],
    [
      'as a body that says it is something else',
      async (token: string) => send(token, await red(), { 'content-type': 'text/html' }),
    ],
    ['as a body that says nothing', async (token: string) => send(token, await red())],
    ['in a form', async (token: string) => ask('POST', PATH, { token, body: aForm(await red()) })],
    [
      'in a form, with a name that leads elsewhere',
      async (token: string) =>
        ask('POST', PATH, {
          token,
          body: aForm(await red(), { name: '../../x.svg', type: 'image/svg+xml' }),
        }),
    ],
  ])('is taken %s, and seen under a name that nobody guesses', async (_, upload) => {
    const { account, token } = await aSession();
    const { status, body } = await upload(token);
    expect([status, body]).toMatchObject([200, { status: true, user: { id: account.id }, role: 'learner' }]);
    const path = avatarOf(body);
    expect(nameOf(path)).toMatch(AVATAR_NAME);
    const picture = await see(path ?? '');
    expect(picture.status).toBe(200);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(picture.headers.get('content-length')).toBe(String(bytes.length));
    expect(await colourAt(bytes, 256, 256)).toBe('red');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
  });

  test('takes the place of the one before, whose file goes', async () => {
    const { token } = await aSession();
    const first = avatarOf((await send(token, await red())).body) ?? '';
    const second = avatarOf((await send(token, await blue())).body) ?? '';
    expect(second).not.toBe(first);
    expect((await see(first)).status).toBe(404);
    expect((await see(second)).status).toBe(200);
  });

  test('of two sent at once one stays, and one file', async () => {
    const before = await listFiles();
    const { token } = await aSession();
    await Promise.all([send(token, await red()), send(token, await blue()), send(token, await red())]);
    const { body } = await ask('PATCH', '/api/users/profile', { token, body: {} });
    const added = (await listFiles()).filter((key) => !before.includes(key));
    expect(added).toEqual([avatarKey(nameOf(avatarOf(body)))]);
  });

  test('can be removed, also twice', async () => {
    const { token } = await aSession();
    const path = avatarOf((await send(token, await red())).body) ?? '';
    for (const _ of [1, 2]) {
      const { status, body } = await ask('DELETE', PATH, { token });
      expect([status, avatarOf(body)]).toEqual([200, null]);
    }
    expect((await see(path)).status).toBe(404);
    expect(await listFiles()).not.toContain(avatarKey(nameOf(path)));
  });

  test('of another account is neither replaced nor removed', async () => {
    const owner = await aSession();
    const path = avatarOf((await send(owner.token, await red())).body) ?? '';
    const other = await aSession();
    await send(other.token, await blue());
    await ask('DELETE', PATH, { token: other.token });
    expect((await see(path)).status).toBe(200);
  });
});

describe('refused, and the picture stays as it was:', () => {
  const large = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(MAX_PICTURE_BYTES)]);
  test.each([
    ['no picture', 415, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a bomb', 413, () => aBomb(50_000, 50_000)],
    ['a form without the field', 415, async () => aForm(await red(), { field: 'picture' })],
    ['a form with an empty file', 415, async () => aForm(Buffer.alloc(0))],
    ['a body above 5 MB', 413, async () => large],
    ['a form with a file above 5 MB', 413, async () => aForm(large)],
    ['a body far above', 413, async () => Buffer.alloc(MAX_PICTURE_BYTES + 100_000)],
  ])('%s (%d)', async (_, status, given) => {
    const { account, token } = await aSession();
    const path = avatarOf((await send(token, await red())).body);
    const files = await listFiles();
    const reply = await ask('POST', PATH, { token, body: await given() });
    expect(reply.status).toBe(status);
    expect(reply.body.type).toBe(
      `urn:ninefold:problem:picture-${status === 413 ? 'too-large' : 'unreadable'}`,
    );
    const [row] = await query('select avatar from accounts where id = $1', [account.id]);
    expect(row?.['avatar']).toBe(nameOf(path));
    expect(await listFiles()).toEqual(files);
  });

  test.each([
    ['an empty body', undefined, {}],
    ['a form without a boundary', Buffer.from('x'), { 'content-type': 'multipart/form-data' }],
    [
      'a broken form',
      Buffer.from('--x\r\nContent-Dis'),
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
  ])('%s', async (_, body, headers) => {
    const { token } = await aSession();
    expect((await ask('POST', PATH, { token, body, headers })).status).toBe(415);
  });

  test('a picture of 5 MB to the byte is taken in a form as well', async () => {
    const picture = await red();
    const padded = Buffer.concat([picture, Buffer.alloc(MAX_PICTURE_BYTES - picture.length)]);
    const { token } = await aSession();
    expect((await ask('POST', PATH, { token, body: aForm(padded) })).status).toBe(200);
  });

  test('a visitor’s, before anything of it is read', async () => {
    expect((await ask('POST', PATH, { body: large })).status).toBe(401);
    expect((await ask('DELETE', PATH)).status).toBe(401);
  });

  test('the 21st within an hour, whatever the 20 were; another account’s not', async () => {
    const { token } = await aSession();
    for (let place = 0; place < 20; place += 1)
      expect((await send(token, Buffer.from('x'))).status).toBe(415);
    const reply = await send(token, await red());
    expect(reply.status).toBe(429);
    expect(reply.body).toMatchObject({ title: 'Too many pictures in one hour' });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await send((await aSession()).token, await red())).status).toBe(200);
  });
});

describe('served is', () => {
  test.each([
    '/avatars/',
    '/avatars/unknown',
    `/avatars/${'a'.repeat(43)}.jpg`,
    `/avatars/${'a'.repeat(43)}.png`,
    `/avatars/..%2f..%2fsecret`,
    `/avatars/${'%2e%2e%2f'.repeat(5)}secret`,
  ])('nothing at %s', async (path) => {
    const response = await see(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the head alone when only that is asked for, and nothing can be sent', async () => {
    const { token } = await aSession();
    const path = avatarOf((await send(token, await red())).body) ?? '';
    const head = await see(path, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(500);
    expect((await see(`/avatars/${'a'.repeat(43)}.jpg`, 'HEAD')).status).toBe(404);
    expect((await see(path, 'POST')).status).toBe(405);
  });
});

describe('what goes wrong half-way', () => {
  test('leaves the old picture when the database fails, and no new file', async () => {
    const { token } = await aSession();
    const path = avatarOf((await send(token, await red())).body) ?? '';
    const files = await listFiles();
    await query(`create function refuse() returns trigger as $$ begin raise 'no'; end $$ language plpgsql`);
    await query(`create trigger refuse before update on accounts for each row execute function refuse()`);
    try {
      expect((await send(token, await blue())).status).toBe(500);
    } finally {
      await query('drop trigger refuse on accounts');
    }
    expect(await listFiles()).toEqual(files);
    expect((await see(path)).status).toBe(200);
  });

  test('leaves the new picture when the old file cannot be removed, and the sweep removes that', async () => {
    const { token } = await aSession();
    const first = nameOf(avatarOf((await send(token, await red())).body));
    const remove = vi.spyOn(dependencies().files, 'remove').mockRejectedValueOnce(new Error('disk'));
    const { status, body } = await send(token, await blue());
    remove.mockRestore();
    expect(status).toBe(200);
    expect(logText()).toContain('the sweep will try again');
    expect(await listFiles()).toContain(avatarKey(first));

    const { database, files, log } = dependencies();
    const sweepAt = (now: number) =>
      sweepAvatarsJob({ database, files, clock: { now: () => new Date(now) } }).handle(
        {},
        { log, signal: new AbortController().signal },
      );
    // Just written: it may belong to an account in a moment.
    await sweepAt(Date.now());
    expect(await listFiles()).toContain(avatarKey(first));
    await sweepAt(Date.now() + 2 * 60 * 60 * 1000);
    expect(await listFiles()).not.toContain(avatarKey(first));
    expect(await listFiles()).toContain(avatarKey(nameOf(avatarOf(body))));
  });
});
