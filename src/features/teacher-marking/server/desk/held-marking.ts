import type { Transaction } from '#platform/database/database.ts';
import { mayWrite } from '../../domain/may-write.ts';
import { findOwnMarking, type StoredMarking } from '../marking-store.ts';
import { lockOrder, type StoredOrder } from '../order-store.ts';
import type { StoredTeacher } from '../teacher-store.ts';

/** A locked order with the newest version of the teacher's own marking. */
export type OwnWork = { readonly order: StoredOrder; readonly marking: StoredMarking };

/** Locks an order that the teacher has or had. Undefined: they never had it. */
export async function lockOwnWork(
  transaction: Transaction,
  { accountId }: Pick<StoredTeacher, 'accountId'>,
  orderId: string,
): Promise<OwnWork | undefined> {
  const order = await lockOrder(transaction, orderId);
  const marking = order && (await findOwnMarking(transaction, order, accountId));
  return marking && { order, marking };
}

/** Why a teacher may not change their marking now; undefined: they may. */
export function refuseWriting(
  { order, marking }: OwnWork,
  { accountId }: Pick<StoredTeacher, 'accountId'>,
): 'not-claimed' | 'already-sent' | undefined {
  if (marking.state === 'sent') return 'already-sent';
  return mayWrite(order, marking, accountId) ? undefined : 'not-claimed';
}
