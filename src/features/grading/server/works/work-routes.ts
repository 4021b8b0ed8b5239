import { instantText } from '#platform/clock/instant-text.ts';
import type { CandidateIdentity } from '#features/accounts/server/index.ts';
import type { WritingTask } from '#ielts/paper/writing-paper.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import type { Jobs } from '#platform/jobs/start-jobs.ts';
import * as contract from '../../works-contract.ts';
import { ESSAYS_A_DAY, essaysLeft, MOST_DRAFTS } from '../../domain/works/daily-limit.ts';
import { plansThatGrade } from '../../domain/works/work-plans.ts';
import { findChoice, saveChoice } from './choice-store.ts';
import { GRADE_WORKS } from './job-kinds.ts';
import { isGraded, listPlans } from './plans-of.ts';
import { WORK_REFUSALS as REFUSALS } from './refusals.ts';
import { redraftWork, submitWork, gradeAgain } from './submit-work.ts';
import { viewQueue, viewSummaries, viewWork, type ViewDependencies } from './view-work.ts';
import type { serviceOf } from './work-graders.ts';
import type { WorkSources } from './work-sources.ts';
import {
  addDraft,
  countDrafts,
  countSubmitted,
  deleteDraft,
  findWork,
  findWorkForUpdate,
  listSteps,
  listWorks,
  listWorksOfAttempt,
  markSeen,
  markWoken,
  saveDraft,
  type StoredWork,
} from './work-store.ts';

export type WorkRouteDependencies = ViewDependencies & {
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly candidateIdentity: Pick<CandidateIdentity, 'findOrAdd'>;
  readonly sources: Pick<WorkSources, 'listTextSteps' | 'recordingAddress'>;
  /** The language model; null: none is set up. */
  readonly model: ReturnType<typeof serviceOf>;
};

const OWN_TASK = {
  'writing-task-1': { minutes: 20, minWords: 150 },
  'writing-task-2': { minutes: 40, minWords: 250 },
};

/** A task with the learner's own prompt. A report without its chart's figures is read as an essay to a prompt. */
function ownTask(kind: keyof typeof OWN_TASK, prompt: string): WritingTask {
  const number = kind === 'writing-task-1' ? 1 : 2;
  return number === 1
    ? { type: 'chart', number, ...OWN_TASK[kind], prompt, charts: [] }
    : { type: 'essay', number, ...OWN_TASK[kind], prompt };
}

