import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../module-tests-contract.ts';
import { findAccessEnd } from '../access/open-lesson.ts';
import { startLearning } from '../access/start-learning.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { COURSE_REFUSALS as REFUSALS } from '../refusals.ts';
import { findTest } from '../progress/module-test-store.ts';
import { startModuleTest } from './start-module-test.ts';
import { saveTestAnswers, submitModuleTest } from './take-module-test.ts';
import { viewAnswers, viewModuleTest } from './view-module-test.ts';

/** The calls for module tests. One that was started may be finished after the access to the course has ended. */
export function mountModuleTestRoutes(api: Api, dependencies: CourseDependencies): void {
  const { database, courses } = dependencies;

  mountEndpoint(api, contract.startModuleTest, REFUSALS, async ({ params, ...caller }, context) => {
    const course = courses.findCourse(params.course);
    if (!course) return { ok: false, refusal: 'course-unknown' };
    const accessUntil = await findAccessEnd(dependencies, caller.actor, course.key);
    if (course.productId !== null && !accessUntil) return { ok: false, refusal: 'course-needed' };
    if (!course.modules.some(({ number, test }) => number === params.module && test)) {
      return { ok: false, refusal: 'test-not-open' };
    }
    const learner = await startLearning(dependencies, context, caller);
    if (!learner) return { ok: false, refusal: 'too-many-starts' };
    const options = { number: params.module, accessUntil: accessUntil ?? null };
    const started = await startModuleTest(dependencies, learner, course, options);
    if (!started.ok) return started;
    return {
      ok: true,
      reply: { test: viewModuleTest(dependencies, course, started.test, context.get('language')) },
    };
  });

  mountEndpoint(api, contract.getModuleTest, REFUSALS, async ({ params, candidates }, context) => {
    const course = courses.findCourse(params.course);
    if (!course) return { ok: false, refusal: 'course-unknown' };
    const test = await findTest(database, { candidates, ...params });
    if (!test) return { ok: false, refusal: 'test-unknown' };
    return { ok: true, reply: { test: viewModuleTest(dependencies, course, test, context.get('language')) } };
  });

  mountEndpoint(api, contract.saveTestAnswers, REFUSALS, async ({ params, body, candidates }) => {
    if (!courses.findCourse(params.course)) return { ok: false, refusal: 'course-unknown' };
    const outcome = await saveTestAnswers(dependencies, { candidates, ...params }, body.answers);
    return outcome.ok ? { ok: true, reply: { answers: viewAnswers(outcome.answers) } } : outcome;
  });

  mountEndpoint(api, contract.submitModuleTest, REFUSALS, async ({ params, body, candidates }, context) => {
    const course = courses.findCourse(params.course);
    if (!course) return { ok: false, refusal: 'course-unknown' };
    const outcome = await submitModuleTest(dependencies, { candidates, ...params }, course, body.answers);
    if (!outcome.ok) return outcome;
    return {
      ok: true,
      reply: { test: viewModuleTest(dependencies, course, outcome.test, context.get('language')) },
    };
  });
}
