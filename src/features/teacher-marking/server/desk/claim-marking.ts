import type { Transaction } from '#platform/database/database.ts';
import { refuseClaim, type ClaimRefusal } from '../../domain/may-claim.ts';
import type { CreditKind } from '../../domain/marking-order.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { listMarkings, lockClaims } from '../marking-store.ts';
import { listClaimable, lockOrder, lockOrderIfFree, type StoredOrder } from '../order-store.ts';
import { isSeed } from '../seeds/finish-seed.ts';
import { plantSeed } from '../seeds/plant-seed.ts';
import { startMarking } from '../start-marking.ts';
import type { StoredTeacher } from '../teacher-store.ts';
import { readDay } from '../open-desk.ts';

type Claimed = { readonly ok: true; readonly orderId: string; readonly leaseUntil: Date };
type Refused<R extends string> = { readonly ok: false; readonly refusal: R };

/** Refusals that no other work would change. */
const OF_THE_TEACHER: ReadonlySet<ClaimRefusal> = new Set(['enough-today', 'on-holiday', 'claims-stopped']);

/** How many works are tried before "next" gives up, while other teachers claim them. */
const MOST_TRIED = 60;

async function claimLocked(
  dependencies: MarkingDependencies,
  transaction: Transaction,
  teacher: StoredTeacher,
  order: StoredOrder,
): Promise<Claimed | Refused<ClaimRefusal>> {
  const now = dependencies.clock.now();
  const markings = await listMarkings(transaction, order);
  const isOthers = ({ teacherId }: { readonly teacherId: string | null }) => teacherId !== teacher.accountId;
  if (markings.some((each) => each.state === 'sent' && isOthers(each)))
    return { ok: false, refusal: 'claimed-by-other' };
  const markedBy = markings.flatMap(({ state, teacherId }) =>
    state === 'draft' || teacherId === null ? [] : [teacherId],
  );
  const day = await readDay(transaction, teacher, now);
  // A draft of today goes on without counting a second time.
  const isCounted = markings.some((each) => !isOthers(each));
  const claimedToday = isCounted ? 0 : day.claimedToday;
  const refusal = refuseClaim({ teacher, order, markedBy, now, ...day, claimedToday });
  if (refusal) return { ok: false, refusal };
  const leaseUntil = await startMarking(dependencies, transaction, order, teacher.accountId);
  return { ok: true, orderId: order.id, leaseUntil };
}

/**
 * Claims one order. Of several teachers who claim it at the same time one gets it; the others wait for that and find it
 * claimed. A row that is locked for another reason is not taken for a claimed one.
 */
export function claimMarking(
  dependencies: MarkingDependencies,
  teacher: StoredTeacher,
  orderId: string,
): Promise<Claimed | Refused<ClaimRefusal | 'marking-unknown'>> {
  const { database } = dependencies;
  return database.transaction(
    async (transaction): Promise<Claimed | Refused<ClaimRefusal | 'marking-unknown'>> => {
      await lockClaims(transaction, teacher.accountId);
      await plantSeed(dependencies, transaction, teacher);
      const locked = await lockOrder(transaction, orderId);
      // A seed of another teacher does not exist for this one.
      if (!locked || (isSeed(locked) && locked.seedFor !== teacher.accountId))
        return { ok: false, refusal: 'marking-unknown' };
      return claimLocked(dependencies, transaction, teacher, locked);
    },
  );
}

/** Claims the order that is due first among those that the teacher may mark. */
export function claimNextMarking(
  dependencies: MarkingDependencies,
  teacher: StoredTeacher,
  { kind }: { readonly kind?: CreditKind | undefined },
): Promise<Claimed | Refused<ClaimRefusal | 'nothing-waits'>> {
  return dependencies.database.transaction(
    async (transaction): Promise<Claimed | Refused<ClaimRefusal | 'nothing-waits'>> => {
      await lockClaims(transaction, teacher.accountId);
      await plantSeed(dependencies, transaction, teacher);
      const now = dependencies.clock.now();
      const waiting = await listClaimable(transaction, teacher, { kind }, now, MOST_TRIED);
      for (const { id } of waiting) {
        const locked = await lockOrderIfFree(transaction, id);
        const claimed = locked && (await claimLocked(dependencies, transaction, teacher, locked));
        if (claimed?.ok) return claimed;
        if (claimed && OF_THE_TEACHER.has(claimed.refusal)) return claimed;
      }
      return { ok: false, refusal: 'nothing-waits' };
    },
  );
}
