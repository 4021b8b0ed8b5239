import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCalendar, type CalendarEvent } from './write-calendar.ts';

const EVENT: CalendarEvent = {
  uid: 'lesson-1@example.org',
  sequence: 0,
  startsAt: new Date('2026-11-25T10:00:00.123Z'),
  endsAt: new Date('2026-11-25T10:25:00Z'),
  stampAt: new Date('2026-11-21T09:00:00Z'),
  summary: 'Lesson',
  description: 'One; two, three \\ four\nfive',
  url: 'https://www.example.org/me',
  isCancelled: false,
};

const write = (changes: Partial<CalendarEvent> = {}, method: 'request' | 'cancel' | 'publish' = 'request') =>
  writeCalendar({ method, product: 'Ninefold', events: [{ ...EVENT, ...changes }] });

/** The logical lines of a calendar. */
const unfold = (calendar: string) => calendar.replace(/\r\n[ \t]/g, '').split('\r\n');

/** The text of a property, as a calendar program reads it. */
function readText(calendar: string, name: string): string | undefined {
  const line = unfold(calendar).find((each) => each.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .replace(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter));
}

test('an event has the properties that calendar programs need, all in UTC', () => {
  expect(unfold(write({ alarmMinutes: 30 }))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ninefold//Lessons//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'UID:lesson-1@example.org',
    'SEQUENCE:0',
    'DTSTAMP:20261121T090000Z',
    'DTSTART:20261125T100000Z',
    'DTEND:20261125T102500Z',
    'SUMMARY:Lesson',
    'DESCRIPTION:One\\; two\\, three \\\\ four\\nfive',
    'URL:https://www.example.org/me',
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Lesson',
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a cancelled event says so in its method and its status, and rings no alarm', () => {
  const lines = unfold(write({ isCancelled: true, alarmMinutes: 30, sequence: 1 }, 'cancel'));
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']));
  expect(lines).not.toContain('BEGIN:VALARM');
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('林'.repeat(100), '👩‍👩‍👧‍👦'.repeat(30), ';,\\\n'.repeat(40)),
);

test('any text comes back as it was, in lines of at most 75 octets that end with CRLF', () => {
  fc.assert(
    fc.property(anyText, (description) => {
      const calendar = write({ description });
      const expected = description
        .replace(/\r\n?/g, '\n')
        .replace(/(?!\n)\p{Cc}/gu, (letter) => (letter < '\u0080' ? ' ' : letter));
      expect(readText(calendar, 'DESCRIPTION')).toBe(expected);
      for (const line of calendar.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
    }),
  );
});

test('a name can add no property', () => {
  const calendar = write({
    attendees: [{ name: 'Mei"\r\nATTACH:https://evil.example', email: 'a@b.example' }],
  });
  expect(unfold(calendar).filter((line) => line.startsWith('ATTACH'))).toEqual([]);
  expect(unfold(calendar)).toContainEqual(expect.stringMatching(/^ATTENDEE;CN="[^"]*";/));
});