/** The calls about works. Only the learner who wrote a work finds it. */
export function mountWorkRoutes(api: Api, dependencies: WorkRouteDependencies): void {
  const { database, clock, ids, jobs } = dependencies;
  const serverNow = () => instantText(clock.now().getTime());

  /** A work of a mock test waits from its submission on; the first look at it asks for the job. */
  const wake = (works: readonly StoredWork[]) =>
    works.some(({ state, wokenAt }) => state === 'waiting' && wokenAt === null)
      ? database.transaction(async (transaction) => {
          let woken = false;
          for (const work of works) woken = (await markWoken(transaction, work, clock.now())) || woken;
          if (woken) await jobs.enqueue(transaction, GRADE_WORKS, {});
        })
      : undefined;

  mountEndpoint(api, contract.listWorks, {}, async ({ actor, candidates }) => {
    const works = candidates ? await listWorks(database, candidates) : [];
    const plans = await listPlans(dependencies, actor);
    const submitted = candidates
      ? await countSubmitted(database, candidates, clock.now())
      : { essays: 0, redrafts: 0 };
    await wake(works);
    return {
      ok: true,
      reply: {
        works: await viewSummaries(dependencies, works),
        practice: {
          open: isGraded(dependencies, { kind: 'writing-task-2', source: 'practice', mockTest: null }, plans),
          left: essaysLeft(submitted),
          most: ESSAYS_A_DAY,
        },
        server_now: serverNow(),
      },
    };
  });

  mountEndpoint(api, contract.listWorksOfAttempt, REFUSALS, async ({ params, candidates }) => {
    const works = await listWorksOfAttempt(database, candidates, params.attemptId);
    await wake(works);
    const queue = await viewQueue(dependencies, works);
    const summaries = await viewSummaries(dependencies, works);
    return {
      ok: true,
      reply: { works: summaries.map((each) => ({ ...each, queue: queue.get(each.work_id) ?? null })) },
    };
  });

  mountEndpoint(api, contract.startWork, REFUSALS, async ({ body, actor }, context) => {
    const prompt =
      'prompt_id' in body
        ? dependencies.findPrompt(body.prompt_id)
        : { kind: body.kind, task: ownTask(body.kind, body.own_prompt.trim()) };
    if (!prompt) return { ok: false, refusal: 'prompt-unknown' };
    const plans = await listPlans(dependencies, actor);
    if (!plansThatGrade(prompt.kind).some((plan) => plans.includes(plan))) {
      return { ok: false, refusal: 'plan-needed' };
    }
    const learner = await dependencies.candidateIdentity.findOrAdd(context, actor);
    if ((await countDrafts(database, learner.candidates)) >= MOST_DRAFTS) {
      return { ok: false, refusal: 'too-many-drafts' };
    }
    const id = ids.uuid();
    const now = clock.now();
    await database.transaction((transaction) =>
      addDraft(transaction, {
        candidateId: learner.candidateId,
        id,
        kind: prompt.kind,
        taskNumber: prompt.task.number,
        promptId: 'prompt_id' in body ? body.prompt_id : null,
        task: prompt.task,
        text: '',
        firstDraft: id,
        startedAt: now,
        savedAt: now,
      }),
    );
    return { ok: true, reply: { work_id: id } };
  });

  mountEndpoint(api, contract.getWork, REFUSALS, async ({ params, actor, candidates }, context) => {
    const work = await findWork(database, { candidates, ...params });
    if (!work) return { ok: false, refusal: 'work-unknown' };
    await wake([work]);
    const reply = await viewWork(dependencies, work, {
      actor,
      candidates,
      language: context.get('language'),
    });
    await markSeen(database, work, clock.now());
    return { ok: true, reply };
  });

  mountEndpoint(api, contract.getWorkState, REFUSALS, async ({ params, candidates }) => {
    const work = await findWork(database, { candidates, ...params });
    if (!work) return { ok: false, refusal: 'work-unknown' };
    await wake([work]);
    const queue = await viewQueue(dependencies, [work]);
    return { ok: true, reply: { state: work.state, queue: queue.get(work.id) ?? null } };
  });

  mountEndpoint(api, contract.saveWork, REFUSALS, async ({ params, body, candidates }) =>
    database.transaction(async (transaction) => {
      const query = { candidates, ...params };
      const work = await findWorkForUpdate(transaction, query);
      if (!work) return { ok: false, refusal: 'work-unknown' };
      await saveDraft(transaction, work, body, clock.now());
      const stored = (await findWork(transaction, query)) ?? work;
      const { text, sequence, state } = stored;
      return { ok: true, reply: { text, sequence, state, server_now: serverNow() } };
    }),
  );

  mountEndpoint(api, contract.submitWork, REFUSALS, async ({ params, body, actor, candidates }) => {
    const outcome = await submitWork(dependencies, { candidates, ...params }, { ...body, actor });
    if (!outcome.ok) return outcome;
    const { work } = outcome;
    const queue = await viewQueue(dependencies, [work]);
    return { ok: true, reply: { state: work.state, queue: queue.get(work.id) ?? null } };
  });

  mountEndpoint(api, contract.redraftWork, REFUSALS, async ({ params, actor, candidates }) =>
    redraftWork(dependencies, { candidates, ...params }, actor),
  );

  mountEndpoint(api, contract.gradeWork, REFUSALS, async ({ params, actor, candidates }) => {
    const outcome = await gradeAgain(dependencies, { candidates, ...params }, actor);
    if (!outcome.ok) return outcome;
    const { work } = outcome;
    const queue = await viewQueue(dependencies, [work]);
    return { ok: true, reply: { state: work.state, queue: queue.get(work.id) ?? null } };
  });

  mountEndpoint(api, contract.getWorkHistory, REFUSALS, async ({ params, candidates }) => {
    const work = await findWork(database, { candidates, ...params });
    if (!work) return { ok: false, refusal: 'work-unknown' };
    if (!work.submittedAt) return { ok: false, refusal: 'work-open' };
    const { candidateId, attemptId, taskNumber: task } = work;
    const steps =
      attemptId === null
        ? await listSteps(database, work)
        : await dependencies.sources.listTextSteps({ candidateId, attemptId, task });
    const all =
      work.kind === 'speaking' || steps[steps.length - 1]?.value === work.text
        ? steps
        : [...steps, { value: work.text, savedAt: work.submittedAt }];
    return {
      ok: true,
      reply: {
        steps: all.map(({ value, savedAt }) => ({ value, saved_at: instantText(savedAt.getTime()) })),
        started_at: instantText(work.startedAt.getTime()),
        submitted_at: instantText(work.submittedAt.getTime()),
        deadline_at: work.deadlineAt ? instantText(work.deadlineAt.getTime()) : null,
      },
    };
  });

  mountEndpoint(api, contract.deleteWork, REFUSALS, async ({ params, candidates }) =>
    database.transaction(async (transaction) => {
      const work = await findWorkForUpdate(transaction, { candidates, ...params });
      if (!work) return { ok: false, refusal: 'work-unknown' };
      if (work.state !== 'draft') return { ok: false, refusal: 'work-submitted' };
      await deleteDraft(transaction, work);
      return { ok: true, reply: { deleted: true } };
    }),
  );

  mountEndpoint(api, contract.getGraderChoice, {}, async ({ candidates }) => {
    const { model } = dependencies;
    const stored = candidates && (await findChoice(database, candidates));
    // Another host is asked about again.
    const isKnown = stored && (stored.choice === 'local' || stored.host === model?.host);
    return { ok: true, reply: { model, choice: isKnown ? stored.choice : null } };
  });

  mountEndpoint(api, contract.saveGraderChoice, REFUSALS, async ({ body, actor }, context) => {
    const { candidateId } = await dependencies.candidateIdentity.findOrAdd(context, actor);
    const { choice } = body;
    const host = dependencies.model?.host ?? null;
    await saveChoice(database, { candidateId, choice, host, chosenAt: clock.now() });
    return { ok: true, reply: { choice } };
  });
}
