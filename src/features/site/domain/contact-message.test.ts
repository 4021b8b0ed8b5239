import { describe, expect, test } from 'vitest';
import {
  CONTACT_TOPICS,
  decideContactMessage,
  isEmailAddress,
  maskEmail,
  type ContactInput,
} from './contact-message.ts';

function anInput(given: Partial<ContactInput> = {}): ContactInput {
  return {
    name: '林小美',
    email: 'mei@example.org',
    topic: 'courses',
    message: 'Which course is right for me?',
    ...given,
  };
}

function codes(given: Partial<ContactInput>): string[] {
  const decided = decideContactMessage(anInput(given));
  return decided.ok ? [] : decided.problems.map(({ field, code }) => `${field}: ${code}`);
}

describe('a message is taken or not', () => {
  test.each<[string, Partial<ContactInput>, string[]]>([
    ['an ordinary one', {}, []],
    ['a name of one character', { name: '林' }, []],
    ['a name of 80', { name: '林'.repeat(80) }, []],
    ['a name of 80 outside the basic plane', { name: '𠮷'.repeat(80) }, []],
    ['a name of 81', { name: 'a'.repeat(81) }, ['name: name-too-long']],
    ['no name', { name: '' }, ['name: name-required']],
    ['a name of spaces and breaks', { name: ' \r\n\t\u3000\u200b' }, ['name: name-required']],
    ['no e-mail', { email: '  ' }, ['email: email-required']],
    ['an e-mail that is none', { email: 'mei' }, ['email: email-invalid']],
    ['no topic', { topic: '' }, ['topic: topic-required']],
    ['an unknown topic', { topic: 'refund' }, ['topic: topic-required']],
    ['an inherited name as topic', { topic: 'toString' }, ['topic: topic-required']],
    ['a message of 10', { message: '一二三四五六七八九十' }, []],
    ['a message of 9', { message: '一二三四五六七八九' }, ['message: message-too-short']],
    ['a message of 9 and spaces', { message: '   123456789   ' }, ['message: message-too-short']],
    ['no message', { message: '\n \n' }, ['message: message-required']],
    ['a message of 5000', { message: 'a'.repeat(5000) }, []],
    ['a message of 5001', { message: 'a'.repeat(5001) }, ['message: message-too-long']],
    ['an empty honeypot', { website: '' }, []],
    ['a filled honeypot', { website: 'https://spam.example' }, ['website: website-filled']],
    [
      'everything wrong',
      { name: '', email: '', topic: '', message: '', website: 'x' },
      [
        'name: name-required',
        'email: email-required',
        'topic: topic-required',
        'message: message-required',
        'website: website-filled',
      ],
    ],
  ])('%s', (_, given, expected) => {
    expect(codes(given)).toEqual(expected);
  });

  test.each(CONTACT_TOPICS)('the topic %s', (topic) => expect(codes({ topic })).toEqual([]));
});

describe('what is taken is tidied', () => {
  function taken(given: Partial<ContactInput>) {
    const decided = decideContactMessage(anInput(given));
    if (!decided.ok) throw new Error('refused');
    return decided.message;
  }

  test.each([
    ['  Mei   Lin ', 'Mei Lin'],
    ['Mei\r\nBcc: victim@example.org', 'Mei Bcc: victim@example.org'],
    ['Mei\nLin\rA\u2028B\u2029C\u0085D\0E', 'Mei Lin A B C D E'],
    ['Mei\u202eniL', 'Mei niL'],
  ])('the name %j becomes %j', (name, tidied) => expect(taken({ name }).name).toBe(tidied));

  test.each([
    ['line one\r\nline two\rline three', 'line one\nline two\nline three'],
    ['  a tab\tand a bell\u0007 and a null\0  ', 'a tab\tand a bell and a null'],
  ])('the message %j becomes %j', (message, tidied) => expect(taken({ message }).message).toBe(tidied));

  test('the e-mail loses the spaces round it, and nothing else', () => {
    expect(taken({ email: ' Mei.Lin+ielts@Example.org ' }).email).toBe('Mei.Lin+ielts@Example.org');
  });
});

describe('an ordinary e-mail address', () => {
  test.each([
    'a@b.co',
    'mei.lin+ielts@mail.example.org',
    "o'brien@example.org",
    'x_y-z@a-b.example',
    '1@2.example',
    'mei@例子.台灣',
    'a@ä-ö.example',
    `${'a'.repeat(64)}@example.org`,
  ])('is one: %s', (text) => expect(isEmailAddress(text)).toBe(true));

  test.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.c',
    'a b@c.co',
    'a@b c.co',
    'a@b@c.co',
    'a@.co',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    'a@b.co.',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    '<a@b.co>',
    'A <a@b.co>',
    '"a b"@c.co',
    'a@[127.0.0.1]',
    'a@b.co\r\nBcc: c@d.co',
    'a@b.co\n',
    'a\0@b.co',
    'a@b.co\u2028',
    '林@example.org',
    'a(x)@b.co',
    'a@b_c.co',
    'a@b，c.co',
    'a@b。co',
    'a＠b.co',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(250)}.org`,
  ])('is none: %j', (text) => expect(isEmailAddress(text)).toBe(false));
});

test.each([
  ['mei@example.org', 'm•••@example.org'],
  ['a@b.co', 'a•••@b.co'],
])('%s is shown as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));
