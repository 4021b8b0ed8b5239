import { mayWriteAfter } from '../../domain/after/after-lesson.ts';
import { decideSend, isSameText, type AfterText, type SendVerdict } from '../../domain/after/homework.ts';
import { HOUR_MS } from '../../domain/schedule.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { lockBooking, type StoredBooking } from '../booking-store.ts';
import { mailNote } from '../mails/send-note-mail.ts';
import { findAfter, listHomeworkOf, storeDraft, storeSent, type StoredAfter } from './after-store.ts';

type Refused<Refusal extends string> = { readonly ok: false; readonly refusal: Refusal };

type SaveInput = { readonly base: number; readonly saveId: string; readonly text: AfterText };

/** Saves what a teacher writes about a lesson. A save that was made from an older version replaces nothing. */
export async function saveAfterText(
  { database, clock }: Pick<BookingDependencies, 'database' | 'clock'>,
  { id: bookingId, learnerId }: Pick<StoredBooking, 'id' | 'learnerId'>,
  { base, saveId, text }: SaveInput,
): Promise<{ readonly ok: true; readonly version: number } | Refused<'note-closed' | 'note-changed'>> {
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const booking = await lockBooking(transaction, bookingId);
    if (!booking || !mayWriteAfter(booking, now)) return { ok: false, refusal: 'note-closed' };
    const before = await findAfter(transaction, bookingId);
    // The same save was sent twice, and the first one has arrived.
    if (before?.lastSave === saveId) return { ok: true, version: before.version };
    if ((before?.version ?? 0) !== base) return { ok: false, refusal: 'note-changed' };
    const version = base + 1;
    await storeDraft(transaction, { bookingId, learnerId, draft: text, version, lastSave: saveId }, now);
    return { ok: true, version };
  });
}

type Sent =
  | { readonly ok: true; readonly after: StoredAfter }
  | Refused<'note-closed' | 'note-changed'>
  | Exclude<SendVerdict, { readonly ok: true }>;

/**
 * Gives the learner the saved version, with an email the first time, and with one for a correction, at most one an hour. A
 * version that was sent before is not sent again.
 */
export async function sendAfterText(
  dependencies: Pick<
    BookingDependencies,
    'database' | 'clock' | 'targets' | 'outbox' | 'school' | 'config' | 'teachers'
  >,
  { id: bookingId, learnerId }: Pick<StoredBooking, 'id' | 'learnerId'>,
  version: number,
): Promise<Sent> {
  const { database, clock, targets } = dependencies;
  // Before the transaction: it reads what the learner has bought, on a connection of its own.
  const known = await targets.listFor(learnerId);
  return database.transaction(async (transaction): Promise<Sent> => {
    const now = clock.now();
    const booking = await lockBooking(transaction, bookingId);
    if (!booking || !mayWriteAfter(booking, now)) return { ok: false, refusal: 'note-closed' };
    const before = await findAfter(transaction, bookingId);
    if (before?.version !== version) return { ok: false, refusal: 'note-changed' };
    if (before.sentVersion === version) return { ok: true, after: before };
    const { draft } = before;
    const sent = await listHomeworkOf(transaction, bookingId);
    const verdict = decideSend(draft, {
      isOpen: (kind, target) => known.some((each) => each.kind === kind && each.target === target),
      sent,
    });
    if (!verdict.ok) return verdict;
    await storeSent(transaction, { bookingId, learnerId }, { draft, version, at: now });
    const sentAt = before.sentAt ?? now;
    if (!before.sentAt || !isSameText(draft, { note: before.note, homework: sent })) {
      const correctedHour = before.sentAt
        ? Math.floor((now.getTime() - sentAt.getTime()) / HOUR_MS)
        : undefined;
      await mailNote(dependencies, transaction, { booking, text: draft, correctedHour });
    }
    return { ok: true, after: { ...before, note: draft.note, sentVersion: version, sentAt, changedAt: now } };
  });
}
