import { formatBand } from '#ielts/bands/format-band.ts';
import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { accountZone } from '../account-zone.ts';
import type { StandardWork } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { defineListPage, toListReply, type ListWriter } from '../list/list-definition.ts';
import { MakeStandardWorkDialog } from './make-dialogs.tsx';
import { SeedSummary } from './seed-summary.tsx';

const paramsOf = ({ standard_work_id: id }: StandardWork) => ({ params: { standardWorkId: id } });

/** When a work was taken out of use, and by whom. Undefined: it is in use. */
function retirementOf(work: StandardWork, { text, formatInstant }: ListWriter): string | undefined {
  if (work.retired_at === null) return undefined;
  const date = formatInstant(work.retired_at, 'date');
  return !work.has_text && work.retired_by === ''
    ? text('standardWorks.withdrawn', { date })
    : text('standardWorks.retiredAt', { date, name: work.retired_by || text('standardWorks.somebody') });
}

/** The works whose bands the school has agreed on, the newest first. */
export const STANDARD_WORK_LIST = defineListPage({
  name: 'standard-works',
  title: 'standardWorks.title',
  intro: 'standardWorks.intro',
  Summary: SeedSummary,
  filters: [],
  // There are some dozens at most.
  load: async (_filter, _cursor, signal) =>
    toListReply(
      await call(MARKING_ADMIN_ENDPOINTS, 'listStandardWorks', { signal }),
      ({ standard_works: rows }) => ({ rows, nextCursor: null, timeZone: accountZone() }),
    ),
  keyOf: ({ standard_work_id: id }: StandardWork) => id,
  markOf: ({ standard_work_id: id }) => ({ 'data-standard-work': id }),
  columns: [
    {
      id: 'work',
      label: 'standardWorks.columns.work',
      cell: ({ kind, module, words, prompt, has_text: hasText }, { text }) => (
        <>
          {text(`marking.kinds.${kind}`)}
          <span className={styles.code}>
            {text(`marking.modules.${module}`)} · {text('standardWorks.words', { count: words })}
          </span>
          <span lang={hasText ? 'en' : undefined} className={styles.code}>
            {hasText ? prompt : text('standardWorks.noText')}
          </span>
        </>
      ),
    },
    {
      id: 'bands',
      label: 'standardWorks.columns.bands',
      cell: ({ agreed, band }, { text }) => (
        <>
          <strong>{text('standardWorks.overall', { band: formatBand(band) })}</strong>
          {agreed.map(({ criterion, band: each }) => (
            <span key={criterion} className={styles.line}>
              {text(`marking.criteria.${criterion}`)} {formatBand(each)}
            </span>
          ))}
        </>
      ),
    },
    {
      id: 'state',
      label: 'standardWorks.columns.state',
      cell: (work, write) => {
        const retirement = retirementOf(work, write);
        return (
          <>
            <Badge tone={retirement === undefined ? 'success' : 'neutral'}>
              {write.text(`standardWorks.states.${retirement === undefined ? 'used' : 'retired'}`)}
            </Badge>
            <span className={styles.buyer}>
              {retirement ??
                write.text('standardWorks.made', {
                  date: write.formatInstant(work.made_at, 'date'),
                  name: work.made_by || write.text('standardWorks.somebody'),
                })}
            </span>
          </>
        );
      },
    },
    { id: 'marked', label: 'standardWorks.columns.marked', align: 'number', cell: ({ marked }) => marked },
  ],
  create: { label: 'standardWorks.make.label', Dialog: MakeStandardWorkDialog },
  actions: [
    {
      id: 'retire',
      label: 'standardWorks.retire.label',
      isOffered: ({ retired_at: at }) => at === null,
      confirm: {
        title: 'standardWorks.retire.title',
        text: 'standardWorks.retire.text',
        button: 'standardWorks.retire.save',
      },
      parameters: () => ({}),
      act: (row) => call(MARKING_ADMIN_ENDPOINTS, 'retireStandardWork', paramsOf(row)),
      done: 'standardWorks.retire.done',
    },
    {
      id: 'restore',
      label: 'standardWorks.restore.label',
      isOffered: ({ retired_at: at, has_text: hasText }) => at !== null && hasText,
      confirm: {
        title: 'standardWorks.restore.title',
        text: 'standardWorks.restore.text',
        button: 'standardWorks.restore.save',
      },
      parameters: () => ({}),
      act: (row) => call(MARKING_ADMIN_ENDPOINTS, 'useStandardWorkAgain', paramsOf(row)),
      done: 'standardWorks.restore.done',
    },
  ],
  empty: { title: 'standardWorks.none', text: 'standardWorks.noneText' },
});
