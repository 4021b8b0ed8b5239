import { instantText } from '#platform/clock/instant-text.ts';
import type { Context } from 'hono';
import type { Actor } from '#platform/http/actor.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../sittings-contract.ts';
import { listAttempts } from '../attempts/attempt-store.ts';
import { extraTimeOf } from '../attempts/extra-time.ts';
import { mayStart } from '../attempts/may-start.ts';
import { listPlans } from '../attempts/list-plans.ts';
import { MOCK_TEST_REFUSALS as REFUSALS } from '../refusals.ts';
import type { RouteDependencies } from '../attempts/routes.ts';
import { continueSitting, readSitting, startSitting, type SittingState } from './sit-test.ts';
import { findSitting, listSittings } from './sitting-store.ts';
import { viewSitting } from './view-sitting.ts';

const UNKNOWN = { ok: false, refusal: 'sitting-unknown' } as const;

/** The calls for taking a whole test. Only its owner finds it. */
export function mountSittingRoutes(api: Api, dependencies: RouteDependencies): void {
  const { database, clock, candidateIdentity, limiter, papers } = dependencies;
  const now = () => clock.now().getTime();

  async function replyOf(state: SittingState, context: Context, actor: Actor | undefined) {
    const plans = await listPlans(dependencies, actor);
    return { sitting: await view(state, context, actor, plans), server_now: instantText(now()) };
  }

  async function view(
    state: SittingState,
    context: Context,
    actor: Actor | undefined,
    plans: readonly string[],
  ) {
    const candidates = candidateIdentity.find(context, actor);
    const listed = candidates ? await listAttempts(database, candidates, state.sitting.mockTest) : [];
    const counts = new Map(listed.map(({ id, answeredCount }) => [id, answeredCount]));
    return viewSitting(state, {
      language: context.get('language'),
      plans,
      answered: (id) => counts.get(id) ?? 0,
      now: now(),
    });
  }

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

  mountEndpoint(api, contract.listSittings, {}, async ({ query, actor }, context) => {
    const candidates = candidateIdentity.find(context, actor);
    const listed = candidates ? await listSittings(database, candidates, query.mock_test) : [];
    const plans = await listPlans(dependencies, actor);
    const sittings = [];
    // The queries run in turn: a long history must not take every connection of the pool.
    for (const sitting of listed) {
      sittings.push(await view(await readSitting(dependencies, sitting), context, actor, plans));
    }
    return { ok: true, reply: { sittings, server_now: instantText(now()) } };
  });

  mountEndpoint(api, contract.getSitting, REFUSALS, async ({ params, actor }, context) => {
    const candidates = candidateIdentity.find(context, actor);
    const sitting = candidates && (await findSitting(database, { candidates, ...params }));
    if (!sitting) return UNKNOWN;
    return { ok: true, reply: await replyOf(await readSitting(dependencies, sitting), context, actor) };
  });

  mountEndpoint(api, contract.continueSitting, REFUSALS, async ({ params, body, actor }, context) => {
    const candidates = candidateIdentity.find(context, actor);
    if (!candidates) return UNKNOWN;
    const plans = await listPlans(dependencies, actor);
    const speaking = body.speaking ?? false;
    const outcome = await continueSitting(dependencies, { candidates, ...params }, { plans, speaking });
    if (!outcome.ok) return outcome;
    return { ok: true, reply: await replyOf(outcome.state, context, actor) };
  });
}
