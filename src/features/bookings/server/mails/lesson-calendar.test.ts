import ICAL from 'ical.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#platform/i18n/language.ts';
import { writeCalendar } from '#platform/calendar/write-calendar.ts';
import type { StoredBooking } from '../booking-store.ts';
import { composeBookingMail } from './booking-mails.ts';

/** Events as a program of somebody else reads them. */
function readEvents(calendar: string) {
  const root = new ICAL.Component(ICAL.parse(calendar));
  return {
    method: root.getFirstPropertyValue('method'),
    events: root.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)),
  };
}

const START = new Date('2027-03-28T00:30:00Z');
const booking = {
  id: '0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11',
  minutes: 25,
  startsAt: START,
  endsAt: new Date(START.getTime() + 25 * 60_000),
  sequence: 0,
  state: 'booked',
  wish: '',
  usesCredit: true,
} as StoredBooking;

const invitation = (changes: object, calendar: 'request' | 'cancel', language: 'en' | 'zh-Hant' = 'en') =>
  composeBookingMail(
    {
      school: { name: 'Ninefold', email: 'school@example.org', hours: { en: 'all day', 'zh-Hant': '全天' } },
      config: { publicUrl: 'https://www.ninefold.example' },
    },
    {
      mail: calendar === 'request' ? 'booked' : 'cancelled',
      eventKey: 'key',
      reader: 'learner',
      to: { email: 'mei@example.org', name: '林 "Mei"; Lin, B.A.', language },
      otherName: 'Hannah; with, \\odd: names\nand 很長的名字'.repeat(3),
      booking: { ...booking, ...changes } as StoredBooking,
      zones: { learner: 'Asia/Taipei', teacher: 'Europe/London' },
      button: { opens: 'lessons', page: '/me' },
      now: START,
      calendar,
    },
  ).calendar?.content ?? '';

describe('another program', () => {
  test.each(LANGUAGES)('reads an invitation in %s as one event at the time of the lesson', (language) => {
    const { method, events } = readEvents(invitation({}, 'request', language));
    expect([method, events.length]).toEqual(['REQUEST', 1]);
    const [event] = events;
    expect(event?.startDate.toJSDate()).toEqual(START);
    expect(event?.endDate.toJSDate()).toEqual(booking.endsAt);
    expect(event?.summary).toContain('Hannah; with, \\odd: names\nand 很長的名字');
    expect(event?.organizer).toBe('mailto:school@example.org');
    expect(event?.attendees.map((each) => each.getFirstValue())).toEqual(['mailto:mei@example.org']);
    expect(
      event?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString(),
    ).toBe('-PT30M');
  });

  test('replaces the event by a moved one and removes it by a cancelled one: same id, larger sequence', () => {
    const versions = [
      readEvents(invitation({}, 'request')),
      readEvents(invitation({ sequence: 1 }, 'request')),
      readEvents(invitation({ sequence: 2, state: 'cancelled' }, 'cancel')),
    ];
    expect(new Set(versions.map(({ events }) => events[0]?.uid)).size).toBe(1);
    expect(versions.map(({ events }) => events[0]?.sequence)).toEqual([0, 1, 2]);
    expect(versions.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(versions[2]?.events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  test('reads any text of a feed as it was written', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).filter((each) => !/\p{Cc}/u.test(each));
    fc.assert(
      fc.property(text, (summary) => {
        const { events } = readEvents(
          writeCalendar({
            method: 'publish',
            product: 'Ninefold',
            events: [
              {
                uid: 'lesson-1@example.org',
                sequence: 0,
                startsAt: START,
                endsAt: booking.endsAt,
                stampAt: START,
                summary,
                description: summary,
                url: 'https://www.example.org/me',
                isCancelled: false,
              },
            ],
          }),
        );
        expect([events[0]?.summary, events[0]?.description]).toEqual([summary, summary]);
      }),
    );
  });
});
