import type { BookingFacts } from '../booking.ts';
import { HOUR_MS, MINUTE_MS } from '../schedule.ts';
import type { SchoolRules } from '../school-rules.ts';

/** `early`: the room opens later. `over`: it is closed, and its notes can be read. */
export const ROOM_STATES = ['early', 'open', 'over'] as const;
export type RoomState = (typeof ROOM_STATES)[number];

type RoomRules = Pick<SchoolRules, 'roomBeforeMinutes' | 'roomAfterMinutes' | 'roomNotesHours'>;
type LessonTime = Pick<BookingFacts, 'startsAt' | 'endsAt'>;

export type RoomTimes = {
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** Until then notes are saved: what a broken line kept back arrives late. */
  readonly notesUntil: Date;
};

/** When the room of a lesson opens and closes. */
export function roomTimes({ startsAt, endsAt }: LessonTime, rules: RoomRules): RoomTimes {
  const closesAt = endsAt.getTime() + rules.roomAfterMinutes * MINUTE_MS;
  return {
    opensAt: new Date(startsAt.getTime() - rules.roomBeforeMinutes * MINUTE_MS),
    closesAt: new Date(closesAt),
    notesUntil: new Date(closesAt + rules.roomNotesHours * HOUR_MS),
  };
}

/** Whether two people may meet now. The first moment belongs to the room, the last does not. */
export function roomStateAt({ opensAt, closesAt }: RoomTimes, now: Date): RoomState {
  if (now < opensAt) return 'early';
  return now < closesAt ? 'open' : 'over';
}
