import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { hashOf } from '../../domain/choose-double.ts';
import { isOnHoliday } from '../../domain/may-claim.ts';
import { MINUTE_MS } from '../../domain/marking-rules.ts';
import { isSeedDue } from '../../domain/seeds.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { countClaimedSince, lockClaims } from '../marking-store.ts';
import { readDay } from '../open-desk.ts';
import { addOrder, listClaimable } from '../order-store.ts';
import type { StoredTeacher } from '../teacher-store.ts';
import { hasOpenSeed } from '../seed-store.ts';
import { findUnseenStandardWork } from './standard-work-store.ts';

type Dependencies = Pick<MarkingDependencies, 'database' | 'clock' | 'ids' | 'rules'>;

/** A seed is due so many minutes before the work that it stands in front of, at most. */
const MOST_MINUTES_BEFORE = 10;

async function isDue(
  { clock, rules }: Dependencies,
  database: DatabaseOrTransaction,
  teacher: StoredTeacher,
): Promise<boolean> {
  const { accountId: teacherId, dailyMost } = teacher;
  if (rules.seeds.every === 0 && rules.seeds.ofDay === 0) return false;
  const { today, claimedToday, isStopped } = await readDay(database, teacher, clock.now());
  if (isStopped || claimedToday >= dailyMost || isOnHoliday(teacher, today)) return false;
  const claims = await countClaimedSince(database, teacherId, new Date(0));
  if (!isSeedDue({ teacherId, claims, claimedToday }, rules.seeds)) return false;
  return !(await hasOpenSeed(database, teacherId));
}

/**
 * Puts a seed in front of a teacher's queue if one is due. It gets the times of the work that is first now, so it looks
 * like any other. Without a waiting work, or a standard work that is new to the teacher, there is none. The caller has
 * locked the teacher's claims.
 */
export async function plantSeed(
  dependencies: Dependencies,
  transaction: Transaction,
  teacher: StoredTeacher,
): Promise<void> {
  if (!(await isDue(dependencies, transaction, teacher))) return;
  const standard = await findUnseenStandardWork(transaction, teacher);
  if (!standard) return;
  const [first] = await listClaimable(transaction, teacher, {}, dependencies.clock.now(), 1);
  if (!first) return;
  const id = dependencies.ids.uuid();
  const beforeMs = (1 + (hashOf(id) % (MOST_MINUTES_BEFORE * 60))) * (MINUTE_MS / 60);
  const { kind, module, language, work, words } = standard;
  await addOrder(transaction, {
    id,
    candidateId: standard.id,
    accountId: standard.id,
    subjectId: id,
    seedOf: standard.id,
    seedFor: teacher.accountId,
    source: 'task',
    kind,
    module,
    language,
    work,
    words,
    isAppeal: false,
    paidBy: 'course',
    needsSecond: false,
    state: 'waiting',
    turn: 'first',
    submittedAt: new Date(first.submittedAt.getTime() - beforeMs),
    dueAt: new Date(first.dueAt.getTime() - beforeMs),
  });
}

/** The same before a teacher reads the queue, so that a seed is there to be chosen like any other work. */
export async function plantSeedInQueue(dependencies: Dependencies, teacher: StoredTeacher): Promise<void> {
  const { database } = dependencies;
  if (!(await isDue(dependencies, database, teacher))) return;
  await database.transaction(async (transaction) => {
    await lockClaims(transaction, teacher.accountId);
    await plantSeed(dependencies, transaction, teacher);
  });
}
