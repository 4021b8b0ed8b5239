import { useSession } from '#features/accounts/web/index.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import type { listSittings } from '../../sittings-contract.ts';
import { callSittings } from './sitting-calls.ts';

const NONE: CallOf<typeof listSittings>['reply'] = { sittings: [], server_now: '' };

/** The sittings of one test by this browser or learner, newest first. Empty until they are loaded. */
export function useSittings(mockTest: string): CallOf<typeof listSittings>['reply'] {
  const session = useSession();
  const { state } = useReply(
    () => callSittings('listSittings', { query: { mock_test: mockTest } }),
    `${mockTest} ${session?.user.id ?? ''}`,
  );
  return state.status === 'ready' ? state.reply : NONE;
}
