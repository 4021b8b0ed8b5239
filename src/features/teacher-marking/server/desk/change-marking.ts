import { hasClaim, mayRead, mayStartVersion } from '../../domain/may-write.ts';
import { leaseEnd } from '../../domain/lease.ts';
import { nextPlace } from '../../domain/order-events.ts';
import { mailLearnersAnswer } from '../mails/send-marking-mails.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { addMarking, listComments, listMarkings, saveComments } from '../marking-store.ts';
import { saveOrder } from '../order-store.ts';
import { answerQuestion, findQuestion } from '../reply-store.ts';
import { isSeed } from '../seeds/finish-seed.ts';
import { endClaim } from '../start-marking.ts';
import type { StoredTeacher } from '../teacher-store.ts';
import { lockOwnWork } from './held-marking.ts';

type Refused<R extends string> = { readonly ok: false; readonly refusal: R };

/** Renews a claim. */
export function renewClaim(
  { database, clock, rules }: MarkingDependencies,
  teacher: StoredTeacher,
  orderId: string,
): Promise<{ readonly ok: true; readonly leaseUntil: Date } | Refused<'marking-unknown' | 'not-claimed'>> {
  return database.transaction(async (transaction) => {
    const own = await lockOwnWork(transaction, teacher, orderId);
    if (!own) return { ok: false, refusal: 'marking-unknown' };
    if (!hasClaim(own.order, teacher.accountId)) return { ok: false, refusal: 'not-claimed' };
    const leaseUntil = leaseEnd(clock.now(), rules);
    await saveOrder(transaction, own.order, { leaseUntil });
    return { ok: true, leaseUntil };
  });
}

/** Puts a claimed order back into the queue. The draft stays. */
export function releaseClaim(
  { database }: MarkingDependencies,
  teacher: StoredTeacher,
  orderId: string,
): Promise<{ readonly ok: true } | Refused<'marking-unknown' | 'not-claimed' | 'already-sent'>> {
  return database.transaction(async (transaction) => {
    const own = await lockOwnWork(transaction, teacher, orderId);
    if (!own) return { ok: false, refusal: 'marking-unknown' };
    if (!hasClaim(own.order, teacher.accountId)) return { ok: false, refusal: 'not-claimed' };
    if (own.marking.state === 'sent') return { ok: false, refusal: 'already-sent' };
    await endClaim(transaction, own.order);
    return { ok: true };
  });
}

/** Starts a new version of a final marking, as a copy. One that is under way is returned instead. */
export function startVersion(
  { database, clock, ids }: MarkingDependencies,
  teacher: StoredTeacher,
  { orderId, reason }: { readonly orderId: string; readonly reason: string },
): Promise<
  { readonly ok: true; readonly version: number } | Refused<'marking-unknown' | 'marking-open' | 'seed-final'>
> {
  return database.transaction(async (transaction) => {
    const own = await lockOwnWork(transaction, teacher, orderId);
    if (!own) return { ok: false, refusal: 'marking-unknown' };
    const { order, marking } = own;
    if (isSeed(order))
      return { ok: false, refusal: marking.state === 'final' ? 'seed-final' : 'marking-open' };
    if (marking.state !== 'final' && marking.version > 1) return { ok: true, version: marking.version };
    if (!mayStartVersion(order, marking)) return { ok: false, refusal: 'marking-open' };
    const { sentAt: _, finalAt: __, savedAt: ___, ...copied } = marking;
    const version = marking.version + 1;
    const added = await addMarking(transaction, {
      ...copied,
      id: ids.uuid(),
      version,
      changedBecause: reason,
      state: 'draft',
      revision: 0,
      claimedAt: clock.now(),
    });
    await saveComments(transaction, added, await listComments(transaction, marking));
    return { ok: true, version };
  });
}

/** The first two teachers do not agree, and one of them wants a third one to decide. Refused otherwise. */
export function requestThird(
  { database }: MarkingDependencies,
  teacher: StoredTeacher,
  orderId: string,
): Promise<{ readonly ok: true } | Refused<'marking-unknown' | 'no-agreement-needed'>> {
  return database.transaction(async (transaction) => {
    const own = await lockOwnWork(transaction, teacher, orderId);
    if (!own || !mayRead(own.order, own.marking, teacher.accountId))
      return { ok: false, refusal: 'marking-unknown' };
    const markings = await listMarkings(transaction, own.order);
    const place = nextPlace(own.order, { kind: 'third-requested' });
    // A new version that is on its way may bring the agreement.
    if (!place || markings.some(({ state }) => state === 'sent'))
      return { ok: false, refusal: 'no-agreement-needed' };
    await saveOrder(transaction, own.order, { ...place, claimedBy: null, leaseUntil: null });
    return { ok: true };
  });
}

/** Answers the learner's question, once, and writes to the learner. */
export function answerLearner(
  dependencies: MarkingDependencies,
  teacher: StoredTeacher,
  { orderId, text }: { readonly orderId: string; readonly text: string },
): Promise<{ readonly ok: true } | Refused<'marking-unknown' | 'question-unknown' | 'question-answered'>> {
  const { database, clock } = dependencies;
  return database.transaction(async (transaction) => {
    const own = await lockOwnWork(transaction, teacher, orderId);
    if (own?.order.state !== 'done' || !mayRead(own.order, own.marking, teacher.accountId))
      return { ok: false, refusal: 'marking-unknown' };
    const question = await findQuestion(transaction, own.order);
    if (!question) return { ok: false, refusal: 'question-unknown' };
    const answered = await answerQuestion(transaction, own.order, {
      answer: text,
      answeredBy: teacher.accountId,
      answeredAt: clock.now(),
    });
    if (!answered) return { ok: false, refusal: 'question-answered' };
    await mailLearnersAnswer(dependencies, transaction, own.order, text);
    return { ok: true };
  });
}
