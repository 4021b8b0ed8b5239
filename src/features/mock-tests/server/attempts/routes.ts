import { instantText } from '#platform/clock/instant-text.ts';
import type { Context } from 'hono';
import type { CandidateIdentity } from '#features/accounts/server/index.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import { attemptPhase } from '../../domain/attempt.ts';
import * as contract from '../../contract.ts';
import * as fullTests from '../../tests-contract.ts';
import { listAnswers } from './answer-store.ts';
import {
  keyOf,
  listAttempts,
  type AttemptKey,
  type AttemptQuery,
  type StoredAttempt,
} from './attempt-store.ts';
import { viewAttempt } from './attempt-view.ts';
import { findCurrentAttempt } from './find-current-attempt.ts';
import { receiptsOf } from './check-answer.ts';
import { openResult } from '../marks/open-result.ts';
import { extraTimeOf } from './extra-time.ts';
import { mayStart } from './may-start.ts';
import { listFullTests } from './list-full-tests.ts';
import { listPlans, type FindEntitlements } from './list-plans.ts';
import { type Papers, getSectionVersion } from '#features/library/server/index.ts';
import { findReleasedMarks, areMarksReleased } from '../marks/released-marks.ts';
import { MOCK_TEST_REFUSALS as REFUSALS } from '../refusals.ts';
import { saveAnswers } from './save-answers.ts';
import { startAttempt } from './start-attempt.ts';
import { submitAttempt } from './submit-attempt.ts';

export type RouteDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly papers: Papers;
  readonly candidateIdentity: CandidateIdentity;
  readonly limiter: RateLimiter;
  /** The plans that an account has bought and may use now. */
  readonly findEntitlements: FindEntitlements;
};

const UNKNOWN = { ok: false, refusal: 'attempt-unknown' } as const;

/** The calls of the mock tests. Only the owner of an attempt finds it: a browser or an account. */
export function mountRoutes(api: Api, dependencies: RouteDependencies): void {
  const { database, clock, candidateIdentity, limiter, papers } = dependencies;
  const now = () => clock.now().getTime();
  const answered = (answers: readonly { value: string }[]) =>
    answers.filter(({ value }) => value !== '').length;

  function seek(context: Context, actor: Actor | undefined, attemptId: string): AttemptQuery | undefined {
    const candidates = candidateIdentity.find(context, actor);
    return candidates && { candidates, attemptId };
  }

  async function view(attempt: StoredAttempt, answered: number) {
    return viewAttempt(attempt, {
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

  mountEndpoint(api, contract.listAttempts, {}, async ({ query, actor }, context) => {
    const candidates = candidateIdentity.find(context, actor);
    const listed = candidates ? await listAttempts(database, candidates, query.mock_test) : [];
    const isReleased = await findReleasedMarks(dependencies, listed);
    const attempts = await Promise.all(
      listed.map(async (each) => {
        const overdue = attemptPhase(each, now()) === 'time-over';
        const current = (overdue ? await findCurrent(keyOf(each)) : undefined) ?? each;
        return viewAttempt(current, {
          answered: each.answeredCount,
          now: now(),
          marksReleased: isReleased(current),
        });
      }),
    );
    return { ok: true, reply: { attempts, server_now: instantText(now()) } };
  });

  mountEndpoint(api, contract.getAttempt, REFUSALS, async ({ params, actor }, context) => {
    const query = seek(context, actor, params.attemptId);
    const attempt = query && (await findCurrent(query));
    if (!attempt) return UNKNOWN;
    const [{ section }, answers, checks] = await Promise.all([
      getSectionVersion(database, attempt.sectionVersion),
      listAnswers(database, keyOf(attempt)),
      receiptsOf(database, attempt, context.get('language')),
    ]);
    const shown = await view(attempt, answered(answers));
    return { ok: true, reply: { attempt: shown, section, answers, checks, server_now: instantText(now()) } };
  });

  mountEndpoint(api, contract.saveAnswers, REFUSALS, async ({ params, body, actor }, context) => {
    const query = seek(context, actor, params.attemptId);
    if (!query) return UNKNOWN;
    const outcome = await saveAnswers(dependencies, query, body.answers, body.writer);
    if (!outcome.ok) return outcome;
    return { ok: true, reply: { ...outcome.answers, server_now: instantText(now()) } };
  });

  mountEndpoint(api, contract.submitAttempt, REFUSALS, async ({ params, body, actor }, context) => {
    const query = seek(context, actor, params.attemptId);
    if (!query) return UNKNOWN;
    const outcome = await submitAttempt(dependencies, query, body.answers, body.writer);
    if (!outcome.ok) return outcome;
    return {
      ok: true,
      reply: {
        attempt: await view(outcome.attempt, outcome.answeredCount),
        answers: { ...outcome.answers, server_now: instantText(now()) },
      },
    };
  });

  mountEndpoint(api, contract.getResult, REFUSALS, async ({ params, actor }, context) => {
    const query = seek(context, actor, params.attemptId);
    const outcome = await openResult(dependencies, query, context.get('language'));
    return outcome.ok ? { ok: true, reply: outcome.result } : outcome;
  });
}
