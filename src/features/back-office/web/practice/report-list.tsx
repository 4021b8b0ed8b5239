import { PRACTICE_ADMIN_ENDPOINTS } from '#features/practice/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { classNames } from '#ui/class-names.ts';
import { accountZone } from '../account-zone.ts';
import type { AdminPracticeReport } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { defineListPage, toListReply } from '../list/list-definition.ts';
import { ReportDialog } from './report-dialog.tsx';

/** Reports of learners about practice questions, the newest first. */
export const REPORT_LIST = defineListPage({
  name: 'practice',
  title: 'practice.reports.title',
  intro: 'practice.reports.intro',
  filters: [
    {
      kind: 'choice',
      name: 'state',
      label: 'practice.reports.state',
      any: 'practice.reports.open',
      options: [{ value: 'answered', label: 'practice.reports.answered' }],
    },
  ],
  load: async ({ state }, cursor, signal) =>
    toListReply(
      await call(PRACTICE_ADMIN_ENDPOINTS, 'listPracticeReports', {
        query: { state: state ?? 'open', ...(cursor ? { cursor } : {}) },
        signal,
      }),
      ({ reports, next_cursor: nextCursor }) => ({ rows: reports, nextCursor, timeZone: accountZone() }),
    ),
  keyOf: ({ report }: AdminPracticeReport) => report,
  markOf: ({ report }) => ({ 'data-report': report }),
  columns: [
    {
      id: 'question',
      label: 'practice.reports.columns.question',
      cell: ({ title, number }, { text }) => text('practice.question', { title, number }),
    },
    {
      id: 'reason',
      label: 'practice.reports.columns.reason',
      cell: ({ reason, text: words }, { text }) => (
        <>
          {text(`practice.reports.reasons.${reason}`)}
          <span className={styles.clamped}>{words}</span>
        </>
      ),
    },
    {
      id: 'answer',
      label: 'practice.reports.columns.answer',
      cell: ({ answer_words: answer, accepted }, { text }) => (
        <>
          {answer || text('practice.blank')}
          <span className={classNames(styles.buyer, styles.clamped)}>
            {text('practice.reports.keyIs', { key: accepted.join(' / ') })}
          </span>
        </>
      ),
    },
    {
      id: 'reporter',
      label: 'practice.reports.columns.reporter',
      cell: ({ reporter }, { text }) => reporter?.name ?? text('practice.reports.visitor'),
    },
    {
      id: 'at',
      label: 'practice.reports.columns.at',
      cell: ({ reported_at: at }, { formatInstant }) => (
        <span className={styles.oneLine}>{formatInstant(at)}</span>
      ),
    },
  ],
  actions: [
    {
      id: 'answer',
      label: 'practice.reports.answer',
      isOffered: ({ reply }) => reply === null,
      Dialog: ReportDialog,
    },
    {
      id: 'read',
      label: 'practice.reports.read',
      isOffered: ({ reply }) => reply !== null,
      Dialog: ReportDialog,
    },
  ],
  empty: { title: 'practice.reports.none', text: 'practice.reports.noneText' },
});
