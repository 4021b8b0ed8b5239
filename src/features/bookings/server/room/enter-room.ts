import type { Actor } from '#platform/http/actor.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { RoomSide } from '../../domain/room/notes.ts';
import { roomStateAt, roomTimes, type RoomState, type RoomTimes } from '../../domain/room/room-window.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { findBooking, type StoredBooking } from '../booking-store.ts';
import { findTeacherOfAccount } from '../lesson-teacher-store.ts';
import { wasRecordedTeacher } from '../recording/recording-store.ts';

/** Somebody at the room of a lesson of theirs. */
export type InRoom = {
  readonly booking: StoredBooking;
  readonly side: RoomSide;
  readonly accountId: string;
  readonly times: RoomTimes;
  readonly state: RoomState;
  readonly now: Date;
};

export type RoomRefusal = {
  readonly ok: false;
  readonly refusal: 'booking-unknown' | 'not-booked' | 'two-factor-needed';
};

const TEACHING_ROLES = ['teacher', 'admin'];

async function isTeacherOf(
  database: DatabaseOrTransaction,
  { accountId, role }: Actor,
  { teacher }: StoredBooking,
): Promise<boolean> {
  if (!TEACHING_ROLES.includes(role)) return false;
  return (await findTeacherOfAccount(database, accountId))?.teacher === teacher;
}

/**
 * Which side of a lesson an account is, and whether the room is open. Only the learner and the teacher may know of it.
 * `cancelled`: also where the lesson was cancelled since. `recorded`: also a teacher who was recorded in it and whose
 * place another account has by now, because it is their voice.
 */
export async function enterRoom(
  { database, clock, rules }: Pick<BookingDependencies, 'database' | 'clock' | 'rules'>,
  bookingId: string,
  actor: Actor,
  { cancelled = false, recorded = false }: { readonly cancelled?: boolean; readonly recorded?: boolean } = {},
): Promise<({ readonly ok: true } & InRoom) | RoomRefusal> {
  const booking = await findBooking(database, bookingId);
  if (!booking) return { ok: false, refusal: 'booking-unknown' };
  const isLearner = booking.learnerId === actor.accountId;
  const isTeacher = async () =>
    (await isTeacherOf(database, actor, booking)) ||
    (recorded && (await wasRecordedTeacher(database, { bookingId, accountId: actor.accountId })));
  if (!isLearner && !(await isTeacher())) return { ok: false, refusal: 'booking-unknown' };
  if (!isLearner && actor.needsTwoFactor === true) return { ok: false, refusal: 'two-factor-needed' };
  if (booking.state === 'held' || (booking.state === 'cancelled' && !cancelled))
    return { ok: false, refusal: 'not-booked' };
  const now = clock.now();
  const times = roomTimes(booking, rules);
  const side = isLearner ? 'learner' : 'teacher';
  const { accountId } = actor;
  return { ok: true, booking, side, accountId, times, state: roomStateAt(times, now), now };
}
