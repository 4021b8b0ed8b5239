import { instantText } from '#platform/clock/instant-text.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../contract.ts';
import { resumePosition } from '../../domain/watched-ranges.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { getCourseProgress } from '../progress/get-course-progress.ts';
import { saveSeen } from '../progress/progress-store.ts';
import { recordProgress } from '../progress/record-progress.ts';
import { saveLessonAnswers } from '../progress/save-lesson-answers.ts';
import { saveWatched } from '../progress/save-watched.ts';
import { viewLessonState } from '../progress/view-progress.ts';
import { receiptsIn } from '../progress/view-receipt.ts';
import { viewTranscripts } from '../sounds/view-transcripts.ts';
import { COURSE_REFUSALS as REFUSALS } from '../refusals.ts';
import { getLesson } from './get-lesson.ts';
import { lessonTutorials } from './lesson-tutorials.ts';
import { viewNextStep } from './view-next-step.ts';
import { openLesson } from '../access/open-lesson.ts';
import { startLearning } from '../access/start-learning.ts';

/** The calls of a lesson. Entitlements are checked in each of them. */
export function mountLessonRoutes(api: Api, dependencies: CourseDependencies): void {
  const { clock, courses } = dependencies;
  const serverNow = () => instantText(clock.now().getTime());

  mountEndpoint(api, contract.getCourseProgress, REFUSALS, async ({ params, ...caller }, context) => {
    const course = courses.findCourse(params.course);
    if (!course) return { ok: false, refusal: 'course-unknown' };
    return {
      ok: true,
      reply: await getCourseProgress(dependencies, course, caller, context.get('language')),
    };
  });

  mountEndpoint(api, contract.getLesson, REFUSALS, async ({ params, actor, candidates }, context) => {
    const open = await openLesson(dependencies, actor, params);
    if (!open.ok) return open;
    const language = context.get('language');
    const reply = await getLesson(dependencies, open, candidates, language);
    const tutorials = lessonTutorials(dependencies.tutorials, open, language, clock.now());
    return { ok: true, reply: { ...reply, tutorials, next: viewNextStep(open, language) } };
  });

  mountEndpoint(api, contract.saveSeenBlocks, REFUSALS, async ({ params, body, ...caller }, context) => {
    const open = await openLesson(dependencies, caller.actor, params);
    if (!open.ok) return open;
    const known = new Set(open.loaded.outline.blocks.map(({ id }) => id));
    if (body.blocks.some(({ id }) => !known.has(id))) return { ok: false, refusal: 'block-unknown' };
    const learner = await startLearning(dependencies, context, caller);
    if (!learner) return { ok: false, refusal: 'too-many-starts' };
    const blocks = [...new Map(body.blocks.map((block) => [block.id, block])).values()];
    const { progress } = await recordProgress(dependencies, learner, open, (transaction, key) =>
      saveSeen(
        transaction,
        key,
        blocks.map(({ id, sorted }) => ({
          id,
          sorted: sorted && Object.fromEntries(sorted.map(({ number, reason }) => [number, reason])),
        })),
        clock.now(),
      ),
    );
    return { ok: true, reply: { progress: viewLessonState(progress), server_now: serverNow() } };
  });

  mountEndpoint(api, contract.saveLessonAnswers, REFUSALS, async ({ params, body, ...caller }, context) => {
    const open = await openLesson(dependencies, caller.actor, params);
    if (!open.ok) return open;
    const learner = await startLearning(dependencies, context, caller);
    if (!learner) return { ok: false, refusal: 'too-many-starts' };
    const outcome = await saveLessonAnswers(dependencies, learner, open, body.answers);
    if (!outcome.ok) return outcome;
    const language = context.get('language');
    const view = receiptsIn(open.loaded, language);
    return {
      ok: true,
      reply: {
        saved: outcome.saved.map(view),
        stale: outcome.stale.map(view),
        transcripts: viewTranscripts(open.loaded, outcome.answered),
        progress: viewLessonState(outcome.progress),
        server_now: serverNow(),
      },
    };
  });

  mountEndpoint(api, contract.saveWatched, REFUSALS, async ({ params, body, ...caller }, context) => {
    const open = await openLesson(dependencies, caller.actor, params);
    if (!open.ok) return open;
    const learner = await startLearning(dependencies, context, caller);
    if (!learner) return { ok: false, refusal: 'too-many-starts' };
    const { position_ms: positionMs, ...packet } = body;
    const outcome = await saveWatched(dependencies, learner, open, { ...packet, positionMs });
    if (!outcome.ok) return outcome;
    const { watched, durationMs, progress } = outcome;
    return {
      ok: true,
      reply: {
        watched: {
          tutorial: watched.tutorial,
          ranges: watched.ranges.map(([from, to]): [number, number] => [from, to]),
          position_ms: resumePosition(watched.positionMs, durationMs),
        },
        progress: viewLessonState(progress),
        server_now: serverNow(),
      },
    };
  });
}
