import type { Context } from 'hono';
import type { Actor } from '#platform/http/actor.ts';
import type { Api, ApiEnv } from '#platform/http/api-env.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../tasks-contract.ts';
import { openLesson, type LessonRefusal } from '../access/open-lesson.ts';
import { startLearning } from '../access/start-learning.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { recordProgress } from '../progress/record-progress.ts';
import { COURSE_REFUSALS as REFUSALS } from '../refusals.ts';
import { findTask, saveDraft, submitDraft } from './task-store.ts';
import { viewTask } from './view-task.ts';

type Request = {
  readonly params: { readonly course: string; readonly lesson: string };
  readonly body: { readonly text: string; readonly sequence: number };
  readonly actor: Actor | undefined;
  readonly candidates: Candidates | undefined;
};
type Saved =
  | { readonly ok: true; readonly reply: { readonly task: Awaited<ReturnType<typeof viewTask>> } }
  | { readonly ok: false; readonly refusal: LessonRefusal | 'task-unknown' | 'too-many-starts' };

/** The calls for the essay of a scored lesson. */
export function mountTaskRoutes(api: Api, dependencies: CourseDependencies): void {
  const { database, clock, ids } = dependencies;

  async function save(
    { params, body, ...caller }: Request,
    context: Context<ApiEnv>,
    submits: boolean,
  ): Promise<Saved> {
    const open = await openLesson(dependencies, caller.actor, params);
    if (!open.ok) return open;
    const { content } = open.loaded;
    if (!content.blocks.some((block) => block.kind === 'task' && block.task.skill === 'writing')) {
      return { ok: false, refusal: 'task-unknown' };
    }
    const learner = await startLearning(dependencies, context, caller);
    if (!learner) return { ok: false, refusal: 'too-many-starts' };
    const { result } = await recordProgress(dependencies, learner, open, async (transaction, key) => {
      const now = clock.now();
      const before = await findTask(transaction, learner.candidates, key);
      if (before && before.state !== 'draft') return before;
      const stored = await saveDraft(transaction, {
        ...key,
        id: ids.uuid(),
        version: content.version,
        savedAt: now,
        ...body,
      });
      if (!submits) return stored;
      await submitDraft(transaction, stored, now);
      return { ...stored, state: 'submitted' as const, submittedAt: now };
    });
    const task = await viewTask(database, result, open.loaded.key, context.get('language'));
    return { ok: true, reply: { task } };
  }

  mountEndpoint(api, contract.saveTaskDraft, REFUSALS, (request, context) => save(request, context, false));

  mountEndpoint(api, contract.submitTask, REFUSALS, async (request, context) => {
    if (request.body.text.trim() === '') return { ok: false, refusal: 'task-empty' };
    return save(request, context, true);
  });
}
