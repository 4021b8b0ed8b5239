import { describe, expect, test } from 'vitest';
import { roomStateAt, roomTimes } from './room-window.ts';

const at = (clock: string) => new Date(`2026-11-23T${clock}:00.000Z`);
const RULES = { roomBeforeMinutes: 10, roomAfterMinutes: 15, roomNotesHours: 24 };
const times = roomTimes({ startsAt: at('10:00'), endsAt: at('10:25') }, RULES);

describe('the room of a lesson from 10:00 to 10:25', () => {
  test.each([
    ['09:49', 'early'],
    ['09:50', 'open'],
    ['10:39', 'open'],
    ['10:40', 'over'],
  ])('at %s: %s', (clock, state) => {
    expect(roomStateAt(times, at(clock))).toBe(state);
  });

  test('takes notes for a day after it closes', () => {
    expect(times.notesUntil).toEqual(new Date('2026-11-24T10:40:00.000Z'));
  });
});
