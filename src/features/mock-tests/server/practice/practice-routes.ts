import { instantText } from '#platform/clock/instant-text.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../contract.ts';
import { attemptPhase } from '../../domain/attempts/attempt.ts';
import { listAnswers, listSnapshots } from '../attempts/answer-store.ts';
import { findAttempt, keyOf } from '../attempts/attempt-store.ts';
import { viewAttempt } from '../attempts/attempt-view.ts';
import { titleOf } from '../attempts/title-of.ts';
import { checkAnswer } from './check-answer.ts';
import { holdAttempt, leaveAttempt } from '../attempts/hold-attempt.ts';
import { pauseAttempt } from './pause-attempt.ts';
import { MOCK_TEST_REFUSALS as REFUSALS } from '../refusals.ts';
import type { RouteDependencies } from '../route-dependencies.ts';

/** The calls for pausing, checking and reviewing an attempt. Only the owner of an attempt finds it. */
export function mountPracticeRoutes(api: Api, dependencies: RouteDependencies): void {
  const { database, clock, papers } = dependencies;
  const now = () => clock.now().getTime();

  mountEndpoint(api, contract.holdAttempt, REFUSALS, async ({ params, body, candidates }) => {
    const claim = { writer: body.writer, takeOver: body.take_over, insteadOf: body.instead_of };
    const outcome = await holdAttempt(dependencies, { candidates, ...params }, claim);
    if (!outcome.ok) return outcome;
    const { held, unbroken } = outcome;
    return { ok: true, reply: { held, unbroken, server_now: instantText(now()) } };
  });

  mountEndpoint(api, contract.leaveAttempt, REFUSALS, async ({ params, candidates }) => {
    const { attemptId, writer } = params;
    const outcome = await leaveAttempt(dependencies, { candidates, attemptId }, writer);
    return outcome.ok ? { ok: true, reply: { left: true as const } } : outcome;
  });

  mountEndpoint(api, contract.pauseAttempt, REFUSALS, async ({ params, body, candidates }) => {
    const outcome = await pauseAttempt(dependencies, { candidates, ...params }, body.paused);
    if (!outcome.ok) return outcome;
    const answers = await listAnswers(database, keyOf(outcome.attempt));
    const answered = answers.filter(({ value }) => value !== '').length;
    const { mockTest } = outcome.attempt;
    const title = titleOf(papers.findMockTest(mockTest), mockTest);
    // Only practice can be paused, so no sitting holds its marks back.
    const attempt = viewAttempt(outcome.attempt, { title, answered, now: now(), marksReleased: true });
    return { ok: true, reply: { attempt, server_now: instantText(now()) } };
  });

  mountEndpoint(api, contract.checkAnswer, REFUSALS, async ({ params, body, candidates }, context) => {
    const language = context.get('language');
    const outcome = await checkAnswer(dependencies, { candidates, ...params }, body.number, language);
    return outcome.ok ? { ok: true, reply: outcome.receipt } : outcome;
  });

  mountEndpoint(api, contract.listSnapshots, REFUSALS, async ({ params, candidates }) => {
    const attempt = await findAttempt(database, { candidates, ...params });
    if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
    if (attemptPhase(attempt, now()) === 'open') return { ok: false, refusal: 'attempt-open' };
    const stored = await listSnapshots(database, keyOf(attempt));
    const snapshots = stored.map(({ savedAt, ...each }) => ({
      ...each,
      saved_at: instantText(savedAt.getTime()),
    }));
    return { ok: true, reply: { snapshots } };
  });
}
