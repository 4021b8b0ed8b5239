import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../standard-work-contract.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { MARKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { endStop } from '../seed-store.ts';
import { viewSeeds } from './seed-figures.ts';
import {
  makeStandardWork,
  proposeStandardWork,
  restoreStandardWork,
  retireStandardWork,
  viewStandardWorks,
} from './standard-works.ts';

/** The school's calls about standard works and seeds; for admins. */
export function mountStandardWorkRoutes(api: Api, dependencies: MarkingDependencies): void {
  const { database, clock } = dependencies;

  mountEndpoint(api, contract.listStandardWorks, {}, async () => ({
    ok: true,
    reply: { standard_works: await viewStandardWorks(dependencies) },
  }));

  mountEndpoint(api, contract.getStandardWorkProposal, REFUSALS, async ({ params }) => {
    const proposed = await proposeStandardWork(dependencies, params.markingOrderId);
    return proposed.ok ? { ok: true, reply: proposed.proposal } : proposed;
  });

  mountEndpoint(api, contract.makeStandardWork, REFUSALS, async ({ params, body, actor }) => {
    const made = await makeStandardWork(dependencies, {
      orderId: params.markingOrderId,
      by: actor.accountId,
      agreed: body.agreed,
    });
    return made.ok ? { ok: true, reply: { standard_work_id: made.id } } : made;
  });

  mountEndpoint(api, contract.retireStandardWork, REFUSALS, async ({ params, actor }) => {
    const retired = await retireStandardWork(dependencies, {
      id: params.standardWorkId,
      by: actor.accountId,
    });
    return retired.ok ? { ok: true, reply: { retired: true as const } } : retired;
  });

  mountEndpoint(api, contract.useStandardWorkAgain, REFUSALS, async ({ params }) => {
    const restored = await restoreStandardWork(dependencies, params.standardWorkId);
    return restored.ok ? { ok: true, reply: { restored: true as const } } : restored;
  });

  mountEndpoint(api, contract.getMarkingSeeds, {}, async () => ({
    ok: true,
    reply: await viewSeeds(dependencies),
  }));

  mountEndpoint(api, contract.allowMarkingClaims, REFUSALS, async ({ params, body, actor }) => {
    const ended = await endStop(database, params.accountId, {
      allowedAt: clock.now(),
      allowedBy: actor.accountId,
      reason: body.reason,
    });
    return ended ? { ok: true, reply: { allowed: true as const } } : { ok: false, refusal: 'claims-open' };
  });
}
