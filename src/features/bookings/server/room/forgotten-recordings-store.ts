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
  /** The rooms of lessons that ended then are closed. */
  readonly endedBefore: Date;
};

/** Ends the recordings that nobody ended: their room is closed, or a side has lost its line. Returns how many. */
export async function endForgottenRecordings(
  database: DatabaseOrTransaction,
  { now, lostBefore, endedBefore }: Instants,
): Promise<number> {
  const end = (ended: RecordingEnd, which: SQL) =>
    database.update(lessonRecordings).set({ endedAt: now, ended }).where(and(isRunning(), which));
  const closed = await end(
    'closed',
    sql`exists (select 1 from ${bookings} where ${bookings.id} = ${lessonRecordings.bookingId}
      and ${bookings.endsAt} <= ${endedBefore})`,
  );
  const lost = await end(
    'lost',
    sql`exists (select 1 from ${roomVisits} where ${roomVisits.bookingId} = ${lessonRecordings.bookingId}
      and (${roomVisits.peer} is null or ${roomVisits.peerSeenAt} < ${lostBefore}))`,
  );
  return (closed.rowCount ?? 0) + (lost.rowCount ?? 0);
}
