import { describe, expect, test } from 'vitest';
import { parseConfig, type Config } from '#platform/config/config.ts';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { composeAccountMail } from './account-mails.ts';
import {
  ACCOUNT_MAILS,
  ACCOUNT_MAIL_TEXTS,
  type AccountMailKind,
  type AccountMailTexts,
} from './account-mail-texts.ts';

const SITE = 'https://www.ninefold.example';

function aConfig(): Config {
  const parsed = parseConfig({ PUBLIC_URL: SITE });
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.config;
}
const config = aConfig();

const school = {
  name: 'Ninefold IELTS',
  email: 'hello@ninefold.example',
  hours: { en: 'Monday to Friday', 'zh-Hant': '週一至週五' },
};

const account = {
  id: '0f3a6b1e-0000-4000-8000-000000000000',
  email: 'mei@example.org',
  firstName: 'Mei',
  lastName: 'Lin',
  language: 'en' as Language,
  timeZone: null as string | null,
};

type Changes = {
  readonly account?: Partial<typeof account>;
  readonly device?: string;
  readonly newEmail?: string;
  readonly reason?: string;
};

/** A mail of any kind, with everything that any of them needs. */
function compose(kind: AccountMailKind, language: Language = 'en', changes: Changes = {}) {
  const everything = {
    config,
    school,
    account: { ...account, language, ...changes.account },
    event: 'e1',
    language,
    token: 'a-Token_43',
    newEmail: changes.newEmail ?? 'new.mei@example.net',
    at: new Date('2026-11-21T17:05:00Z'),
    dueAt: new Date('2026-11-28T17:05:00Z'),
    reason: changes.reason ?? 'Answers were copied.',
    origin: { device: changes.device ?? 'Chrome on Windows', shownAddress: '203.0.113.•' },
  };
  return composeAccountMail(kind, everything);
}

const addressesIn = (text: string) => text.match(/https?:\/\/[^"\s<]+/g) ?? [];
const ALL = ACCOUNT_MAILS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

describe.each(ALL)('%s in %s', (kind, language) => {
  const texts: AccountMailTexts = ACCOUNT_MAIL_TEXTS[kind][language];
  const mail = compose(kind, language);

  test('says in both parts what happened, why one gets it and what to do', () => {
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(texts.title);
      expect(body).toContain(texts.notYou);
      expect(body).toContain(texts.why.replaceAll('{school}', school.name));
      expect(body).toContain(school.email);
      expect(body).toContain(school.hours[language]);
    }
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.subject).toContain(school.name);
    expect(mail.replyTo).toBe(school.email);
  });

  test('has everything put in', () => {
    for (const part of [mail.subject, mail.text, mail.html.replace(/<[^>]*>/g, '')]) {
      expect(part).not.toMatch(/\{\w+\}|undefined|null|Invalid Date/);
    }
  });

  test('leads to the site alone', () => {
    for (const body of [mail.text, mail.html]) {
      expect(addressesIn(body).length).toBeGreaterThan(0);
      expect(addressesIn(body).every((url) => url === SITE || url.startsWith(`${SITE}/`))).toBe(true);
    }
  });

  test('has a way to everything it names', () => {
    const ways = [texts.button, texts.link].filter(Boolean);
    expect(mail.html.match(/<a /g)).toHaveLength(ways.length + 1);
  });
});

test.each<[AccountMailKind, readonly string[]]>([
  ['verify-email', ['/email-verify?token=a-Token_43']],
  ['address-in-use', ['/signin', '/forget-password']],
  ['reset-password', ['/reset-password?token=a-Token_43']],
  ['password-changed', ['/forget-password']],
  ['email-change-confirm', ['/email-verify?token=a-Token_43']],
  ['email-change-notice', ['/forget-password']],
  ['email-changed', ['/contact']],
  ['deletion-asked', ['/settings', '/forget-password']],
  ['suspended', ['/contact']],
  ['restored', ['/signin']],
  ['codes-guessed', ['/forget-password']],
  ['admin-invited', ['/reset-password?token=a-Token_43']],
  ['teacher-invited', ['/invitation?token=a-Token_43']],
  ['admin-demoted', ['/contact']],
])('%s leads to %j', (kind, ways) => {
  const addresses = addressesIn(compose(kind).text).filter((url) => url !== SITE);
  expect(addresses).toEqual(ways.map((path) => `${SITE}${path}`));
});

test('no mail but those with a link carries a token', () => {
  const carrying = ACCOUNT_MAILS.filter((kind) => compose(kind).text.includes('a-Token_43'));
  expect(carrying).toEqual([
    'verify-email',
    'reset-password',
    'email-change-confirm',
    'admin-invited',
    'teacher-invited',
  ]);
});

