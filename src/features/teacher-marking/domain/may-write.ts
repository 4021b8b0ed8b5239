import { waitsForTeacher, type ClaimableOrder } from './may-claim.ts';
import type { MarkingRole, MarkingState } from './marking.ts';

type MarkingFacts = { readonly version: number; readonly state: MarkingState };
type OrderFacts = Pick<ClaimableOrder, 'state' | 'turn' | 'claimedBy'>;

/** Whether a teacher has claimed an order. A claim whose lease is over still counts until somebody else has it. */
export const hasClaim = (order: OrderFacts, teacherId: string): boolean =>
  order.claimedBy === teacherId && waitsForTeacher(order);

/** Whether a marking may be written again: it is done, or two teachers look for an agreement. */
export const mayStartVersion = (order: OrderFacts, { state }: MarkingFacts): boolean =>
  state === 'final' && (order.state === 'done' || isAgreement(order));

const isAgreement = ({ state, turn }: OrderFacts) => state === 'second-opinion' && turn === 'agreement';

/** Whether a teacher may change a draft of theirs: they have the claim, or it is a new version. */
export function mayWrite(order: OrderFacts, marking: MarkingFacts, teacherId: string): boolean {
  if (marking.state === 'final') return false;
  if (marking.version > 1) return order.state === 'done' || isAgreement(order);
  return hasClaim(order, teacherId);
}

/** Whether a teacher may read an order: they have the claim, or their marking is sent or final. */
export const mayRead = (order: OrderFacts, marking: MarkingFacts, teacherId: string): boolean =>
  hasClaim(order, teacherId) || marking.version > 1 || marking.state !== 'draft';

/**
 * Whether a teacher sees the markings of the others: the third one does, and the first two once both are final. Nobody
 * does while marking blind.
 */
export const seesOthers = (
  order: Pick<OrderFacts, 'state' | 'turn'>,
  { role }: { readonly role: MarkingRole },
): boolean =>
  role === 'third' || order.state === 'done' || order.turn === 'agreement' || order.turn === 'third';
