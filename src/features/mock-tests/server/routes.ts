import { instantText } from '#platform/clock/instant-text.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { attemptPhase } from '../domain/attempts/attempt.ts';
import * as contract from '../contract.ts';
import * as fullTests from '../tests-contract.ts';
import { listAnswers } from './attempts/answer-store.ts';
import {
  keyOf,
  listAttempts,
  type AttemptKey,
  type AttemptQuery,
  type StoredAttempt,
} from './attempts/attempt-store.ts';
import { viewAttempt } from './attempts/attempt-view.ts';
import { titleOf } from './attempts/title-of.ts';
import { findCurrentAttempt } from './attempts/find-current-attempt.ts';
import { receiptsOf } from './practice/check-answer.ts';
import { openResult } from './marks/open-result.ts';
import { extraTimeOf } from './attempts/extra-time.ts';
import { mayStart } from './attempts/may-start.ts';
import { listFullTests } from './attempts/list-full-tests.ts';
import { listPlans } from './attempts/list-plans.ts';
import { getSectionVersion } from '#features/library/server/index.ts';
import { findReleasedMarks, areMarksReleased } from './marks/released-marks.ts';
import { MOCK_TEST_REFUSALS as REFUSALS } from './refusals.ts';
import type { RouteDependencies } from './route-dependencies.ts';
import { saveAnswers } from './attempts/save-answers.ts';
import { startAttempt } from './practice/start-attempt.ts';
import { submitAttempt } from './attempts/submit-attempt.ts';

/** The calls of the mock tests. Only the owner of an attempt finds it: a browser or an account. */
export function mountRoutes(api: Api, dependencies: RouteDependencies): void {
  const { database, clock, candidateIdentity, limiter, papers } = dependencies;
  const now = () => clock.now().getTime();
  const answered = (answers: readonly { value: string }[]) =>
    answers.filter(({ value }) => value !== '').length;

  const titleOfTest = ({ mockTest }: StoredAttempt) => titleOf(papers.findMockTest(mockTest), mockTest);

  async function view(attempt: StoredAttempt, answered: number) {
    return viewAttempt(attempt, {
      title: titleOfTest(attempt),
      answered,
      now: now(),
      marksReleased: await areMarksReleased(dependencies, attempt),
    });
  }

  const findCurrent = (query: AttemptKey | AttemptQuery) => findCurrentAttempt(dependencies, query);

  mountEndpoint(api, contract.createAttempt, REFUSALS, async ({ body, actor }, context) => {
    if (!papers.findEdition(body.mock_test, body.skill)) return { ok: false, refusal: 'section-unknown' };
    if (!(await mayStart(limiter, context))) return { ok: false, refusal: 'too-many-starts' };
    const started = await startAttempt(dependencies, {
      ...(await candidateIdentity.findOrAdd(context, actor)),
      mockTest: body.mock_test,
      skill: body.skill,
      plans: await listPlans(dependencies, actor),
      timed: body.timed ?? true,
      extraTimePercent: await extraTimeOf(database, actor),
    });
    if (!started.ok) return started;
    const { attempt } = started;
    return { ok: true, reply: await view(attempt, attempt.answeredCount) };
  });

  mountEndpoint(api, fullTests.listFullTests, {}, async ({ actor }, context) => {
    const plans = await listPlans(dependencies, actor);
    return { ok: true, reply: { tests: listFullTests(papers, context.get('language'), plans) } };
  });

  mountEndpoint(api, contract.listAttempts, {}, async ({ query, candidates }) => {
    const listed = candidates ? await listAttempts(database, candidates, query.mock_test) : [];
    const isReleased = await findReleasedMarks(dependencies, listed);
    const attempts = await Promise.all(
      listed.map(async (each) => {
        const overdue = attemptPhase(each, now()) === 'time-over';
        const current = (overdue ? await findCurrent(keyOf(each)) : undefined) ?? each;
        return viewAttempt(current, {
          title: titleOfTest(current),
          answered: each.answeredCount,
          now: now(),
          marksReleased: isReleased(current),
        });
      }),
    );
    return { ok: true, reply: { attempts, server_now: instantText(now()) } };
  });

  mountEndpoint(api, contract.getAttempt, REFUSALS, async ({ params, candidates }, context) => {
    const attempt = await findCurrent({ candidates, ...params });
    if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
    const [{ section }, answers, checks] = await Promise.all([
      getSectionVersion(database, attempt.sectionVersion),
      listAnswers(database, keyOf(attempt)),
      receiptsOf(database, attempt, context.get('language')),
    ]);
    const shown = await view(attempt, answered(answers));
    return { ok: true, reply: { attempt: shown, section, answers, checks, server_now: instantText(now()) } };
  });

  mountEndpoint(api, contract.saveAnswers, REFUSALS, async ({ params, body, candidates }) => {
    const outcome = await saveAnswers(dependencies, { candidates, ...params }, body.answers, body.writer);
    if (!outcome.ok) return outcome;
    return { ok: true, reply: { ...outcome.answers, server_now: instantText(now()) } };
  });

  mountEndpoint(api, contract.submitAttempt, REFUSALS, async ({ params, body, candidates }) => {
    const outcome = await submitAttempt(dependencies, { candidates, ...params }, body.answers, body.writer);
    if (!outcome.ok) return outcome;
    return {
      ok: true,
      reply: {
        attempt: await view(outcome.attempt, outcome.answeredCount),
        answers: { ...outcome.answers, server_now: instantText(now()) },
      },
    };
  });

  mountEndpoint(api, contract.getResult, REFUSALS, async ({ params, candidates }, context) => {
    const outcome = await openResult(dependencies, { candidates, ...params }, context.get('language'));
    return outcome.ok ? { ok: true, reply: outcome.result } : outcome;
  });
}