test('only the mail that confirms a new address goes there', () => {
  const there = ACCOUNT_MAILS.filter((kind) => compose(kind).to !== 'mei@example.org');
  expect(there).toEqual(['email-change-confirm']);
  expect(compose('email-change-confirm').to).toBe('new.mei@example.net');
});

describe('one event, one mail', () => {
  test('each kind is an event of its own, and the same one each time', () => {
    const keys = ACCOUNT_MAILS.map((kind) => compose(kind).eventKey);
    expect(new Set(keys).size).toBe(ACCOUNT_MAILS.length);
    expect(ACCOUNT_MAILS.map((kind) => compose(kind, 'zh-Hant').eventKey)).toEqual(keys);
  });

  test('two accounts and two events are told apart', () => {
    const given = { config, school, account } as const;
    const keys = [
      composeAccountMail('restored', { ...given, event: '1' }).eventKey,
      composeAccountMail('restored', { ...given, event: '2' }).eventKey,
      composeAccountMail('restored', { ...given, account: { ...account, id: 'other' }, event: '1' }).eventKey,
    ];
    expect(new Set(keys).size).toBe(3);
  });
});

test.each(LANGUAGES)('a suspension says its reason in both parts (%s)', (language) => {
  const { text, html } = compose('suspended', language, { reason: 'Answers of others were copied.' });
  for (const body of [text, html]) expect(body).toContain('Answers of others were copied.');
});

describe('a person is addressed', () => {
  test.each<[Language, Partial<typeof account>, string]>([
    ['en', {}, 'Dear Mei,'],
    ['zh-Hant', { firstName: '小美', lastName: '林' }, '林小美，你好：'],
    ['zh-Hant', {}, 'Mei Lin，你好：'],
  ])('in %s as %j: %s', (language, names, greeting) => {
    expect(compose('password-changed', language, { account: names }).text).toContain(greeting);
  });

  describe.each(['verify-email', 'email-change-confirm'] as const)(
    'at an address not verified (%s)',
    (kind) => {
      test.each<[Language, string]>([
        ['en', 'Dear Mei,'],
        ['zh-Hant', 'Mei Lin，你好：'],
      ])('by a plain name (%s)', (language, greeting) => {
        expect(compose(kind, language).text).toContain(greeting);
      });

      test.each(LANGUAGES)('not at all by a name that may be a message (%s)', (language) => {
        const names = { firstName: 'Zebedee call 0912345678', lastName: 'Quux' };
        const { subject, text, html } = compose(kind, language, { account: names });
        expect(subject + text + html).not.toMatch(/Zebedee|Quux|0912345678/);
      });
    },
  );
});

describe('instants and dates are those of the reader', () => {
  test.each<[Language, string | null, string]>([
    ['en', null, '21 November 2026 at 17:05 UTC'],
    ['en', 'America/New_York', '21 November 2026 at 12:05'],
    ['zh-Hant', null, '2026年11月22日 01:05（GMT+8）'],
    ['zh-Hant', 'Europe/London', '2026年11月21日 17:05（GMT'],
  ])('in %s, %s: %s', (language, timeZone, shown) => {
    expect(compose('password-changed', language, { account: { timeZone } }).text).toContain(shown);
  });

  test('the day of a deletion', () => {
    expect(compose('deletion-asked').text).toContain('will be deleted on 28 November 2026.');
    expect(compose('deletion-asked', 'zh-Hant').text).toContain('2026年11月29日');
  });
});

describe.each(LANGUAGES)('what a person typed can do nothing in a mail (%s)', (language) => {
  const evil = '<script>alert(1)</script><a href="https://evil.example">win</a> www.evil.example {token}';

  test.each(ACCOUNT_MAILS)('%s', (kind) => {
    const { subject, text, html } = compose(kind, language, {
      account: { firstName: evil, lastName: evil },
      device: `evil.example ${evil}`,
      reason: `evil.example ${evil}`,
    });
    expect(html).not.toContain('<script');
    for (const part of [subject, text, html]) expect(part).not.toContain('evil.example');
    for (const body of [text, html]) {
      expect(addressesIn(body).every((url) => url === SITE || url.startsWith(`${SITE}/`))).toBe(true);
    }
    // A placeholder in a name stays what it is.
    expect(text.split('a-Token_43')).toHaveLength(compose(kind, language).text.split('a-Token_43').length);
  });

  test('a new address is shown, and is no link', () => {
    const { text, html } = compose('email-change-notice', language, { newEmail: 'a@evil.example' });
    for (const body of [text, html]) {
      expect(body).not.toContain('a@evil.example');
      expect(body.replaceAll('\u200b', '')).toContain('a@evil.example');
    }
  });
});
