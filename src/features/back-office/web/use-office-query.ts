import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/web/index.ts';
import type { CallResult } from '#platform/api-client/api-client.ts';
import type { ReplyState } from '#platform/api-client/use-reply.ts';
import { replyOrThrow } from './call-failure.ts';
import { officeKey, type OfficeSubject } from './office-key.ts';
import { queryState } from './query-state.ts';

type OfficeQuery<Reply> = {
  readonly subject: OfficeSubject;
  /** Which part of the subject: `latest`, or an identifier. */
  readonly part: string;
  readonly call: (signal: AbortSignal) => Promise<CallResult<Reply>>;
};

/** A reply that a page of the back office needs. It is read again when its subject changes. */
export function useOfficeQuery<Reply>({ subject, part, call }: OfficeQuery<Reply>): {
  readonly state: ReplyState<Reply>;
  readonly reload: () => void;
} {
  const accountId = useSession()?.user.id;
  const query = useQuery({
    queryKey: officeKey(subject, accountId, part),
    queryFn: ({ signal }) => replyOrThrow(call(signal)),
  });
  return { state: queryState(query), reload: () => void query.refetch() };
}
