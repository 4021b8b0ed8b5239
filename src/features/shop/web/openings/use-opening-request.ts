import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useSession } from '#features/accounts/web/index.ts';
import type { CallResult, ProblemReply } from '#platform/api-client/send-call.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { OPENING_ENDPOINTS } from '../../openings-endpoints.ts';

type RequestState =
  | { readonly step: 'ready'; readonly withdrawn: boolean }
  | { readonly step: 'wrong-address'; readonly message: string }
  | { readonly step: 'failed'; readonly problem: ProblemReply | 'unreachable' }
  /** It has opened while this page was shown. */
  | { readonly step: 'open'; readonly problem: ProblemReply }
  | { readonly step: 'waiting'; readonly email: string; readonly withdrawal: string | null };

type Failure = Exclude<CallResult<never>, { ok: true }>;

function stateOf(result: Failure): RequestState {
  if (result.kind === 'unreachable') return { step: 'failed', problem: 'unreachable' };
  const { problem } = result;
  if (result.code === 'already-open') return { step: 'open', problem };
  const wrong = problem.errors?.find(({ field }) => field === 'email');
  return wrong ? { step: 'wrong-address', message: wrong.message } : { step: 'failed', problem };
}

/** The viewer's request on the page of a product that is not open. */
export function useOpeningRequest(subject: string) {
  const language = useLanguage();
  const user = useSession()?.user;
  const known = useReply(() => call(OPENING_ENDPOINTS, 'listOpeningRequests', {}), user?.id).state;
  const [changed, setChanged] = useState<RequestState>();
  const [busy, setBusy] = useState(false);

  const requested = user && known.status === 'ready' && known.reply.subjects.includes(subject);
  const state: RequestState =
    changed ??
    (requested
      ? { step: 'waiting', email: user.email, withdrawal: null }
      : { step: 'ready', withdrawn: false });

  return {
    state,
    busy,
    /** The address of the signed-in account. */
    ownEmail: user?.email,
    setState: setChanged,

    async request(email: string, website: string): Promise<void> {
      setBusy(true);
      const body = { subject, email: user ? null : email, language, website };
      const result = await call(OPENING_ENDPOINTS, 'requestOpeningEmail', { body });
      setBusy(false);
      if (!result.ok) return setChanged(stateOf(result));
      const { withdrawal } = result.reply;
      setChanged({ step: 'waiting', email: user?.email ?? result.reply.email, withdrawal });
    },

    async withdraw(withdrawal: string | null): Promise<void> {
      setBusy(true);
      const result = await call(OPENING_ENDPOINTS, 'withdrawOpeningRequest', {
        body: { subject, withdrawal },
      });
      setBusy(false);
      setChanged(result.ok ? { step: 'ready', withdrawn: true } : stateOf(result));
    },
  };
}
