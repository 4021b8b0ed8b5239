import type { Transaction } from '#platform/database/database.ts';
import { decideCancellation } from '../../domain/change-cost.ts';
import { lockLearner, lockTeacher } from '../booking-lock-store.ts';
import { findLastMover, lockBooking } from '../booking-store.ts';
import { listComingOf } from '../jobs/watched-lessons-store.ts';
import { endBooking, type EndingDependencies } from '../lessons/cancel-booking.ts';

/**
 * Cancels the coming lessons of an account that is deleted in this transaction, so that each teacher reads of it. The job
 * of every minute has mostly done so before.
 */
export async function cancelComingLessons(
  dependencies: EndingDependencies,
  transaction: Transaction,
  learnerId: string,
): Promise<void> {
  const { clock, rules } = dependencies;
  const now = clock.now();
  const seen = await listComingOf(transaction, [learnerId], now);
  for (const teacher of [...new Set(seen.map((each) => each.teacher))].sort())
    await lockTeacher(transaction, teacher);
  await lockLearner(transaction, learnerId);
  for (const { id } of seen) {
    const booking = await lockBooking(transaction, id);
    if (!booking) continue;
    const movedBy = await findLastMover(transaction, id);
    const cost = decideCancellation(booking, { by: 'learner', now, rules, movedBy });
    if (cost.ok) await endBooking(dependencies, transaction, booking, { by: 'learner', reason: '', cost });
  }
}
