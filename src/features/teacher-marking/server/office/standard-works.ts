import type { z } from 'zod';
import { listLeaving, listPeople } from '#features/accounts/server/index.ts';
import { findMachineEstimate } from '#features/grading/server/index.ts';
import { CRITERIA } from '#ielts/criteria/criteria.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { shownMarking } from '../../domain/counting-markings.ts';
import { meanTimesTwo } from '../../domain/mean-band.ts';
import type { getStandardWorkProposal, listStandardWorks as listCall } from '../../standard-work-contract.ts';
import { agreesToStandardWorks } from '../calibration/consent-store.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { listMarkings } from '../marking-store.ts';
import { findOrder, type StoredOrder } from '../order-store.ts';
import { isSeed } from '../seeds/finish-seed.ts';
import { countResults } from '../seed-store.ts';
import {
  addStandardWork,
  deleteWaitingSeeds,
  findStandardWork,
  findStandardWorkOf,
  listStandardWorks,
  saveRetirement,
  type StandardWork,
} from '../seeds/standard-work-store.ts';

type Refused<R extends string> = { readonly ok: false; readonly refusal: R };
type MakingRefusal =
  | 'marking-unknown'
  | 'marking-open'
  | 'not-an-essay'
  | 'consent-missing'
  | 'standard-work-exists';
type Proposal = z.input<(typeof getStandardWorkProposal)['reply']>;
type ListedWork = z.input<(typeof listCall)['reply']>['standard_works'][number];
type Source = { readonly order: StoredOrder; readonly bands: readonly number[] };

/** In UTF-16 units. */
const LONGEST_PROMPT = 160;

const agreedOf = (
  { kind }: Pick<StandardWork, 'kind'>,
  bands: readonly number[],
  reasons: readonly string[],
): ListedWork['agreed'] =>
  CRITERIA[kind].map((criterion, at) => ({
    criterion,
    band: (bands[at] ?? 0) / 2,
    reason: reasons[at] ?? '',
  }));

/** A released marking that may become a standard work. */
async function findSource(
  database: DatabaseOrTransaction,
  orderId: string,
): Promise<({ readonly ok: true } & Source) | Refused<MakingRefusal>> {
  const order = await findOrder(database, orderId);
  if (!order || isSeed(order)) return { ok: false, refusal: 'marking-unknown' };
  if (order.state !== 'done' || !order.bandsTimesTwo) return { ok: false, refusal: 'marking-open' };
  if (order.kind === 'speaking' || order.words === 0) return { ok: false, refusal: 'not-an-essay' };
  const { accountId } = order;
  // The text of somebody who leaves would be removed within a week.
  const isLeaving = (await listLeaving(database, [accountId])).has(accountId);
  if (isLeaving || !(await agreesToStandardWorks(database, accountId)))
    return { ok: false, refusal: 'consent-missing' };
  if (await findStandardWorkOf(database, orderId)) return { ok: false, refusal: 'standard-work-exists' };
  return { ok: true, order, bands: order.bandsTimesTwo };
}

/** What a marking would be as a standard work, with the released bands and reasons to start from. */
export async function proposeStandardWork(
  { database }: MarkingDependencies,
  orderId: string,
): Promise<{ readonly ok: true; readonly proposal: Proposal } | Refused<MakingRefusal>> {
  const source = await findSource(database, orderId);
  if (!source.ok) return source;
  const { order, bands } = source;
  const shown = shownMarking(await listMarkings(database, order));
  const { kind, module, words, work } = order;
  return {
    ok: true,
    proposal: {
      kind,
      module,
      words,
      prompt: work.task?.prompt ?? '',
      text: work.text,
      agreed: agreedOf(order, bands, shown?.reasons ?? []),
    },
  };
}

type Making = {
  readonly orderId: string;
  readonly by: string;
  readonly agreed: readonly { readonly band: number; readonly reason: string }[];
};

