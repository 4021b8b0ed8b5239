import { PRACTICE_ADMIN_ENDPOINTS } from '#features/practice/admin-endpoints.ts';
import { findBank } from '#features/practice/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { accountZone } from '../account-zone.ts';
import type { AdminPracticeQuestion } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { defineListPage, toListReply } from '../list/list-definition.ts';
import { BankFilter } from './bank-filter.tsx';
import { QuestionAbout } from './question-about.tsx';
import { QuestionDialog } from './question-dialog.tsx';

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Practice questions with what their answers say, in the order of the banks. */
export const PRACTICE_LIST = defineListPage({
  name: 'practice',
  title: 'practice.title',
  intro: 'practice.intro',
  filters: [
    { kind: 'search', name: 'search', label: 'practice.search' },
    { kind: 'record', id: 'slug', name: 'bank', label: 'practice.bank', Select: BankFilter },
    {
      kind: 'choice',
      name: 'only',
      label: 'practice.only',
      any: 'practice.all',
      options: [
        { value: 'contradicted', label: 'practice.contradicted' },
        { value: 'reported', label: 'practice.reported' },
        { value: 'withdrawn', label: 'practice.withdrawn' },
      ],
    },
  ],
  async load({ bank: named, ...filter }, cursor, signal) {
    const page = Number(cursor ?? 1);
    // An old address may name a bank that is not there any more.
    const bank = findBank(named ?? '');
    return toListReply(
      await call(PRACTICE_ADMIN_ENDPOINTS, 'listPracticeQuestionStats', {
        query: { ...filter, ...(bank ? { bank } : {}), page },
        signal,
      }),
      ({ questions, pages }) => ({
        rows: questions,
        nextCursor: page < pages ? String(page + 1) : null,
        timeZone: accountZone(),
      }),
    );
  },
  keyOf: ({ set, number }: AdminPracticeQuestion) => `${set}#${number}`,
  markOf: ({ set, number }) => ({ 'data-question-stats': `${set}#${number}` }),
  columns: [
    {
      id: 'question',
      label: 'practice.columns.question',
      cell: (row, { text }) => (
        <div className={styles.lead}>
          {text('practice.question', { title: row.title, number: row.number })}
          <QuestionAbout question={row} />
        </div>
      ),
    },
    { id: 'band', label: 'practice.columns.band', align: 'number', cell: ({ band }) => band },
    { id: 'answers', label: 'practice.columns.answers', align: 'number', cell: ({ answers }) => answers },
    {
      id: 'right',
      label: 'practice.columns.right',
      align: 'number',
      cell: ({ right_share: share }) => (share === null ? '–' : percent(share)),
    },
    {
      id: 'byBand',
      label: 'practice.columns.byBand',
      cell: ({ by_band: bands }, { text }) =>
        bands.map(({ band, answers, right }) => (
          <span key={band ?? 0} className={classNames(styles.buyer, styles.oneLine)}>
            {text('practice.byBand', { band: band ?? text('practice.noBand'), right, answers })}
          </span>
        )),
    },
    {
      id: 'discrimination',
      label: 'practice.columns.discrimination',
      align: 'number',
      cell: ({ discrimination }) => (discrimination === null ? '–' : discrimination.toFixed(2)),
    },
    {
      id: 'time',
      label: 'practice.columns.time',
      align: 'number',
      cell: ({ median_ms: ms }, { text }) =>
        ms === null ? '–' : text('practice.seconds', { count: Math.round(ms / 1000) }),
    },
    {
      id: 'wrong',
      label: 'practice.columns.wrong',
      cell: ({ wrong }, { text }) => (
        <span className={styles.clamped}>
          {wrong.map(({ value, count }) => `${value || text('practice.blank')} (${count})`).join(', ')}
        </span>
      ),
    },
    {
      id: 'state',
      label: 'practice.columns.state',
      cell: ({ withdrawn, band_review: review, open_reports: reports }, { text }) => (
        <>
          <Badge tone={withdrawn ? 'danger' : review === 'read-again' ? 'accent' : 'neutral'}>
            {text(`practice.states.${withdrawn ? 'withdrawn' : review}`)}
          </Badge>
          {reports > 0 ? (
            <span className={styles.buyer}>{text('practice.openReports', { count: reports })}</span>
          ) : null}
        </>
      ),
    },
  ],
  actions: [{ id: 'look', label: 'practice.look', Dialog: QuestionDialog }],
  empty: { title: 'practice.none', text: 'practice.noneText' },
});
