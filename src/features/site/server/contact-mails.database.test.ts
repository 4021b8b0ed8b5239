import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { school } from './contact-fixture.ts';
import { composeCopyMail, composeSchoolMail } from './contact-mails.ts';
import type { StoredContactMessage } from './contact-message-store.ts';

function compose(given: Partial<StoredContactMessage> = {}) {
  const message: StoredContactMessage = {
    id: '0f3a6b1e-0000-4000-8000-000000000000',
    name: 'Mei Lin',
    email: 'mei@example.org',
    topic: 'mock-tests',
    message: 'First line\nsecond line',
    language: 'en',
    createdAt: new Date(),
    addressHash: 'x',
    ...given,
  };
  const parts = { message, school, publicUrl: 'https://www.ninefold.example' };
  return { toSchool: composeSchoolMail(parts), copy: composeCopyMail(parts) };
}

describe('two mails for one message', () => {
  test('the school’s is answered to the sender', () => {
    const { toSchool } = compose();
    expect(toSchool).toMatchObject({
      to: school.email,
      replyTo: 'mei@example.org',
      subject: 'Contact form: Mock tests (Mei Lin)',
    });
    for (const words of ['Mei Lin', 'mei@example.org', 'Mock tests', 'First line'])
      expect(toSchool.text).toContain(words);
  });

  test.each<[Language, string, string]>([
    ['en', 'A copy of your message to Ninefold IELTS', 'This is a copy'],
    ['zh-Hant', '你寫給 Ninefold IELTS 的訊息副本', '內容副本'],
  ])('the sender’s says in %s that it is a copy', (language, subject, words) => {
    const { copy } = compose({ language });
    expect(copy).toMatchObject({ to: 'mei@example.org', replyTo: school.email, language, subject });
    expect(copy.text).toContain(words);
    expect(copy.html).toContain(words);
    expect(copy.text).toContain('> First line\n> second line');
  });

  test('each is an event of its own, and the same one each time', () => {
    const [first, second] = [compose(), compose()];
    expect(first.copy.eventKey).toBe(second.copy.eventKey);
    expect(first.copy.eventKey).not.toBe(first.toSchool.eventKey);
  });
});

describe.each(LANGUAGES)('what a visitor writes can do nothing in a mail (%s)', (language) => {
  const evil = '<script>alert(1)</script><a href="https://evil.example">win</a> "x" & \'y\'';

  test('no HTML', () => {
    const { toSchool, copy } = compose({ language, name: evil.slice(0, 70), message: evil });
    for (const { html } of [toSchool, copy]) {
      expect(html).not.toContain('<script');
      expect(html).not.toContain('href="https://evil');
      expect(html).toContain('&lt;script&gt;');
    }
  });

  test('no link in the copy, in either form, from the name either', () => {
    const links = 'https://evil.example/a www.evil.example evil.example a@evil.example';
    const { copy } = compose({ language, name: links, message: links });
    for (const body of [copy.html, copy.text]) {
      expect(body).not.toContain('evil.example');
      expect(
        body.match(/https?:\/\/[^"\s<]+/g)?.every((url) => url.startsWith('https://www.ninefold.example')),
      ).toBe(true);
    }
    expect(copy.html.match(/<a /g)).toHaveLength(1);
    expect(copy.subject).not.toContain('evil');
  });

  test('a placeholder in a name stays what it is', () => {
    expect(compose({ language, name: '{email} $& {school}' }).toSchool.subject).toContain(
      '{email} $& {school}',
    );
  });
});
