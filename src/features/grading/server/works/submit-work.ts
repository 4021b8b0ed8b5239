import type { Actor } from '#platform/http/actor.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Jobs } from '#platform/jobs/start-jobs.ts';
import { maySubmit } from '../../domain/works/daily-limit.ts';
import { mayRedraft } from '../../domain/works/redraft.ts';
import type { QueueDependencies } from './grading-dependencies.ts';
import { GRADE_WORKS } from './job-kinds.ts';
import { mayHearAgain } from './may-hear-again.ts';
import { isGraded, listPlans } from './plans-of.ts';
import {
  addDraft,
  countSubmitted,
  findWork,
  findWorkForUpdate,
  listDrafts,
  lockSubmissions,
  saveDraft,
  submitDraft,
  waitAgain,
  type StoredWork,
} from './work-store.ts';

type Dependencies = Pick<QueueDependencies, 'database' | 'clock' | 'findEntitlements' | 'isFreeTest'> & {
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
};
type Query = { readonly candidates: Candidates; readonly workId: string };
type Submission = {
  readonly text: string;
  readonly sequence: number;
  readonly local?: boolean | undefined;
  readonly actor: Actor | undefined;
};

type Outcome<Refusal> =
  | { readonly ok: true; readonly work: StoredWork }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Saves a draft and submits it, in one transaction with the job that grades it. Refused with the text saved: it has no
 * words, no plan grades it, or the day's limit is reached. A second submission changes nothing.
 */
export async function submitWork(
  dependencies: Dependencies,
  query: Query,
  { text, sequence, local, actor }: Submission,
): Promise<Outcome<'work-unknown' | 'work-empty' | 'plan-needed' | 'too-many-essays'>> {
  const { database, clock, jobs } = dependencies;
  const plans = await listPlans(dependencies, actor);
  return database.transaction(async (transaction) => {
    const work = await findWorkForUpdate(transaction, query);
    if (!work) return { ok: false, refusal: 'work-unknown' };
    if (work.state !== 'draft') return { ok: true, work };
    const now = clock.now();
    await saveDraft(transaction, work, { text, sequence }, now);
    const saved = (await findWork(transaction, query)) ?? work;
    if (saved.text.trim() === '') return { ok: false, refusal: 'work-empty' };
    if (!isGraded(dependencies, work, plans)) return { ok: false, refusal: 'plan-needed' };
    await lockSubmissions(transaction, work.candidateId);
    if (!maySubmit(work, await countSubmitted(transaction, query.candidates, now))) {
      return { ok: false, refusal: 'too-many-essays' };
    }
    await submitDraft(transaction, work, { localOnly: local ?? false, now });
    await jobs.enqueue(transaction, GRADE_WORKS, {});
    return { ok: true, work: (await findWork(transaction, query)) ?? saved };
  });
}

/**
 * Puts a locked or failed work into the queue again, or an interview that may be written down only now. Any other stays
 * as it is.
 */
export async function gradeAgain(
  dependencies: Dependencies & { readonly model: { readonly host: string } | null },
  query: Query,
  actor: Actor | undefined,
): Promise<Outcome<'work-unknown' | 'plan-needed'>> {
  const { database, clock, jobs } = dependencies;
  const plans = await listPlans(dependencies, actor);
  return database.transaction(async (transaction) => {
    const work = await findWorkForUpdate(transaction, query);
    if (!work) return { ok: false, refusal: 'work-unknown' };
    const isUngraded = work.state === 'locked' || work.state === 'failed';
    const host = dependencies.model?.host ?? null;
    if (!isUngraded && !(await mayHearAgain(transaction, work, host))) return { ok: true, work };
    if (!isGraded(dependencies, work, plans)) return { ok: false, refusal: 'plan-needed' };
    await waitAgain(transaction, work, clock.now());
    await jobs.enqueue(transaction, GRADE_WORKS, {});
    return { ok: true, work: (await findWork(transaction, query)) ?? work };
  });
}

/**
 * Opens a new draft of a graded text; it starts as the old one. An open draft of the same text is returned instead of a
 * second one.
 */
export async function redraftWork(
  dependencies: Dependencies,
  query: Query,
  actor: Actor | undefined,
): Promise<
  | { readonly ok: true; readonly reply: { readonly work_id: string } }
  | { readonly ok: false; readonly refusal: 'work-unknown' | 'work-not-graded' | 'plan-needed' }
> {
  const { database, clock, ids } = dependencies;
  const plans = await listPlans(dependencies, actor);
  return database.transaction(async (transaction) => {
    const work = await findWorkForUpdate(transaction, query);
    if (!work) return { ok: false, refusal: 'work-unknown' };
    const drafts = await listDrafts(transaction, work);
    const open = drafts.find(({ state }) => state === 'draft');
    if (open) return { ok: true, reply: { work_id: open.id } };
    if (!mayRedraft(work, drafts)) return { ok: false, refusal: 'work-not-graded' };
    if (!isGraded(dependencies, { ...work, source: 'practice' }, plans)) {
      return { ok: false, refusal: 'plan-needed' };
    }
    const id = ids.uuid();
    const now = clock.now();
    const { candidateId, kind, mockTest, taskNumber, sectionVersion, promptId, task, text, firstDraft } =
      work;
    await addDraft(transaction, {
      candidateId,
      id,
      kind,
      mockTest,
      taskNumber,
      sectionVersion,
      promptId,
      task,
      text,
      firstDraft,
      draft: Math.max(...drafts.map(({ draft }) => draft)) + 1,
      startedAt: now,
      savedAt: now,
    });
    return { ok: true, reply: { work_id: id } };
  });
}
