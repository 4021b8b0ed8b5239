import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { makeTemporaryDirectory, removeDirectory } from '#tests/database/temporary-directory.ts';
import { createMailer } from './create-mailer.ts';
import { mountDevMail } from './dev-mail.ts';
import { aMail } from './mail-fixture.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeTemporaryDirectory();
});
afterEach(async () => await removeDirectory(dataDir));

function site(given: { devPages?: boolean; smtpUrl?: string } = {}) {
  const app = new Hono();
  mountDevMail(app, { config: { devPages: true, smtpUrl: undefined, dataDir, ...given } });
  return async (path: string) => {
    const response = await app.request(new URL(path, 'http://127.0.0.1:3000'));
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
}

async function send(subject: string, at: string, html?: string): Promise<void> {
  const config = { smtpUrl: undefined, mailFrom: undefined, dataDir };
  const clock = { now: () => new Date(at) };
  const mailer = createMailer({
    config,
    log: pino({ level: 'silent' }),
    ids: randomIds,
    clock,
    defaultFrom: 'a@b.example',
  });
  await mailer.send(aMail({ subject, ...(html !== undefined && { html }) }));
}

describe('/dev/mail', () => {
  test('lists all emails, newest first, and says so when there is none', async () => {
    const get = site();
    expect((await get('/dev/mail')).text).toContain('No mail yet');
    await send('older', '2026-11-21T02:00:00Z');
    await send('newer', '2026-11-21T03:00:00Z');
    const { text, status } = await get('/dev/mail');
    expect(status).toBe(200);
    expect(text.indexOf('newer')).toBeGreaterThan(0);
    expect(text.indexOf('newer')).toBeLessThan(text.indexOf('older'));
    expect(text).toContain('2026-11-21 03:00:00 UTC');
  });

  test('shows an email: people, subject, text, the HTML in a frame, the source', async () => {
    const get = site();
    await send(
      '你好 <script>',
      '2026-11-21T02:00:00Z',
      '<html><head></head><a href="https://x.example">go</a></html>',
    );
    const link = /href="(\/dev\/mail\/2026[^"]+)"/.exec((await get('/dev/mail')).text)?.[1] ?? '';
    const shown = await get(link);
    expect(shown.text).toContain('你好 &lt;script&gt;');
    expect(shown.text).toContain('learner@example.org');
    expect(shown.text).not.toContain('<script');
    expect(shown.text).toContain(`src="${link}/html"`);
    const framed = (await get(`${link}/html`)).text;
    expect(framed).toContain('<base target="_top">');
    expect(framed).toContain('<a href="https://x.example">go</a>');
    expect((await get(`${link}/source`)).headers.get('content-type')).toContain('text/plain');
    expect((await get(`${link}/source`)).text).toContain('Message-ID:');
  });

  test('runs no script and fetches nothing: pages by their policy, emails in a separate sandbox', async () => {
    const get = site();
    await send('a', '2026-11-21T02:00:00Z', '<html><head></head><script>alert(1)</script></html>');
    const list = await get('/dev/mail');
    const link = /href="(\/dev\/mail\/2026[^"]+)"/.exec(list.text)?.[1] ?? '';
    for (const page of [list, await get(link)]) {
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
      expect(page.text).not.toMatch(/style="|<style|onclick/);
    }
    const frame = await get(`${link}/html`);
    expect(frame.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox/);
    expect(frame.headers.get('content-security-policy')).not.toMatch(
      /allow-scripts|allow-same-origin|script-src/,
    );
  });

  test.each(['..%2f..%2fsecret', '20261121T020000000Z-0123456789abcdef', 'x', '.'])(
    'finds nothing else: %s',
    async (name) => {
      await writeFile(join(dataDir, 'secret.json'), '{}');
      expect((await site()(`/dev/mail/${name}`)).status).toBe(404);
      expect((await site()(`/dev/mail/${name}/source`)).status).toBe(404);
    },
  );
});

test.each([{ devPages: false }, { smtpUrl: 'smtp://127.0.0.1' }])(
  'there is no /dev/mail with %j',
  async (given) => {
    await send('secret', '2026-11-21T02:00:00Z');
    expect((await site(given)('/dev/mail')).status).toBe(404);
  },
);

test.each(['evil.example', '127.0.0.1.evil.example', '192.0.2.7:3000'])(
  'a page of %s finds no mails',
  async (host) => {
    const app = new Hono();
    mountDevMail(app, { config: { devPages: true, smtpUrl: undefined, dataDir } });
    for (const path of ['/dev/mail', '/dev/mail/style.css', '/dev/mail/2026-11-21T02-00-00-x/source'])
      expect((await app.request(`http://${host}${path}`)).status, path).toBe(404);
    for (const own of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect((await app.request(`http://${own}/dev/mail`)).status, own).toBe(200);
  },
);
