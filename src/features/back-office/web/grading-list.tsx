import { GRADING_ADMIN_ENDPOINTS } from '#features/grading/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import type { GraderUse } from './admin-replies.ts';
import styles from './admin.module.css';
import { gradingOutcomeText } from './code-text.ts';
import { formatCount, formatMicro, formatSeconds } from './format-use.ts';
import { GradingSummary } from './grading-summary.tsx';
import { defineListPage, toListReply } from './list/list-definition.ts';

const keyOf = ({ day, service }: GraderUse) =>
  `${day} ${service === null ? '' : `${service.model} ${service.host}`}`;

/** What graded, a row for each day and grader. */
export const GRADING_LIST = defineListPage({
  name: 'grading',
  title: 'grading.title',
  intro: 'grading.intro',
  Summary: GradingSummary,
  filters: [
    { kind: 'day', name: 'from', label: 'grading.from' },
    { kind: 'day', name: 'to', label: 'grading.to' },
  ],
  load: async (filter, _cursor, signal) =>
    toListReply(
      await call(GRADING_ADMIN_ENDPOINTS, 'findGraderUses', { query: filter, signal }),
      ({ uses, time_zone: timeZone }) => ({ rows: uses, nextCursor: null, timeZone }),
    ),
  keyOf,
  markOf: (use) => ({ 'data-use': keyOf(use).trim() }),
  columns: [
    {
      id: 'day',
      label: 'grading.columns.day',
      cell: ({ day }) => <span className={styles.oneLine}>{day}</span>,
    },
    {
      id: 'grader',
      label: 'grading.columns.grader',
      cell: ({ service }, { text }) =>
        service === null ? (
          text('grading.here')
        ) : (
          <>
            {service.model}
            <span className={styles.buyer}>{service.host}</span>
          </>
        ),
    },
    {
      id: 'outcomes',
      label: 'grading.columns.outcomes',
      cell: ({ outcomes }, { text }) =>
        outcomes.map(({ outcome, count }) => (
          <span key={outcome} className={styles.line}>
            {text('grading.outcome', {
              outcome: gradingOutcomeText(outcome, text),
              count: formatCount(count),
            })}
          </span>
        )),
    },
    {
      id: 'uses',
      label: 'grading.columns.uses',
      align: 'number',
      cell: ({ uses }) => formatCount(uses),
    },
    {
      id: 'tokens',
      label: 'grading.columns.tokens',
      align: 'number',
      cell: ({ service, tokens_in: read, tokens_out: written }, { text }) =>
        service === null
          ? text('grading.none')
          : text('grading.tokens', { read: formatCount(read), written: formatCount(written) }),
    },
    {
      id: 'cost',
      label: 'grading.columns.cost',
      align: 'number',
      cell: ({ cost_micro: cost }, { text }) => (cost === null ? text('grading.none') : formatMicro(cost)),
    },
    {
      id: 'time',
      label: 'grading.columns.time',
      align: 'number',
      cell: ({ mean_ms: ms }, { text }) =>
        ms === null ? text('grading.none') : text('grading.seconds', { seconds: formatSeconds(ms) }),
    },
  ],
  download: {
    load: (filter) => call(GRADING_ADMIN_ENDPOINTS, 'exportGraderUses', { query: filter }),
    file: 'grading.csv',
  },
  empty: { title: 'grading.empty', text: 'grading.emptyText' },
});
