import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../account-contract.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import type { BrowserSession } from './browser-session.ts';
import { ACCOUNT_REFUSALS as REFUSALS } from '../refusals.ts';
import { requestOrigin } from '../request-origin.ts';
import { listSecurityEvents } from '../security-event-store.ts';
import { listSessions } from './session-store.ts';
import { signOutDevice, signOutOtherDevices } from './sign-out-devices.ts';

/** Where an account is signed in, and what happened to it. */
export function mountSessionRoutes(
  api: Api,
  dependencies: AccountsDependencies,
  browserSession: BrowserSession,
): void {
  const { database, clock } = dependencies;

  mountEndpoint(api, contract.listSessions, {}, async ({ actor }) => {
    const listed = await listSessions(database, actor.accountId, clock.now());
    const sessions = listed.map(({ id, device, address, createdAt, lastUsedAt }) => ({
      id,
      device,
      address,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      current: id === actor.sessionId,
    }));
    return { ok: true, reply: { status: true as const, sessions } };
  });

  mountEndpoint(api, contract.endSession, REFUSALS, async ({ actor, params }, context) => {
    const { sessionId } = params;
    if (!(await signOutDevice(dependencies, actor, sessionId, requestOrigin(context))))
      return { ok: false, refusal: 'session-unknown' };
    if (sessionId === actor.sessionId) browserSession.dismiss(context);
    return { ok: true, reply: { status: true as const } };
  });

  mountEndpoint(api, contract.endOtherSessions, {}, async ({ actor }, context) => {
    const ended = await signOutOtherDevices(dependencies, actor, requestOrigin(context));
    return { ok: true, reply: { status: true as const, ended } };
  });

  mountEndpoint(api, contract.listSecurityEvents, {}, async ({ actor }) => {
    const listed = await listSecurityEvents(database, actor.accountId);
    const events = listed.map(({ id, kind, device, address, at }) => ({
      id,
      kind,
      device,
      address,
      at: at.toISOString(),
    }));
    return { ok: true, reply: { status: true as const, events } };
  });
}
