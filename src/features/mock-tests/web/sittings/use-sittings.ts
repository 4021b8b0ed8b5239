import { call } from '#platform/api-client/api-client.ts';
import { useSession } from '#features/accounts/web/index.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import type { CallOf } from '#platform/http/endpoint.ts';
import { SITTING_ENDPOINTS } from '../../sittings-endpoints.ts';
import type { listSittings } from '../../sittings-contract.ts';

const NONE: CallOf<typeof listSittings>['reply'] = { sittings: [], server_now: '' };

/** The sittings of one test by this browser or learner, newest first. Empty until they are loaded. */
export function useSittings(mockTest: string): CallOf<typeof listSittings>['reply'] {
  const session = useSession();
  const { state } = useReply(
    () => call(SITTING_ENDPOINTS, 'listSittings', { query: { mock_test: mockTest } }),
    `${mockTest} ${session?.user.id ?? ''}`,
  );
  return state.status === 'ready' ? state.reply : NONE;
}
