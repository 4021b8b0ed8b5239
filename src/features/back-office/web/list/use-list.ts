import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#features/accounts/web/index.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { replyOrThrow } from '../call-failure.ts';
import { officeKey } from '../office-key.ts';
import type { FilterField, FilterOf } from './filter-field.ts';
import type { ListDefinition } from './list-definition.ts';

/** The rows of a list under a filter, page by page. The previous rows stay until the new ones have loaded. */
export function useList<Row, Fields extends readonly FilterField[]>(
  { name, load }: ListDefinition<Row, Fields>,
  filter: FilterOf<Fields>,
) {
  const language = useLanguage();
  const cache = useQueryClient();
  const accountId = useSession()?.user.id;
  const query = useInfiniteQuery({
    queryKey: officeKey(name, accountId, 'list', language, filter),
    queryFn: ({ pageParam, signal }) => replyOrThrow(load(filter, pageParam, signal)),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  /** After a change. Everything that was read of the subject is old, here and on other pages. */
  return { ...query, readAgain: () => cache.invalidateQueries({ queryKey: [name] }) };
}
