import { call } from '#platform/api-client/api-client.ts';
import type { CallResult } from '#platform/api-client/api-client.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import { AUTH_ENDPOINTS } from '../../auth-endpoints.ts';
import type { verifyEmail } from '../../auth-contract.ts';
import { forgetInTab, saveInTab } from './tab-storage.ts';
import { forgetLinkToken } from './take-link-token.ts';
import { getSession } from '../session/use-session.ts';
import { verifySession } from '../session/verify-session.ts';

export type Verification = CallResult<CallOf<typeof verifyEmail>['reply']>;

async function verify(token: string): Promise<Verification> {
  // A link that confirms a new address ends every session but the one that opens it. That session must be fresh.
  if (getSession()) await verifySession();
  const result = await call(AUTH_ENDPOINTS, 'verifyEmail', { body: { token } });
  if (!result.ok && result.kind === 'unreachable') return result;
  forgetLinkToken();
  if (result.ok) {
    forgetInTab('mail-sent');
    saveInTab('verified', { email: result.reply.email });
    if (getSession()) await verifySession();
  }
  return result;
}

let running: { readonly token: string; readonly result: Promise<Verification> } | undefined;

/** Uses the link of an email once, even if a page calls this again before the reply. */
export function takeVerification(token: string): Promise<Verification> {
  if (running?.token === token) return running.result;
  const result = verify(token).finally(() => {
    running = undefined;
  });
  running = { token, result };
  return result;
}
