import { call } from '#platform/api-client/api-client.ts';
import { useReply, type ReplyState } from '#platform/api-client/use-reply.ts';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import type { AccountView } from '../../account-view-contract.ts';
import { saveUser, useSession } from '../session/use-session.ts';

export type LoadedAccount = {
  readonly state: ReplyState<{ readonly user: AccountView }>;
  readonly reload: () => void;
  /** Takes the reply to a change, for this page and for the stored session. */
  readonly take: (user: AccountView) => void;
};

/** The account as it is now. The stored session may be older. */
export function useAccount(): LoadedAccount {
  const session = useSession();
  const { state, reload, replace } = useReply<{ readonly user: AccountView }>(
    () => call(ACCOUNT_ENDPOINTS, 'me', {}),
    session?.user.id,
  );
  const take = (user: AccountView) => {
    replace({ user });
    saveUser(user);
  };
  return { state, reload, take };
}
