import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { accountZone } from '../account-zone.ts';
import type { AdminMarkingOrder } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { defineListPage, toListReply } from '../list/list-definition.ts';
import { MakeFromMarkingDialog } from '../standard-works/make-dialogs.tsx';
import { CancelMarkingDialog } from './cancel-marking-dialog.tsx';
import { GrantCreditsDialog } from './grant-credits-dialog.tsx';
import { MarkingSummary } from './marking-summary.tsx';
import { ReassignDialog } from './reassign-dialog.tsx';
import { TeacherSelect } from './teacher-select.tsx';

/** What the filter offers besides the open works, which are shown without it. */
const SHOWS = ['late', 'waiting', 'claimed', 'second-opinion', 'done', 'cancelled', 'all'] as const;

const TONES = {
  waiting: 'accent',
  claimed: 'primary',
  'second-opinion': 'primary',
  done: 'success',
  cancelled: 'neutral',
} as const satisfies Record<AdminMarkingOrder['state'], string>;

const isOpen = ({ state }: AdminMarkingOrder) => state !== 'done' && state !== 'cancelled';

type MarkingFilter = { readonly state?: (typeof SHOWS)[number]; readonly teacher?: string };

const toQuery = ({ state, teacher }: MarkingFilter) => ({
  ...(state === 'all' ? {} : { state: state ?? ('open' as const) }),
  ...(teacher === undefined ? {} : { teacher }),
});

/** Works that teachers mark, the one that is due first first. With `?state=all`: all, the newest first. */
export const MARKING_LIST = defineListPage({
  name: 'marking',
  title: 'marking.title',
  intro: 'marking.intro',
  Summary: MarkingSummary,
  filters: [
    {
      kind: 'choice',
      name: 'state',
      label: 'marking.show',
      any: 'marking.showOpen',
      options: SHOWS.map((value) => ({ value, label: `marking.shows.${value}` as const })),
    },
    {
      kind: 'record',
      name: 'teacher',
      label: 'marking.teacher',
      Select: TeacherSelect,
    },
  ],
  load: async (filter, _cursor, signal) =>
    toListReply(
      await call(MARKING_ADMIN_ENDPOINTS, 'listMarkingOrders', {
        query: toQuery(filter),
        signal,
      }),
      ({ orders }) => ({ rows: orders, nextCursor: null, timeZone: accountZone() }),
    ),
  keyOf: ({ marking_order_id: id }: AdminMarkingOrder) => id,
  markOf: ({ marking_order_id: id }) => ({ 'data-marking': id }),
  columns: [
    {
      id: 'work',
      label: 'marking.columns.work',
      cell: ({ kind, module, is_appeal: isAppeal, paid_by: paidBy }, { text }) => (
        <>
          {text(`marking.kinds.${kind}`)} {isAppeal ? <Badge>{text('marking.appeal')}</Badge> : null}
          <span className={styles.code}>
            {text(`marking.modules.${module}`)} · {text(`marking.paidBy.${paidBy}`)}
          </span>
        </>
      ),
    },
    {
      id: 'learner',
      label: 'marking.columns.learner',
      cell: ({ learner }, { text }) =>
        learner === null ? (
          text('marking.deleted')
        ) : (
          <>
            {learner.name}
            <span className={styles.buyer}>{learner.email}</span>
          </>
        ),
    },
    {
      id: 'state',
      label: 'marking.columns.state',
      cell: (order, { text }) => (
        <>
          <Badge tone={TONES[order.state]}>{text(`marking.states.${order.state}`)}</Badge>
          {isOpen(order) ? <span className={styles.buyer}>{text(`marking.turns.${order.turn}`)}</span> : null}
        </>
      ),
    },
    {
      id: 'due',
      label: 'marking.columns.due',
      cell: ({ due_at: due, submitted_at: submitted, done_at: done, is_late: isLate }, write) => (
        <>
          <span className={styles.oneLine}>{write.formatInstant(due)}</span>{' '}
          {isLate ? <Badge tone="danger">{write.text('marking.isLate')}</Badge> : null}
          <span className={styles.buyer}>
            {done === null
              ? write.text('marking.submitted', { date: write.formatInstant(submitted) })
              : write.text('marking.doneAt', { date: write.formatInstant(done) })}
          </span>
        </>
      ),
    },
    {
      id: 'with',
      label: 'marking.columns.with',
      cell: ({ claimed_by: teacher, lease_until: until }, { text, formatInstant }) =>
        teacher === null ? (
          text('marking.nobody')
        ) : (
          <>
            {teacher.name || text('marking.someTeacher')}
            {until === null ? null : (
              <span className={styles.buyer}>{text('marking.until', { date: formatInstant(until) })}</span>
            )}
          </>
        ),
    },
    {
      id: 'bands',
      label: 'marking.columns.bands',
      cell: ({ markings }, { text }) =>
        markings.length === 0 ? (
          <span className={styles.whole}>{text('marking.noBands')}</span>
        ) : (
          markings.map(({ role, teacher, band }) => (
            <span key={`${role} ${teacher}`} className={styles.line}>
              {text('marking.band', {
                role: text(`marking.roles.${role === 'first' || role === 'second' ? role : 'third'}`),
                band: band?.toFixed(1) ?? '–',
                teacher: teacher || text('marking.someTeacher'),
              })}
            </span>
          ))
        ),
    },
  ],
  create: { label: 'marking.grant.label', Dialog: GrantCreditsDialog },
  actions: [
    {
      id: 'reassign',
      label: 'marking.reassign.label',
      isOffered: (order) => isOpen(order) && order.turn !== 'agreement',
      Dialog: ReassignDialog,
    },
    {
      id: 'standard-work',
      label: 'standardWorks.make.fromRow',
      isOffered: ({ state, kind }) => state === 'done' && kind !== 'speaking',
      Dialog: MakeFromMarkingDialog,
    },
    { id: 'cancel', label: 'marking.cancel.label', isOffered: isOpen, Dialog: CancelMarkingDialog },
  ],
  empty: { title: 'marking.none', text: 'marking.noneText' },
});
