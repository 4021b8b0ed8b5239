import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { accountZone } from '../account-zone.ts';
import type { AdminTeacher } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { defineListPage, toListReply, type ListWriter } from '../list/list-definition.ts';
import { AddTeacherDialog, TeacherProfileDialog } from './teacher-dialogs.tsx';
import { stateOf } from './teacher-state.ts';

const TONES = {
  active: 'success',
  suspended: 'danger',
  invited: 'accent',
  expired: 'neutral',
} as const satisfies Record<ReturnType<typeof stateOf>, string>;

const nameOf = ({ name, email }: AdminTeacher) => name || email;
const isInvited = ({ invitation }: AdminTeacher) => invitation !== null;
const idOf = ({ account_id: accountId }: AdminTeacher) => ({ params: { accountId } });

/** The teachers who mark, with their load and what an admin can do. */
export const TEACHER_LIST = defineListPage({
  name: 'teachers',
  title: 'teachers.title',
  intro: 'teachers.intro',
  filters: [],
  load: async (_filter, _cursor, signal) =>
    toListReply(await call(MARKING_ADMIN_ENDPOINTS, 'listMarkingTeachers', { signal }), ({ teachers }) => ({
      rows: teachers,
      nextCursor: null,
      timeZone: accountZone(),
    })),
  keyOf: ({ account_id: id }: AdminTeacher) => id,
  markOf: ({ email }) => ({ 'data-teacher': email }),
  columns: [
    {
      id: 'teacher',
      label: 'teachers.columns.teacher',
      cell: ({ name, email, slug }, { text }) => (
        <>
          {name}
          <span className={styles.code}>{email}</span>
          <span className={styles.code}>
            {slug === null ? text('teachers.noPage') : text('teachers.page', { slug })}
          </span>
        </>
      ),
    },
    { id: 'state', label: 'teachers.columns.state', cell: writeState },
    {
      id: 'marks',
      label: 'teachers.columns.marks',
      cell: ({ skills, modules, languages, holidays }, { text }) => (
        <>
          {skills.map((skill) => (
            <span key={skill} className={styles.line}>
              {text(`teachers.profile.skillNames.${skill}`)}
            </span>
          ))}
          <span className={styles.buyer}>
            {[
              ...modules.map((module) => text(`marking.modules.${module}`)),
              ...languages.map((language) => text(`teachers.profile.languageNames.${language}`)),
            ].join(' · ')}
          </span>
          {holidays.map(({ from, to }) => (
            <span key={from} className={styles.buyer}>
              {text('teachers.away', { from, to })}
            </span>
          ))}
        </>
      ),
    },
    {
      id: 'load',
      label: 'teachers.columns.load',
      cell: ({ load, daily_most: most }, { text }) => (
        <>
          {text('teachers.openNow', { count: load.open })}
          <span className={styles.buyer}>{text('teachers.today', { count: load.claimed_today, most })}</span>
        </>
      ),
    },
    { id: 'done', label: 'teachers.columns.done', align: 'number', cell: ({ load }) => load.done },
    { id: 'late', label: 'teachers.columns.late', align: 'number', cell: ({ load }) => load.late },
  ],
  create: { label: 'teachers.add.label', Dialog: AddTeacherDialog },
  actions: [
    { id: 'profile', label: 'teachers.profile.label', Dialog: TeacherProfileDialog },
    {
      id: 'suspend',
      label: 'teachers.suspend.label',
      isOffered: (row) => stateOf(row) === 'active',
      confirm: {
        title: 'teachers.suspend.title',
        text: 'teachers.suspend.text',
        button: 'teachers.suspend.save',
        isDangerous: true,
      },
      parameters: (row) => ({ name: nameOf(row), count: row.load.open }),
      act: (row) => call(MARKING_ADMIN_ENDPOINTS, 'suspendMarkingTeacher', idOf(row)),
      done: 'teachers.suspend.done',
    },
    {
      id: 'restore',
      label: 'teachers.restore.label',
      isOffered: (row) => stateOf(row) === 'suspended',
      confirm: {
        title: 'teachers.restore.title',
        text: 'teachers.restore.text',
        button: 'teachers.restore.save',
      },
      parameters: (row) => ({ name: nameOf(row) }),
      act: (row) => call(MARKING_ADMIN_ENDPOINTS, 'restoreMarkingTeacher', idOf(row)),
      done: 'teachers.restore.done',
    },
    {
      id: 'resend',
      label: 'teachers.resend.label',
      isOffered: isInvited,
      confirm: {
        title: 'teachers.resend.title',
        text: 'teachers.resend.text',
        button: 'teachers.resend.save',
      },
      parameters: ({ email }) => ({ email }),
      act: (row) => call(MARKING_ADMIN_ENDPOINTS, 'resendMarkingInvitation', idOf(row)),
      done: 'teachers.resend.done',
    },
    {
      id: 'withdraw',
      label: 'teachers.withdraw.label',
      isOffered: isInvited,
      confirm: {
        title: 'teachers.withdraw.title',
        text: 'teachers.withdraw.text',
        button: 'teachers.withdraw.save',
        isDangerous: true,
      },
      parameters: ({ email }) => ({ email }),
      act: (row) => call(MARKING_ADMIN_ENDPOINTS, 'withdrawMarkingInvitation', idOf(row)),
      done: 'teachers.withdraw.done',
    },
  ],
  empty: { title: 'teachers.none', text: 'teachers.noneText' },
});

function writeState(row: AdminTeacher, { text, formatInstant }: ListWriter) {
  const { suspended_at: suspended, invitation } = row;
  const state = stateOf(row);
  return (
    <>
      <Badge tone={TONES[state]}>{text(`teachers.states.${state}`)}</Badge>
      {suspended === null ? null : (
        <span className={styles.buyer}>
          {text('teachers.since', { date: formatInstant(suspended, 'date') })}
        </span>
      )}
      {invitation === null ? null : (
        <span className={styles.buyer}>
          {text(invitation.is_open ? 'teachers.until' : 'teachers.ended', {
            date: formatInstant(invitation.expires_at),
          })}
        </span>
      )}
    </>
  );
}
