import type { Signal } from '../../domain/room/negotiation.ts';
import type { RoomSide } from '../../domain/room/notes.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { endRecordingOf } from '../recording/recording-store.ts';
import type { InRoom } from './enter-room.ts';
import {
  addSignals,
  countSignals,
  deleteReceived,
  findRoom,
  listNotes,
  listSignals,
  listVisits,
  noteVisit,
  saveVisit,
  type StoredNote,
  type StoredSignal,
  type StoredVisit,
} from './room-store.ts';

/** A page asks at least every four seconds, and one in the background less often. */
const FRESH_MS = 12_000;
/** A message that nobody fetched for so long belongs to a connection that is over. */
export const SIGNAL_LIFE_MS = 120_000;
const MOST_WAITING = 300;
const MOST_RETURNED = 100;

const OTHER = { learner: 'teacher', teacher: 'learner' } as const satisfies Record<RoomSide, RoomSide>;

export type SyncInput = {
  readonly presence: 'door' | 'enters' | 'stays' | 'leaves';
  readonly peer: string | null;
  readonly after: number;
  readonly revision: number;
  readonly signals: readonly (Signal & { readonly to: string; readonly sequence: number })[];
};

export type OtherPresence = {
  readonly presence: 'away' | 'door' | 'here' | 'lost';
  readonly peer: string | null;
};

type Synced = {
  readonly ok: true;
  readonly isCurrent: boolean;
  readonly other: OtherPresence;
  readonly signals: readonly StoredSignal[];
  readonly notes: readonly StoredNote[];
  readonly revision: number;
  readonly shownWork: string | null;
};

class MailboxFull extends Error {}

/** Whether a side is in the call, and was heard of just now. */
export const isHere = ({ peer, peerSeenAt }: Pick<StoredVisit, 'peer' | 'peerSeenAt'>, now: Date): boolean =>
  peer !== null && peerSeenAt !== null && now.getTime() - peerSeenAt.getTime() < FRESH_MS;

function presenceOf(visit: StoredVisit | undefined, now: Date): OtherPresence {
  if (!visit) return { presence: 'away', peer: null };
  if (visit.peer !== null) return { presence: isHere(visit, now) ? 'here' : 'lost', peer: visit.peer };
  const isAtDoor = now.getTime() - visit.lastSeenAt.getTime() < FRESH_MS;
  return { presence: isAtDoor ? 'door' : 'away', peer: null };
}

/**
 * One round of a page in an open room: it is there, it sends and fetches messages, and learns what changed. The row of its
 * side is locked first, so the messages of one side have numbers in the order of their sending.
 */
export async function syncRoom(
  { database }: Pick<BookingDependencies, 'database'>,
  { booking, side, now }: InRoom,
  input: SyncInput,
): Promise<Synced | { readonly ok: false; readonly refusal: 'mailbox-full' }> {
  const of = { bookingId: booking.id, learnerId: booking.learnerId };
  const here = { bookingId: booking.id, side };
  const there = { bookingId: booking.id, side: OTHER[side] };
  const { peer, after } = input;
  try {
    return await database.transaction(async (transaction) => {
      const visit = await noteVisit(transaction, { ...of, side }, { peer, now });
      if (peer !== null && input.presence === 'enters')
        await saveVisit(transaction, here, { peer, peerSeenAt: now, joinedAt: visit.joinedAt ?? now });
      const isCurrent = peer === null || input.presence === 'enters' || visit.peer === peer;
      let signals: readonly StoredSignal[] = [];
      if (peer !== null && isCurrent) {
        await deleteReceived(transaction, here, { peer, after });
        await addSignals(
          transaction,
          input.signals.map(({ to, sequence, kind, body }) => ({
            ...of,
            toSide: there.side,
            fromPeer: peer,
            toPeer: to,
            sequence,
            kind,
            body,
            sentAt: now,
          })),
        );
        if (input.signals.length > 0 && (await countSignals(transaction, there)) > MOST_WAITING)
          throw new MailboxFull();
        const since = new Date(now.getTime() - SIGNAL_LIFE_MS);
        signals = await listSignals(transaction, here, { peer, after, since, most: MOST_RETURNED });
        if (input.presence === 'leaves') {
          await saveVisit(transaction, here, { peer: null });
          await endRecordingOf(transaction, here, now);
        }
      }
      const room = await findRoom(transaction, booking.id);
      const visits = await listVisits(transaction, booking.id);
      const revision = room?.revision ?? 0;
      return {
        ok: true,
        isCurrent,
        other: presenceOf(
          visits.find((each) => each.side === there.side),
          now,
        ),
        signals,
        // A revision that the page has not got by now is read in the same transaction as the room, or comes next time.
        notes: revision > input.revision ? await listNotes(transaction, booking.id, input.revision) : [],
        revision,
        shownWork: room?.shownWork ?? null,
      };
    });
  } catch (error) {
    if (error instanceof MailboxFull) return { ok: false, refusal: 'mailbox-full' };
    throw error;
  }
}
