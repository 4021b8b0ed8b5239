import { CRITERIA } from '#ielts/criteria/criteria.ts';
import { noteTaskMarked } from '#features/courses/server/index.ts';
import { addTeacherGrade } from '#features/grading/server/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { finalBands } from '../../domain/combine-markings.ts';
import { bandsByRole } from '../../domain/counting-markings.ts';
import { meanTimesTwo } from '../../domain/mean-band.ts';
import { nextPlace } from '../../domain/order-events.ts';
import { mailMarkingDone } from '../mails/send-marking-mails.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { listMarkings, listSentBefore, saveMarking, type StoredMarking } from '../marking-store.ts';
import { lockOrder, saveOrder, type StoredOrder } from '../order-store.ts';
import { finishSeed, isSeed } from '../seeds/finish-seed.ts';

type Dependencies = Pick<
  MarkingDependencies,
  'database' | 'clock' | 'ids' | 'rules' | 'outbox' | 'school' | 'config'
>;

const MOST_AT_ONCE = 100;

/**
 * Makes sent markings final whose minute is over, and releases those that need no other teacher. Returns how many. Each
 * is one transaction, so a process that ends meanwhile has released a marking or not, and never twice.
 */
export async function releaseMarkings(dependencies: Dependencies): Promise<number> {
  const { database, clock, rules } = dependencies;
  const before = new Date(clock.now().getTime() - rules.undoSeconds * 1000);
  const sent = await listSentBefore(database, before, MOST_AT_ONCE);
  let released = 0;
  for (const marking of sent) {
    const isReleased = await database.transaction((transaction) =>
      release(dependencies, transaction, marking),
    );
    if (isReleased) released += 1;
  }
  return released;
}

/** False: the marking was taken back, or released by another process. */
async function release(
  dependencies: Dependencies,
  transaction: Transaction,
  { orderId, id }: StoredMarking,
): Promise<boolean> {
  const order = await lockOrder(transaction, orderId);
  const current = order && (await listMarkings(transaction, order)).find((each) => each.id === id);
  if (!order || current?.state !== 'sent') return false;
  const now = dependencies.clock.now();
  const marking = await saveMarking(transaction, current, { state: 'final', finalAt: now });
  if (isSeed(order)) {
    await finishSeed(dependencies, transaction, order, marking);
    return true;
  }
  const bands = bandsByRole(await listMarkings(transaction, order));
  const place = nextPlace(order, { kind: 'marked', needsSecond: order.needsSecond, bands });
  // The school cancelled the order in that minute.
  if (!place) return false;
  const agreed = finalBands(bands);
  await saveOrder(transaction, order, {
    ...place,
    // A new version of a finished marking takes nothing from the teacher who has the order.
    ...(order.state === 'done' ? {} : { claimedBy: null, leaseUntil: null }),
    ...(place.state === 'done' && agreed ? { bandsTimesTwo: [...agreed], doneAt: order.doneAt ?? now } : {}),
  });
  if (place.state === 'done' && agreed)
    await giveToLearner(dependencies, transaction, order, marking, agreed);
  return true;
}

/** Stores the bands where the learner's other pages find them, and writes to the learner. */
async function giveToLearner(
  dependencies: Dependencies,
  transaction: Transaction,
  order: StoredOrder,
  marking: StoredMarking,
  bands: readonly number[],
): Promise<void> {
  const { candidateId, subjectId, kind } = order;
  const key = { candidateId, id: subjectId };
  if (order.source === 'work') {
    await addTeacherGrade(transaction, {
      key,
      version: `${order.id} ${marking.id}`,
      band: meanTimesTwo(bands) / 2,
      criteria: CRITERIA[kind].map((criterion, at) => ({ criterion, band: (bands[at] ?? 0) / 2 })),
      at: dependencies.clock.now(),
    });
  } else await noteTaskMarked(transaction, key);
  const reason = order.doneAt === null ? null : marking.changedBecause;
  await mailMarkingDone(dependencies, transaction, order, { markingId: marking.id, bands, reason });
}
