import type { CallResult } from '#platform/api-client/api-client.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import type { verifyEmail } from '../../auth-contract.ts';
import { callAuth } from '../auth-calls.ts';
import { forgetInTab, keepInTab } from './kept-in-tab.ts';
import { forgetLinkToken } from './take-link-token.ts';
import { getSession } from '../session/use-session.ts';
import { verifySession } from '../session/verify-session.ts';

export type Verification = CallResult<CallOf<typeof verifyEmail>['reply']>;

async function verify(token: string): Promise<Verification> {
  // A link that confirms a new address ends every session but the one it is opened in: which has to count then.
  if (getSession()) await verifySession();
  const result = await callAuth('verifyEmail', { body: { token } });
  if (!result.ok && result.kind === 'unreachable') return result;
  forgetLinkToken();
  if (result.ok) {
    forgetInTab('mail-sent');
    keepInTab('verified', { email: result.reply.email });
    if (getSession()) await verifySession();
  }
  return result;
}

let running: { readonly token: string; readonly result: Promise<Verification> } | undefined;

/** Takes the link of a mail: once, however often a page asks while the answer is on its way. */
export function takeVerification(token: string): Promise<Verification> {
  if (running?.token === token) return running.result;
  const result = verify(token).finally(() => {
    running = undefined;
  });
  running = { token, result };
  return result;
}
