import type { Context } from 'hono';
import type { Actor } from '#platform/http/actor.ts';
import type { Api, ApiEnv } from '#platform/http/api-env.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { readUpload } from '#platform/http/read-upload.ts';
import { mayStoreBytes } from '#platform/recordings/may-store-bytes.ts';
import { serveRecording } from '#platform/recordings/serve-recording.ts';
import * as contract from '../../spoken-tasks-contract.ts';
import type { Learner } from '../access/learner.ts';
import { openLesson, type LessonRefusal, type OpenLesson } from '../access/open-lesson.ts';
import { startLearning } from '../access/start-learning.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { COURSE_REFUSALS as REFUSALS } from '../refusals.ts';
import { finishTake, saveTakeChunk, submitSpokenTask } from './save-take.ts';
import { takeKey } from './take-files.ts';
import { listTakes } from './take-store.ts';
import { findTask } from './task-store.ts';
import { viewTask } from './view-task.ts';

type Caller = { readonly actor: Actor | undefined; readonly candidates: Candidates | undefined };
type Started =
  | { readonly ok: true; readonly open: OpenLesson; readonly learner: Learner }
  | { readonly ok: false; readonly refusal: LessonRefusal | 'too-many-starts' };

/** The calls for the spoken task of a scored lesson. Entitlements are checked in each that writes. */
export function mountSpokenTaskRoutes(api: Api, dependencies: CourseDependencies): void {
  const { database, files, limiter } = dependencies;

  async function start(
    context: Context<ApiEnv>,
    params: { readonly course: string; readonly lesson: string },
    caller: Caller,
  ): Promise<Started> {
    const open = await openLesson(dependencies, caller.actor, params);
    if (!open.ok) return open;
    const learner = await startLearning(dependencies, context, caller);
    return learner ? { ok: true, open, learner } : { ok: false, refusal: 'too-many-starts' };
  }

  mountEndpoint(api, contract.saveTakeChunk, REFUSALS, async ({ params, ...caller }, context) => {
    const started = await start(context, params, caller);
    if (!started.ok) return started;
    const content = await readUpload(context, contract.saveTakeChunk.upload.field);
    if (!content || content.length === 0) return { ok: false, refusal: 'recording-unplayable' };
    const { open, learner } = started;
    const { question, take, chunk: number } = params;
    const outcome = await saveTakeChunk(
      dependencies,
      learner,
      open,
      { question, take, number },
      content,
      (bytes) => mayStoreBytes(limiter, context, learner.candidates, bytes),
    );
    return outcome.ok ? { ok: true, reply: { number, bytes: content.length } } : outcome;
  });

  mountEndpoint(api, contract.finishTake, REFUSALS, async ({ params, body, ...caller }, context) => {
    const started = await start(context, params, caller);
    if (!started.ok) return started;
    const { open, learner } = started;
    const { question, take } = params;
    const { chunks, bytes, duration_ms: durationMs } = body;
    const outcome = await finishTake(dependencies, learner, open, {
      question,
      take,
      chunks,
      bytes,
      durationMs,
    });
    if (!outcome.ok) return outcome;
    const task = await viewTask(database, outcome.task, open.loaded.key, context.get('language'));
    return { ok: true, reply: { task } };
  });

  mountEndpoint(api, contract.submitSpokenTask, REFUSALS, async ({ params, ...caller }, context) => {
    const started = await start(context, params, caller);
    if (!started.ok) return started;
    const { open, learner } = started;
    const outcome = await submitSpokenTask(dependencies, learner, open);
    if (!outcome.ok) return outcome;
    const task = await viewTask(database, outcome.task, open.loaded.key, context.get('language'));
    return { ok: true, reply: { task } };
  });

  // After the end of the access to a course, a learner may still hear what they submitted.
  mountEndpoint(api, contract.getTake, REFUSALS, async ({ params, candidates }, context) => {
    const { course, lesson, question, take } = params;
    if (!dependencies.courses.findLesson(course, lesson)) return { ok: false, refusal: 'lesson-unknown' };
    const task = candidates && (await findTask(database, candidates, { course, lesson }));
    const stored = task && (await listTakes(database, task)).find((each) => each.take === take);
    const isThere = stored?.question === question && stored.finishedAt !== null;
    const file = isThere ? await files.find(takeKey(stored)) : undefined;
    if (!file) return { ok: false, refusal: 'recording-missing' };
    const response = await serveRecording(file, stored?.mediaType, context.req.header('range'));
    return { ok: true, response };
  });
}