/** Makes a standard work of a released marking. */
export function makeStandardWork(
  { database, clock, ids }: MarkingDependencies,
  { orderId, by, agreed }: Making,
): Promise<{ readonly ok: true; readonly id: string } | Refused<MakingRefusal>> {
  return database.transaction(async (transaction) => {
    const source = await findSource(transaction, orderId);
    if (!source.ok) return source;
    const { accountId, candidateId, subjectId, kind, module, language, work, words } = source.order;
    const machine =
      source.order.source === 'work'
        ? await findMachineEstimate(transaction, { candidateId, id: subjectId })
        : undefined;
    const added = await addStandardWork(transaction, {
      id: ids.uuid(),
      accountId,
      orderId,
      subjectId,
      kind,
      module,
      language,
      work,
      words,
      machineLowTimesTwo: machine?.band ? Math.round(machine.band.low * 2) : null,
      machineHighTimesTwo: machine?.band ? Math.round(machine.band.high * 2) : null,
      machineCriteriaTimesTwo: CRITERIA[kind].map((criterion) => {
        const found = machine?.criteria.find((each) => each.criterion === criterion);
        return found ? meanTimesTwo([found.low * 2, found.high * 2]) : null;
      }),
      agreedTimesTwo: agreed.map(({ band }) => Math.round(band * 2)),
      reasons: agreed.map(({ reason }) => reason),
      madeBy: by,
      madeAt: clock.now(),
    });
    return added ? { ok: true, id: added.id } : { ok: false, refusal: 'standard-work-exists' };
  });
}

/** The standard works of the school. */
export async function viewStandardWorks({ database }: MarkingDependencies): Promise<ListedWork[]> {
  const works = await listStandardWorks(database);
  const marked = await countResults(database);
  const admins = works.flatMap(({ madeBy, retiredBy }) => [madeBy ?? [], retiredBy ?? []].flat());
  const people = new Map(
    (await listPeople(database, [...new Set(admins)])).map((each) => [each.accountId, each]),
  );
  const nameOf = (accountId: string | null) => (accountId && people.get(accountId)?.name) || '';
  return works.map((work) => ({
    standard_work_id: work.id,
    marking_order_id: work.orderId,
    kind: work.kind,
    module: work.module,
    words: work.words,
    prompt: work.work?.task?.prompt.slice(0, LONGEST_PROMPT) ?? '',
    has_text: work.work !== null,
    agreed: agreedOf(work, work.agreedTimesTwo, work.reasons),
    band: meanTimesTwo(work.agreedTimesTwo) / 2,
    made_at: work.madeAt.toISOString(),
    made_by: nameOf(work.madeBy),
    retired_at: work.retiredAt?.toISOString() ?? null,
    retired_by: nameOf(work.retiredBy),
    marked: marked.get(work.id) ?? 0,
  }));
}

/** Takes a standard work out of use. Doing it again changes nothing. */
export function retireStandardWork(
  { database, clock }: MarkingDependencies,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<{ readonly ok: true } | Refused<'standard-work-unknown'>> {
  return database.transaction(async (transaction) => {
    const work = await findStandardWork(transaction, id);
    if (!work) return { ok: false, refusal: 'standard-work-unknown' };
    if (work.retiredAt) return { ok: true };
    await saveRetirement(transaction, id, { at: clock.now(), by });
    await deleteWaitingSeeds(transaction, id);
    return { ok: true };
  });
}

/** Takes a retired standard work into use again, if its text is still there. */
export function restoreStandardWork(
  { database }: MarkingDependencies,
  id: string,
): Promise<{ readonly ok: true } | Refused<'standard-work-unknown' | 'text-removed'>> {
  return database.transaction(async (transaction) => {
    const work = await findStandardWork(transaction, id);
    if (!work) return { ok: false, refusal: 'standard-work-unknown' };
    if (!work.work) return { ok: false, refusal: 'text-removed' };
    await saveRetirement(transaction, id, null);
    return { ok: true };
  });
}
