import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#platform/i18n/language.ts';
import type { StoredBooking } from '../booking-store.ts';
import { composeBookingMail, type BookingMail, type BookingMailInput } from './booking-mails.ts';

const START = new Date('2026-11-25T10:00:00Z');
const booking = {
  id: '0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11',
  minutes: 25,
  startsAt: START,
  endsAt: new Date('2026-11-25T10:25:00Z'),
  sequence: 2,
  state: 'booked',
  wish: '',
  usesCredit: true,
} as StoredBooking;
const school = {
  name: 'Ninefold',
  email: 'school@example.org',
  hours: { en: 'all day', 'zh-Hant': '全天' },
} as const;

const compose = (changes: Partial<BookingMailInput>) =>
  composeBookingMail(
    { school, config: { publicUrl: 'https://www.ninefold.example' } },
    {
      mail: 'booked',
      eventKey: 'key',
      reader: 'learner',
      to: { email: 'mei@example.org', name: 'Mei Lin', language: 'en' },
      otherName: 'Hannah',
      booking,
      zones: { learner: 'Asia/Taipei', teacher: 'Europe/London' },
      button: { opens: 'lessons', page: '/me/lessons' },
      now: START,
      ...changes,
    },
  );

const MAILS: readonly BookingMail[] = [
  'booked',
  'booked-by-school',
  'moved',
  'cancelled',
  'reminder-day',
  'reminder-hour',
  'no-show-learner',
  'no-show-teacher',
  'completed',
];

describe.each(MAILS)('the email %s', (mail) => {
  test.each(
    LANGUAGES.flatMap((language) =>
      (['learner', 'teacher'] as const).map((reader) => [language, reader] as const),
    ),
  )('in %s for a %s has no gaps, and the time in both zones', (language, reader) => {
    const to = { email: 'mei@example.org', name: 'Mei Lin', language };
    const { subject, text } = compose({ mail, reader, to, before: START });
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/);
    expect(subject).toContain('Hannah');
    expect(text).toContain('GMT+8');
    expect(text).toContain('UTC');
  });
});

test.each([
  ['en', 'The time is free again', 'The day is closed'],
  ['zh-Hant', '時段已空出', '這一天不再開放預約'],
] as const)(
  'the teacher reads in %s that a cancelled day is closed, and not that its time is free',
  (language, free, closed) => {
    const to = { email: 'hannah@example.org', name: 'Hannah', language };
    const letter = { mail: 'cancelled', to } as const;
    const one = compose({ ...letter, reader: 'teacher' }).text;
    const day = compose({ ...letter, reader: 'teacher', closesDay: true }).text;
    expect([one.includes(free), one.includes(closed)]).toEqual([true, false]);
    expect([day.includes(free), day.includes(closed)]).toEqual([false, true]);
    expect(compose({ ...letter, closesDay: true }).text).not.toContain(closed);
  },
);

test.each([
  ['羅翰', '羅翰的課程已取消', '與羅翰的 IELTS 課程'],
  ['Hannah', 'Hannah 的課程已取消', '與 Hannah 的 IELTS 課程'],
])('%s stands in Chinese without or with a space', (otherName, subject, event) => {
  const to = { email: 'mei@example.org', name: '林美玲', language: 'zh-Hant' } as const;
  const letter = compose({ mail: 'cancelled', to, otherName, calendar: 'cancel' });
  expect(letter.subject).toBe(subject);
  expect(letter.calendar?.content).toContain(`SUMMARY:${event}`);
});

test('only a learner who used a credit reads about it', () => {
  const credit = { mail: 'cancelled', credit: 'courtesy' } as const;
  expect(compose(credit).text).toContain('added one more');
  expect(compose({ ...credit, reader: 'teacher' }).text).not.toContain('added one more');
  expect(compose({ ...credit, booking: { ...booking, usesCredit: false } }).text).not.toContain(
    'added one more',
  );
});

test('the learner who is absent reads that the credit is used', () => {
  const { text } = compose({ mail: 'no-show-learner', credit: 'missed' });
  expect(text).toContain('The lesson uses your credit. It is not returned.');
});

test.each([
  ['the day before', '2026-11-24T10:00:00Z', 'tomorrow'],
  ['late, in the night before', '2026-11-24T17:00:00Z', 'today'],
])('a reminder that is sent %s says the right day of the reader', (_, now, day) => {
  const { subject } = compose({ mail: 'reminder-day', now: new Date(now) });
  expect(subject).toBe(`Your lesson with Hannah is ${day}`);
});

test('the reminder of the hour leads both sides to the room, and no button is named after the school', () => {
  const url = `https://www.ninefold.example/lessons/${booking.id}/room`;
  const teacher = compose({
    mail: 'reminder-hour',
    reader: 'teacher',
    button: { opens: 'brief', page: '/teach' },
  });
  expect(teacher.text).toContain(url);
  expect(teacher.text).toContain('Open the brief');
  const page = `/lessons/${booking.id}/room`;
  const learner = compose({ mail: 'reminder-hour', button: { opens: 'room', page } });
  expect(learner.text).toContain(url);
  expect(learner.text).toContain('Go to the room');
});

test('links in names, wishes and reasons are no links', () => {
  const { html, text } = compose({
    mail: 'cancelled',
    reader: 'teacher',
    otherName: 'https://evil.example',
    reason: 'See https://evil.example/pay',
    booking: { ...booking, wish: 'http://evil.example' },
  });
  expect(`${html}${text}`).not.toContain('://evil.example');
});

test('the event is the same lesson in a later version, from the school to the reader', () => {
  const { calendar } = compose({ calendar: 'request' });
  const lines = calendar?.content.replace(/\r\n /g, '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:lesson-0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11@www.ninefold.example',
      'SEQUENCE:2',
      'DTSTART:20261125T100000Z',
      'DTEND:20261125T102500Z',
      'SUMMARY:IELTS lesson with Hannah',
      'URL:https://www.ninefold.example/lessons/0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11/room',
      'ORGANIZER;CN="Ninefold":mailto:school@example.org',
      'ATTENDEE;CN="Mei Lin";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:mei@example.org',
    ]),
  );
});
