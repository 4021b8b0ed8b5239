import { instantText } from '#platform/clock/instant-text.ts';
import type { Context } from 'hono';
import type { Api } from '#platform/http/api-env.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../sittings-contract.ts';
import { listAttempts } from '../attempts/attempt-store.ts';
import { extraTimeOf } from '../attempts/extra-time.ts';
import { mayStart } from '../attempts/may-start.ts';
import { listPlans } from '../attempts/list-plans.ts';
import { MOCK_TEST_REFUSALS as REFUSALS } from '../refusals.ts';
import type { RouteDependencies } from '../route-dependencies.ts';
import { continueSitting, readSitting, startSitting, type SittingState } from './sit-test.ts';
import { findSitting, listSittings } from './sitting-store.ts';
import { viewSitting } from './view-sitting.ts';

/** The calls for sitting a whole test; only its candidate finds it. */
export function mountSittingRoutes(api: Api, dependencies: RouteDependencies): void {
  const { database, clock, candidateIdentity, limiter, papers } = dependencies;
  const now = () => clock.now().getTime();

  async function view(
    state: SittingState,
    context: Context,
    candidates: Candidates,
    plans: readonly string[],
  ) {
    const listed = await listAttempts(database, candidates, state.sitting.mockTest);
    const counts = new Map(listed.map(({ id, answeredCount }) => [id, answeredCount]));
    return viewSitting(state, {
      language: context.get('language'),
      plans,
      answered: (id) => counts.get(id) ?? 0,
      now: now(),
    });
  }

  const replyOf = async (...shown: Parameters<typeof view>) => ({
    sitting: await view(...shown),
    server_now: instantText(now()),
  });

  mountEndpoint(api, contract.startSitting, REFUSALS, async ({ body, actor }, context) => {
    if (!papers.findMockTest(body.mock_test)) return { ok: false, refusal: 'section-unknown' };
    if (!(await mayStart(limiter, context))) return { ok: false, refusal: 'too-many-starts' };
    const sitter = await candidateIdentity.findOrAdd(context, actor);
    const plans = await listPlans(dependencies, actor);
    const outcome = await startSitting(dependencies, {
      ...sitter,
      mockTest: body.mock_test,
      plans,
      extraTimePercent: await extraTimeOf(database, actor),
    });
    if (!outcome.ok) return outcome;
    const looking = { language: context.get('language'), plans, answered: () => 0, now: now() };
    const sitting = viewSitting(outcome.state, looking);
    return { ok: true, reply: { sitting, server_now: instantText(now()) } };
  });

  mountEndpoint(api, contract.listSittings, {}, async ({ query, actor, candidates }, context) => {
    if (!candidates) return { ok: true, reply: { sittings: [], server_now: instantText(now()) } };
    const listed = await listSittings(database, candidates, query.mock_test);
    const plans = await listPlans(dependencies, actor);
    const sittings = [];
    // The queries run in turn: a long history must not take every connection of the pool.
    for (const sitting of listed) {
      sittings.push(await view(await readSitting(dependencies, sitting), context, candidates, plans));
    }
    return { ok: true, reply: { sittings, server_now: instantText(now()) } };
  });

  mountEndpoint(api, contract.getSitting, REFUSALS, async ({ params, actor, candidates }, context) => {
    const sitting = await findSitting(database, { candidates, ...params });
    if (!sitting) return { ok: false, refusal: 'sitting-unknown' };
    const plans = await listPlans(dependencies, actor);
    const state = await readSitting(dependencies, sitting);
    return { ok: true, reply: await replyOf(state, context, candidates, plans) };
  });

  mountEndpoint(api, contract.continueSitting, REFUSALS, async (input, context) => {
    const { params, body, actor, candidates } = input;
    const plans = await listPlans(dependencies, actor);
    const speaking = body.speaking ?? false;
    const outcome = await continueSitting(dependencies, { candidates, ...params }, { plans, speaking });
    if (!outcome.ok) return outcome;
    return { ok: true, reply: await replyOf(outcome.state, context, candidates, plans) };
  });
}
