import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Loaded } from '#features/accounts/web/index.ts';
import type { ReplyState } from '#platform/api-client/use-reply.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../admin.module.css';
import { failureOf, type FailedCall } from '../call-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { DownloadButton } from './download-button.tsx';
import { readFilter, type FilterField } from './filter-field.ts';
import type { ListDefinition, ListReply, ListWriter } from './list-definition.ts';
import { ListFilters } from './list-filters.tsx';
import listStyles from './list.module.css';
import { RowActions } from './row-actions.tsx';
import { useList } from './use-list.ts';

type Query<Row> = {
  readonly data: { readonly pages: readonly ListReply<Row>[] } | undefined;
  readonly failure: FailedCall | undefined;
  readonly isPaused: boolean;
};

/** The rows of a list. A failure does not remove the rows that are shown. */
function stateOf<Row>({ data, failure, isPaused }: Query<Row>): ReplyState<readonly ListReply<Row>[]> {
  if (data) return { status: 'ready', reply: data.pages };
  if (isPaused) return { status: 'offline' };
  if (failure === undefined) return { status: 'loading' };
  return failure.kind === 'refused' && failure.problem.status < 500
    ? { status: 'refused', code: failure.code, problem: failure.problem }
    : { status: 'unreachable' };
}

type PageProps<Row, Fields extends readonly FilterField[]> = { readonly list: ListDefinition<Row, Fields> };

/** The page of a list that `defineListPage` declares. */
export function ListPage<Row, Fields extends readonly FilterField[]>({ list }: PageProps<Row, Fields>) {
  const text = useText('backOffice');
  const language = useLanguage();
  const [address] = useSearchParams();
  const filter = readFilter(list.filters, address);
  const query = useList(list, filter);
  const failure = failureOf(query.error);
  const isFiltered = Object.keys(filter).length > 0;
  const timeZone = query.data?.pages[0]?.timeZone;
  const write: ListWriter = {
    text,
    language,
    formatInstant: (instant, shape) =>
      formatInstant(instant, { language, timeZone, ...(shape ? { shape } : {}) }),
  };
  const state = stateOf({ data: query.data, failure, isPaused: query.fetchStatus === 'paused' });
  const { download } = list;
  return (
    <>
      <h1 className={styles.title}>{text(list.title)}</h1>
      {list.intro === undefined ? null : <p className={styles.lead}>{text(list.intro)}</p>}
      <ListFilters fields={list.filters} filter={filter} />
      <Loaded
        state={state}
        reload={() => void query.refetch()}
        skeleton={<Skeleton label={text('loading')} lines={8} />}
      >
        {(pages) => {
          const rows = pages.flatMap((page) => page.rows);
          return (
            <section aria-busy={query.isPlaceholderData} aria-label={text(list.title)}>
              <div className={listStyles.bar}>
                <p role="status" className={listStyles.count}>
                  {text(query.hasNextPage ? 'list.shownSoFar' : 'list.shown', { count: rows.length })}
                  {timeZone === undefined ? null : ` ${text('list.zone', { zone: timeZone })}`}
                </p>
                {download === undefined || rows.length === 0 ? null : (
                  <DownloadButton file={download.file} load={() => download.load(filter)} />
                )}
              </div>
              {failure === undefined ? null : <FailureNotice failure={failure} />}
              {rows.length === 0 ? (
                <EmptyState
                  title={text(list.empty.title)}
                  action={
                    isFiltered ? (
                      <ButtonLink to="?" preventScrollReset variant="secondary">
                        {text('list.clear')}
                      </ButtonLink>
                    ) : undefined
                  }
                >
                  <p>{text(list.empty.text)}</p>
                </EmptyState>
              ) : (
                <ListRows
                  list={list}
                  rows={rows}
                  write={write}
                  isOld={query.isPlaceholderData}
                  onChanged={() => void query.readAgain()}
                />
              )}
              {query.hasNextPage ? (
                <div className={listStyles.more}>
                  <Button
                    variant="secondary"
                    busy={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                    data-more=""
                  >
                    {text('list.more')}
                  </Button>
                </div>
              ) : null}
            </section>
          );
        }}
      </Loaded>
    </>
  );
}

type RowsProps<Row, Fields extends readonly FilterField[]> = PageProps<Row, Fields> & {
  readonly rows: readonly Row[];
  readonly write: ListWriter;
  readonly isOld: boolean;
  readonly onChanged: () => void;
};

function ListRows<Row, Fields extends readonly FilterField[]>({
  list,
  rows,
  write,
  isOld,
  onChanged,
}: RowsProps<Row, Fields>) {
  const { text } = write;
  const { actions } = list;
  const frame = useRef<HTMLDivElement>(null);
  useFocusOnNewRow(frame, rows.length);
  return (
    <div ref={frame} className={isOld ? listStyles.old : undefined}>
      <DataTable
        caption={text(list.title)}
        columns={list.columns.map(({ id, label, align }) => ({
          id,
          label: text(label),
          isNumber: align === 'number',
        }))}
        rows={rows.map((row) => ({
          key: list.keyOf(row),
          ...(list.markOf ? { marks: list.markOf(row) } : {}),
          cells: list.columns.map(({ cell }) => cell(row, write)),
          actions: actions ? (
            <RowActions row={row} actions={actions} write={write} onChanged={onChanged} />
          ) : undefined,
        }))}
        actionsLabel={actions ? text('list.actions') : undefined}
      />
    </div>
  );
}

/** The button disappears with the last page, and the focus would be lost. It moves to the first new row. */
function useFocusOnNewRow(frame: React.RefObject<HTMLDivElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const added = count > before.current;
    const first = frame.current?.querySelectorAll<HTMLElement>('tbody > tr')[before.current];
    before.current = count;
    if (added && document.activeElement === document.body) first?.focus();
  }, [frame, count]);
}
