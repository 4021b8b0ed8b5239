import { instantText } from '#platform/clock/instant-text.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../annotations-contract.ts';
import { listAnnotations, saveAnnotationBatch } from './annotation-store.ts';
import { findAttempt, keyOf } from '../attempts/attempt-store.ts';
import { MOCK_TEST_REFUSALS as REFUSALS } from '../refusals.ts';
import type { RouteDependencies } from '../route-dependencies.ts';

/** The calls for annotations. Only the owner of an attempt finds it. */
export function mountAnnotationRoutes(
  api: Api,
  { database, clock }: Pick<RouteDependencies, 'database' | 'clock'>,
): void {
  mountEndpoint(api, contract.listAnnotations, REFUSALS, async ({ params, candidates }) => {
    const attempt = await findAttempt(database, { candidates, ...params });
    if (!attempt) return { ok: false, refusal: 'attempt-unknown' };
    const annotations = await listAnnotations(database, keyOf(attempt));
    return { ok: true, reply: { annotations, server_now: instantText(clock.now().getTime()) } };
  });

  mountEndpoint(api, contract.saveAnnotations, REFUSALS, async ({ params, body, candidates }) => {
    const now = clock.now();
    const outcome = await saveAnnotationBatch(database, { candidates, ...params }, body.annotations, now);
    if (!outcome.ok) return outcome;
    const { saved, stale } = outcome;
    return {
      ok: true,
      reply: { saved, stale, server_now: instantText(now.getTime()) },
    };
  });
}
