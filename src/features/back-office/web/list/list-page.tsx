import { useSearchParams } from 'react-router';
import { Loaded } from '#features/accounts/web/index.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { cityOfTimeZone } from '#platform/i18n/time-zone-name.ts';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from '../admin.module.css';
import { failureOf } from '../call-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { queryState } from '../query-state.ts';
import { CreateButton } from './create-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { readFilter, type FilterField } from './filter-field.ts';
import type { ListDefinition, ListWriter } from './list-definition.ts';
import { ListFilters } from './list-filters.tsx';
import { ListIsEmpty } from './list-is-empty.tsx';
import { ListSection } from './list-section.tsx';
import listStyles from './list.module.css';
import { RowActions } from './row-actions.tsx';
import { useList } from './use-list.ts';

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
  const { create, download, Summary } = list;
  return (
    <>
      <div className={listStyles.head}>
        <h1 className={listStyles.title}>{text(list.title)}</h1>
        {create === undefined || timeZone === undefined ? null : (
          <CreateButton create={create} timeZone={timeZone} onChanged={() => void query.readAgain()} />
        )}
      </div>
      {list.intro === undefined ? null : <p className={styles.lead}>{text(list.intro)}</p>}
      {Summary === undefined ? null : <Summary />}
      {list.filters.length === 0 ? null : <ListFilters fields={list.filters} filter={filter} />}
      <Loaded
        state={queryState(query)}
        reload={() => void query.refetch()}
        skeleton={<Skeleton label={text('loading')} lines={8} />}
      >
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          const zone = timeZone ?? 'UTC';
          const write: ListWriter = {
            text,
            language,
            timeZone: zone,
            formatInstant: (instant, shape) =>
              formatInstant(instant, { language, timeZone: zone, ...(shape ? { shape } : {}) }),
          };
          return (
            <ListSection
              label={text(list.title)}
              keys={rows.map((row) => list.keyOf(row))}
              isOld={query.isPlaceholderData}
            >
              <div className={listStyles.bar}>
                <p role="status" className={listStyles.count}>
                  {text(query.hasNextPage ? 'list.shownSoFar' : 'list.shown', { count: rows.length })}
                  <SentenceSpace />
                  {text('list.zone', { zone: cityOfTimeZone(zone, language) })}
                </p>
                {download === undefined || rows.length === 0 ? null : (
                  <DownloadButton file={download.file} load={() => download.load(filter)} />
                )}
              </div>
              {failure === undefined ? null : <FailureNotice failure={failure} />}
              {rows.length === 0 ? (
                <ListIsEmpty empty={list.empty} isFiltered={isFiltered} />
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
            </ListSection>
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
  return (
    <div className={isOld ? listStyles.old : undefined}>
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
