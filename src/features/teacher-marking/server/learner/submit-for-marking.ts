import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { findPerson } from '#features/accounts/server/index.ts';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import { DEFAULT_LANGUAGE } from '#platform/i18n/language.ts';
import { needsSecondMarking } from '../../domain/choose-double.ts';
import { dueAt } from '../../domain/deadline.ts';
import { creditKindOf, type Payment } from '../../domain/marking-order.ts';
import { creditsLeft, useCredit } from '../../domain/wallet.ts';
import { applyChange, lockWallet, readWallet } from '../credit-store.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import {
  addOrder,
  findOrderOfSubject,
  isRightUsed,
  lockSubmissions,
  type StoredOrder,
} from '../order-store.ts';
import { readSubmission, type Submission, type WorkAddress } from './read-submission.ts';

type Learner = { readonly accountId: string };

type Included = { readonly paidBy: Exclude<Payment, 'credit'>; readonly right: string };

/** What a plan or course that the learner has now includes, used or not. */
async function findInclusion(
  { clock, findEntitlements }: MarkingDependencies,
  { accountId }: Learner,
  { inclusion }: Submission,
): Promise<Included | undefined> {
  if (!inclusion) return undefined;
  const entitlements = await findEntitlements(accountId);
  const isEntitled = entitlements.some(
    ({ key, accessUntil }) => key === inclusion.key && accessUntil > clock.now(),
  );
  return isEntitled ? { paidBy: inclusion.by, right: inclusion.right } : undefined;
}

/** The same, unless it is used. Undefined: a credit is needed. */
async function findUnused(
  database: DatabaseOrTransaction,
  { accountId }: Learner,
  included: Included | undefined,
): Promise<Included | undefined> {
  return included && !(await isRightUsed(database, accountId, included.right)) ? included : undefined;
}

/** What would pay for a submission now. Null: nothing. */
export async function findPayment(
  dependencies: MarkingDependencies,
  learner: Learner,
  submission: Submission,
): Promise<Payment | null> {
  const { database } = dependencies;
  const included = await findInclusion(dependencies, learner, submission);
  const unused = await findUnused(database, learner, included);
  if (unused) return unused.paidBy;
  const wallet = await readWallet(database, learner.accountId);
  return creditsLeft(wallet, creditKindOf(submission.kind), dependencies.clock.now()) > 0 ? 'credit' : null;
}

type Outcome =
  | { readonly ok: true; readonly order: StoredOrder }
  | {
      readonly ok: false;
      readonly refusal:
        | 'work-unknown'
        | 'work-open'
        | 'work-not-graded'
        | 'nothing-recorded'
        | 'recordings-arriving'
        | 'credit-needed';
    };

/** Submits a work for marking. The order and the use of what pays for it are committed together. */
export async function submitForMarking(
  dependencies: MarkingDependencies,
  learner: Learner,
  { address, isAppeal }: { readonly address: WorkAddress; readonly isAppeal: boolean },
): Promise<Outcome> {
  const { database } = dependencies;
  const read = await readSubmission(dependencies, learner, address);
  if (!read.ok) return read;
  const { submission } = read;
  if (isAppeal && !submission.hasMachineBand) return { ok: false, refusal: 'work-not-graded' };
  const inclusion = await findInclusion(dependencies, learner, submission);
  return database.transaction(async (transaction): Promise<Outcome> => {
    await lockSubmissions(transaction, learner.accountId);
    const before = await findOrderOfSubject(transaction, submission.subjectId);
    if (before) return { ok: true, order: before };
    const included = await findUnused(transaction, learner, inclusion);
    const id = dependencies.ids.uuid();
    if (!included && !(await payWithCredit(dependencies, transaction, learner, submission, id))) {
      return { ok: false, refusal: 'credit-needed' };
    }
    return {
      ok: true,
      order: await storeOrder(dependencies, transaction, learner, submission, { id, isAppeal, included }),
    };
  });
}

async function payWithCredit(
  { clock, ids }: MarkingDependencies,
  transaction: Transaction,
  { accountId }: Learner,
  { kind }: Submission,
  orderId: string,
): Promise<boolean> {
  const now = clock.now();
  const wallet = await lockWallet(transaction, accountId);
  const used = useCredit(wallet, { kind: creditKindOf(kind), orderId, now });
  if (!used.ok) return false;
  return applyChange(transaction, used.change, { accountId, entryId: ids.uuid(), source: '', at: now });
}

type OrderFacts = {
  readonly id: string;
  readonly isAppeal: boolean;
  readonly included: Included | undefined;
};

async function storeOrder(
  { clock, rules }: MarkingDependencies,
  transaction: Transaction,
  { accountId }: Learner,
  submission: Submission,
  { id, isAppeal, included }: OrderFacts,
): Promise<StoredOrder> {
  const now = clock.now();
  const { inclusion: _, hasMachineBand: __, ...facts } = submission;
  const person = await findPerson(transaction, accountId);
  return addOrder(transaction, {
    ...facts,
    id,
    accountId,
    language: person?.language ?? DEFAULT_LANGUAGE,
    words: countWrittenWords(submission.work.text),
    isAppeal,
    paidBy: included?.paidBy ?? 'credit',
    includedRight: included?.right ?? null,
    needsSecond: needsSecondMarking({ id, isAppeal }, rules.doubleShare),
    state: 'waiting',
    turn: 'first',
    submittedAt: now,
    dueAt: dueAt(now, rules),
  });
}
