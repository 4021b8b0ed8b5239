import { Badge } from '#ui/badge.tsx';
import { call } from '#platform/api-client/api-client.ts';
import { APPEAL_ADMIN_ENDPOINTS } from '#features/mock-tests/appeals-admin-endpoints.ts';
import type { AdminAppeal } from './admin-replies.ts';
import styles from './admin.module.css';
import { AppealDialog } from './appeal-dialog.tsx';
import { skillText } from './code-text.ts';
import { defineListPage, toListReply } from './list/list-definition.ts';

/** The sections that are marked by a key. */
const SKILLS = ['listening', 'reading'] as const;

/** Appeals that wait for an answer, the oldest first. With `?all=true`: all, the newest first. */
export const APPEAL_LIST = defineListPage({
  name: 'appeals',
  title: 'appeals.title',
  intro: 'appeals.intro',
  filters: [
    { kind: 'search', name: 'search', label: 'appeals.search' },
    {
      kind: 'choice',
      name: 'all',
      label: 'appeals.show',
      any: 'appeals.showOpen',
      options: [{ value: 'true', label: 'appeals.showAll' }],
    },
    {
      kind: 'choice',
      name: 'skill',
      label: 'appeals.skill',
      any: 'appeals.anySkill',
      options: SKILLS.map((value) => ({ value, label: `skill.${value}` as const })),
    },
    { kind: 'day', name: 'from', label: 'appeals.from' },
    { kind: 'day', name: 'to', label: 'appeals.to' },
  ],
  load: async (filter, cursor, signal) =>
    toListReply(
      await call(APPEAL_ADMIN_ENDPOINTS, 'findAppeals', {
        query: { ...filter, ...(cursor ? { cursor } : {}) },
        signal,
      }),
      ({ appeals, next_cursor: nextCursor, time_zone: timeZone }) => ({
        rows: appeals,
        nextCursor,
        timeZone,
      }),
    ),
  keyOf: ({ id }: AdminAppeal) => id,
  markOf: ({ id }) => ({ 'data-appeal': id }),
  columns: [
    {
      id: 'appeal',
      label: 'appeals.columns.appeal',
      cell: ({ test_title: test, skill, number }, { text }) =>
        text('appeals.heading', { test, skill: skillText(skill, text), number }),
    },
    {
      id: 'learner',
      label: 'appeals.columns.learner',
      cell: ({ name, email }, { text }) =>
        email === null ? (
          text('appeals.visitor')
        ) : (
          <>
            {name}
            <span className={styles.buyer}>{email}</span>
          </>
        ),
    },
    {
      id: 'at',
      label: 'appeals.columns.at',
      cell: ({ created_at: at }, { formatInstant }) => (
        <span className={styles.oneLine}>{formatInstant(at)}</span>
      ),
    },
    {
      id: 'given',
      label: 'appeals.columns.given',
      cell: ({ given, accepted }, { text }) => (
        <>
          {given || text('appeals.blank')}
          <span className={styles.buyer}>{text('appeals.keyIs', { key: accepted.join(' / ') })}</span>
        </>
      ),
    },
    {
      id: 'reason',
      label: 'appeals.columns.reason',
      cell: ({ reason }) => <span className={styles.clamped}>{reason}</span>,
    },
    {
      id: 'state',
      label: 'appeals.columns.state',
      cell: ({ verdict }, { text }) => (
        <Badge tone={verdict === 'upheld' ? 'success' : verdict === null ? 'accent' : 'neutral'}>
          {text(`appeals.states.${verdict ?? 'open'}`)}
        </Badge>
      ),
    },
  ],
  actions: [
    {
      id: 'answer',
      label: 'appeals.decide',
      isOffered: ({ verdict }) => verdict === null,
      Dialog: AppealDialog,
    },
    { id: 'read', label: 'appeals.read', isOffered: ({ verdict }) => verdict !== null, Dialog: AppealDialog },
  ],
  download: {
    load: (filter) => call(APPEAL_ADMIN_ENDPOINTS, 'exportAppeals', { query: filter }),
    file: 'appeals.csv',
  },
  empty: { title: 'appeals.none', text: 'appeals.noneText' },
});
