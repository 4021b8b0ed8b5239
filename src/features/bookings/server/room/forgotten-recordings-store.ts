import { and, sql, type SQL } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { RecordingEnd } from '../../domain/recording/lesson-recording.ts';
import { bookings } from '../booking-tables.ts';
import { isRunning } from '../recording/recording-store.ts';
import { lessonRecordings } from '../recording/recording-tables.ts';
import { roomVisits } from './room-tables.ts';

type Instants = {
  readonly now: Date;
  /** A side without a line since then has lost it for good. */
  readonly lostBefore: Date;
  /** How long after its lesson a room closes. */
  readonly roomAfterMinutes: number;
};

/**
 * Ends the recordings that nobody ended: their room is closed, or a side has lost its line. They ended when that
 * happened, not now: when the room closed, or with the last sign of life of the side that was lost first. Returns how
 * many.
 */
export async function endForgottenRecordings(
  database: DatabaseOrTransaction,
  { now, lostBefore, roomAfterMinutes }: Instants,
): Promise<number> {
  const { bookingId, startedAt } = lessonRecordings;
  const end = (ended: RecordingEnd, when: SQL, which: SQL) =>
    database
      .update(lessonRecordings)
      .set({ endedAt: sql`greatest(${startedAt}, ${when})`, ended })
      .where(and(isRunning(), which));
  const closesAt = sql`(select ${bookings.endsAt} + make_interval(mins => ${roomAfterMinutes}::int) from ${bookings}
    where ${bookings.id} = ${bookingId})`;
  const closed = await end('closed', closesAt, sql`${closesAt} <= ${now}`);
  const lostOne = sql`from ${roomVisits} where ${roomVisits.bookingId} = ${bookingId}
    and (${roomVisits.peer} is null or ${roomVisits.peerSeenAt} < ${lostBefore})`;
  const lastSign = sql`(select min(coalesce(${roomVisits.peerSeenAt}, ${roomVisits.lastSeenAt})) ${lostOne})`;
  const lost = await end('lost', lastSign, sql`exists (select 1 ${lostOne})`);
  return (closed.rowCount ?? 0) + (lost.rowCount ?? 0);
}
