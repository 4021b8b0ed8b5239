import { isComplete } from '../../domain/check-marking.ts';
import { leaseEnd } from '../../domain/lease.ts';
import { CRITERIA } from '#ielts/criteria/criteria.ts';
import { hasClaim } from '../../domain/may-write.ts';
import { RELEASE_MARKINGS } from '../job-kinds.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { listComments, saveMarking } from '../marking-store.ts';
import { saveOrder } from '../order-store.ts';
import type { StoredTeacher } from '../teacher-store.ts';
import { lockOwnWork, refuseWriting } from './held-marking.ts';
import { undoUntil } from './view-draft.ts';

type Sent =
  | { readonly ok: true; readonly undoUntil: Date }
  | {
      readonly ok: false;
      readonly refusal: 'marking-unknown' | 'not-claimed' | 'marking-incomplete' | 'draft-changed';
    };

/**
 * Sends a marking, which becomes final once it cannot be taken back any more. It is one change of one row with the job
 * that releases it, so a process that ends meanwhile has sent it or not. A second call changes nothing.
 */
export function sendMarking(
  { database, clock, jobs, rules }: Pick<MarkingDependencies, 'database' | 'clock' | 'jobs' | 'rules'>,
  teacher: StoredTeacher,
  { orderId, revision }: { readonly orderId: string; readonly revision: number },
): Promise<Sent> {
  return database.transaction(async (transaction): Promise<Sent> => {
    const own = await lockOwnWork(transaction, teacher, orderId);
    if (!own) return { ok: false, refusal: 'marking-unknown' };
    const { order, marking } = own;
    if (marking.state === 'sent' && marking.sentAt)
      return { ok: true, undoUntil: undoUntil(marking.sentAt, rules) };
    if (refuseWriting(own, teacher)) return { ok: false, refusal: 'not-claimed' };
    if (marking.revision !== revision) return { ok: false, refusal: 'draft-changed' };
    const content = {
      criteria: CRITERIA[order.kind].map((criterion, at) => ({
        criterion,
        timesTwo: marking.bandsTimesTwo[at] ?? null,
        reason: marking.reasons[at] ?? '',
      })),
      letter: marking.letter,
      comments: await listComments(transaction, marking),
    };
    if (marking.completeAt === null || !isComplete(content))
      return { ok: false, refusal: 'marking-incomplete' };
    const now = clock.now();
    await saveMarking(transaction, marking, { state: 'sent', sentAt: now });
    // Nobody else gets it before it is released.
    if (hasClaim(order, teacher.accountId))
      await saveOrder(transaction, order, { leaseUntil: leaseEnd(undoUntil(now, rules), rules) });
    await jobs.enqueue(transaction, RELEASE_MARKINGS, {}, { startAfterSeconds: rules.undoSeconds });
    return { ok: true, undoUntil: undoUntil(now, rules) };
  });
}

type Undone =
  | { readonly ok: true; readonly leaseUntil: Date | null }
  | { readonly ok: false; readonly refusal: 'marking-unknown' | 'too-late' };

/** Takes back a sent marking within its minute. */
export function undoSend(
  { database, clock, rules }: MarkingDependencies,
  teacher: StoredTeacher,
  orderId: string,
): Promise<Undone> {
  return database.transaction(async (transaction): Promise<Undone> => {
    const own = await lockOwnWork(transaction, teacher, orderId);
    if (!own) return { ok: false, refusal: 'marking-unknown' };
    const { order, marking } = own;
    const now = clock.now();
    if (marking.state !== 'sent' || !marking.sentAt || undoUntil(marking.sentAt, rules) <= now)
      return { ok: false, refusal: 'too-late' };
    await saveMarking(transaction, marking, { state: 'draft', sentAt: null });
    if (!hasClaim(order, teacher.accountId)) return { ok: true, leaseUntil: null };
    const leaseUntil = leaseEnd(now, rules);
    await saveOrder(transaction, order, { leaseUntil });
    return { ok: true, leaseUntil };
  });
}
