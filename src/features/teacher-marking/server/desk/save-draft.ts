import { CRITERIA } from '#ielts/criteria/criteria.ts';
import { findMachineEstimate } from '#features/grading/server/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { isComplete, refuseComments } from '../../domain/check-marking.ts';
import type { MarkingContent } from '../../domain/marking.ts';
import { leaseEnd } from '../../domain/lease.ts';
import { hasClaim } from '../../domain/may-write.ts';
import { meanTimesTwo } from '../../domain/mean-band.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { listComments, saveComments, saveMarking, type StoredMarking } from '../marking-store.ts';
import { saveOrder, type StoredOrder } from '../order-store.ts';
import { isSeed } from '../seeds/finish-seed.ts';
import { findStandardWork } from '../seeds/standard-work-store.ts';
import type { StoredTeacher } from '../teacher-store.ts';
import { lockOwnWork, refuseWriting } from './held-marking.ts';
import { viewDraft, type DraftView } from './view-draft.ts';

type SaveInput = {
  readonly orderId: string;
  readonly content: MarkingContent;
  /** The revision that the draft was made from. */
  readonly revision: number;
  readonly complete: boolean;
};

type Outcome =
  | {
      readonly ok: true;
      readonly saved: boolean;
      readonly draft: DraftView;
      readonly leaseUntil: Date | null;
    }
  | {
      readonly ok: false;
      readonly refusal:
        | 'marking-unknown'
        | 'not-claimed'
        | 'already-sent'
        | 'marking-incomplete'
        | 'quote-not-in-work'
        | 'anchor-not-in-work';
    };

/** Saves a draft and renews the claim. A draft that was made from an older revision replaces nothing. */
export function saveDraft(
  dependencies: MarkingDependencies,
  teacher: StoredTeacher,
  { orderId, content, revision, complete }: SaveInput,
): Promise<Outcome> {
  const { database, clock, rules } = dependencies;
  return database.transaction(async (transaction): Promise<Outcome> => {
    const own = await lockOwnWork(transaction, teacher, orderId);
    if (!own) return { ok: false, refusal: 'marking-unknown' };
    const { order, marking } = own;
    const refusal = refuseWriting(own, teacher) ?? refuseComments(order.work, content);
    if (refusal) return { ok: false, refusal };
    if (revision !== marking.revision) {
      const comments = await listComments(transaction, marking);
      const draft = viewDraft(order, marking, comments, rules);
      return { ok: true, saved: false, draft, leaseUntil: order.leaseUntil };
    }
    const ordered = CRITERIA[order.kind].flatMap((criterion) =>
      content.criteria.filter((each) => each.criterion === criterion),
    );
    const isWhole = ordered.length === CRITERIA[order.kind].length;
    if (!isWhole || (complete && !isComplete(content))) return { ok: false, refusal: 'marking-incomplete' };
    const now = clock.now();
    const bandsTimesTwo = ordered.map(({ timesTwo }) => timesTwo);
    const saved = await saveMarking(transaction, marking, {
      revision: marking.revision + 1,
      bandsTimesTwo,
      reasons: ordered.map(({ reason }) => reason),
      letter: content.letter,
      savedAt: now,
      ...(complete && marking.completeAt === null
        ? { completeAt: now, ...(await readBlindBands(transaction, order, bandsTimesTwo)) }
        : {}),
    });
    await saveComments(transaction, marking, content.comments);
    const leaseUntil = hasClaim(order, teacher.accountId) ? leaseEnd(now, rules) : null;
    if (leaseUntil) await saveOrder(transaction, order, { leaseUntil });
    return { ok: true, saved: true, draft: viewDraft(order, saved, content.comments, rules), leaseUntil };
  });
}

/** The bands as they were before the teacher saw the machine's, and the machine's. */
async function readBlindBands(
  transaction: Transaction,
  order: StoredOrder,
  bands: readonly (number | null)[],
): Promise<Partial<StoredMarking>> {
  const { source, candidateId, subjectId, kind } = order;
  const blind = { blindTimesTwo: bands.flatMap((band) => (band === null ? [] : [band])) };
  if (isSeed(order)) {
    const standard = await findStandardWork(transaction, order.seedOf);
    return {
      ...blind,
      machineLowTimesTwo: standard?.machineLowTimesTwo ?? null,
      machineHighTimesTwo: standard?.machineHighTimesTwo ?? null,
      machineCriteriaTimesTwo: standard?.machineCriteriaTimesTwo ?? null,
    };
  }
  if (source !== 'work') return blind;
  const machine = await findMachineEstimate(transaction, { candidateId, id: subjectId });
  const band = machine?.band;
  return {
    ...blind,
    machineLowTimesTwo: band ? Math.round(band.low * 2) : null,
    machineHighTimesTwo: band ? Math.round(band.high * 2) : null,
    machineCriteriaTimesTwo: CRITERIA[kind].map((criterion) => {
      const found = machine?.criteria.find((each) => each.criterion === criterion);
      return found ? meanTimesTwo([found.low * 2, found.high * 2]) : null;
    }),
  };
}
