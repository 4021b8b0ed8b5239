import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { makeTemporaryDirectory, removeDirectory } from '#tests/database/temporary-directory.ts';
import { createMailer, type Mailer } from './create-mailer.ts';
import { aMail, headerOf, headersOf, partsOf } from './mail-fixture.ts';

let dataDir: string;
let mailer: Mailer;
let now = new Date('2026-11-21T02:43:01.123Z');

function create(given: Partial<Parameters<typeof createMailer>[0]> = {}): Mailer {
  return createMailer({
    config: { smtpUrl: undefined, mailFrom: 'Ninefold <school@ninefold.example>', dataDir },
    log: pino({ level: 'silent' }),
    ids: randomIds,
    clock: { now: () => now },
    defaultFrom: 'School <hello@school.example>',
    ...given,
  });
}

beforeEach(async () => {
  dataDir = await makeTemporaryDirectory();
  mailer = create();
});
afterEach(async () => await removeDirectory(dataDir));

const listFiles = async () => (await readdir(join(dataDir, 'mail'))).filter((name) => name.endsWith('.eml'));
const readOnly = async () => await readFile(join(dataDir, 'mail', (await listFiles())[0] ?? ''), 'utf8');

describe('without SMTP_URL an email becomes an .eml file', () => {
  test('with the content of the email, in both forms', async () => {
    expect(await mailer.send(aMail({ replyTo: 'teacher@example.org' }))).toMatchObject({ ok: true });
    const source = await readOnly();
    expect(headerOf(source, 'from')).toBe('Ninefold <school@ninefold.example>');
    expect(headerOf(source, 'to')).toBe('learner@example.org');
    expect(headerOf(source, 'reply-to')).toBe('teacher@example.org');
    expect(headerOf(source, 'subject')).toBe('你的成績 — your result');
    expect(headerOf(source, 'date')).toBe('Sat, 21 Nov 2026 02:43:01 +0000');
    const parts = partsOf(source);
    expect(parts['text/plain']?.replaceAll('\r', '')).toBe('你好\nHello');
    expect(parts['text/html']).toBe('<p>你好 &amp; hello</p>');
  });

  test('whose name sorts by time, and that only its owner can read', async () => {
    await mailer.send(aMail());
    now = new Date('2026-11-21T02:43:02.000Z');
    await mailer.send(aMail());
    const names = await listFiles();
    expect(names.map((name) => name.slice(0, 19))).toEqual(['20261121T024301123Z', '20261121T024302000Z']);
    expect((await stat(join(dataDir, 'mail', names[0] ?? ''))).mode & 0o777).toBe(0o600);
  });

  test('once for an event, however often it is sent', async () => {
    const first = await mailer.send(aMail({ eventKey: 'welcome 1' }));
    now = new Date('2026-11-22T00:00:00.000Z');
    expect(await mailer.send(aMail({ eventKey: 'welcome 1' }))).toEqual(first);
    expect(await listFiles()).toHaveLength(1);
    await mailer.send(aMail({ eventKey: 'welcome 2' }));
    await mailer.send(aMail());
    await mailer.send(aMail());
    expect(await listFiles()).toHaveLength(4);
  });

  test('from the school’s address where MAIL_FROM is not set', async () => {
    const config = { smtpUrl: undefined, mailFrom: undefined, dataDir };
    const result = await create({ config }).send(aMail({ eventKey: 'a' }));
    expect(headerOf(await readOnly(), 'from')).toBe('School <hello@school.example>');
    expect(result).toMatchObject({
      ok: true,
      messageId: expect.stringMatching(/^<[0-9a-f]{32}@school\.example>$/),
    });
  });
});

describe('nothing can be put into the headers', () => {
  test.each(['\r\n', '\n', '\r', '\u2028', '\u0085'])(
    'a line break in a subject makes no header: %j',
    async (lineBreak) => {
      await mailer.send(
        aMail({
          subject: `Hello${lineBreak}Bcc: victim@example.org`,
          headers: { 'X-Topic': `a${lineBreak}X-Evil: b` },
        }),
      );
      const source = await readOnly();
      expect(headersOf(source).filter((line) => /^(bcc|x-evil):/i.test(line))).toEqual([]);
      expect(headersOf(source).filter((line) => /^subject:/i.test(line))).toHaveLength(1);
    },
  );

  test.each([
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    'A <a@example.org>',
    'a@example.org b@example.org',
    '"a b"@example.org',
    'group:a@example.org;',
    'a@b@example.org',
    'a@example.org\0',
    '',
  ])('a recipient that is not one bare address is refused: %j', async (address) => {
    await expect(mailer.send(aMail({ to: address }))).rejects.toThrow('one bare address');
    await expect(mailer.send(aMail({ replyTo: address }))).rejects.toThrow('one bare address');
  });
});

test('the log names an email by its Message-ID and nobody by an address', async () => {
  const { log, text } = collectLog();
  await create({ log }).send(aMail());
  expect(text()).toContain('mail sent');
  expect(text()).not.toContain('learner');
  expect(text()).not.toContain('result');
});
