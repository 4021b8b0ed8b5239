import { findPersonByEmail, listPeople } from '#features/accounts/server/index.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import * as contract from '../../admin-contract.ts';
import { lockLearner, lockTeacher } from '../booking-lock-store.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import {
  findLessonTeacher,
  findTeacherOfAccount,
  listLessonTeachers,
  saveTeacherAccount,
} from '../lesson-teacher-store.ts';
import { mailLink } from '../mails/send-link-mail.ts';
import { BOOKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { emptySchedule } from '../slots/view-schedule.ts';
import { hasLessonWhileTaught } from '../taken-times-store.ts';
import { cancelDay } from '../teach/cancel-day.ts';

/** The school's calls about the teachers who give lessons; for admins. */
export function mountLessonTeacherRoutes(api: Api, dependencies: BookingDependencies): void {
  const { database, clock, teachers } = dependencies;

  mountEndpoint(api, contract.listLessonTeachers, {}, async (_, context) => {
    const language = context.get('language');
    const stored = new Map((await listLessonTeachers(database)).map((each) => [each.teacher, each]));
    const ids = [...stored.values()].flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
    const people = new Map((await listPeople(database, ids)).map((each) => [each.accountId, each]));
    return {
      ok: true,
      reply: {
        teachers: teachers.map(({ key, slug, name }) => {
          const account = people.get(stored.get(key)?.accountId ?? '');
          return {
            teacher: slug,
            name: name[language],
            account: account ? { name: account.name, email: account.email } : null,
          };
        }),
      },
    };
  });

  mountEndpoint(api, contract.linkLessonTeacher, REFUSALS, async ({ params, body }) => {
    const teacher = teachers.find(({ slug }) => slug === params.teacher);
    if (!teacher) return { ok: false, refusal: 'teacher-unknown' };
    const person = await findPersonByEmail(database, body.email);
    if (!person) return { ok: false, refusal: 'account-unknown' };
    if (person.role !== 'teacher') return { ok: false, refusal: 'account-no-teacher' };
    const { accountId } = person;
    const { key } = teacher;
    const refusal = await database.transaction(async (transaction) => {
      // Two links of one account wait for each other, and so do those of one teacher.
      await lockTeacher(transaction, key);
      await lockLearner(transaction, accountId);
      const other = await findTeacherOfAccount(transaction, accountId);
      if (other && other.teacher !== key) return 'account-teaches' as const;
      const before = (await findLessonTeacher(transaction, key))?.accountId ?? null;
      if (before === accountId) return undefined;
      const now = clock.now();
      if (await hasLessonWhileTaught(transaction, accountId, { teacher: key, now }))
        return 'account-has-lessons' as const;
      await saveTeacherAccount(transaction, {
        teacher: key,
        accountId,
        schedule: emptySchedule(teacher.timeZone),
        savedAt: now,
      });
      await mailLink(dependencies, transaction, { change: 'linked', accountId, teacher });
      if (before !== null)
        await mailLink(dependencies, transaction, { change: 'unlinked', accountId: before, teacher });
      return undefined;
    });
    return refusal === undefined ? { ok: true, reply: { linked: true as const } } : { ok: false, refusal };
  });

  mountEndpoint(api, contract.cancelDayForSchool, REFUSALS, async ({ actor, params, body }) => {
    const teacher = teachers.find(({ slug }) => slug === params.teacher);
    if (!teacher) return { ok: false, refusal: 'teacher-unknown' };
    const { accountId: adminId } = actor;
    const outcome = await cancelDay(dependencies, { teacher: teacher.key, adminId, ...body });
    if (outcome.ok) return { ok: true, reply: { cancelled: outcome.cancelled } };
    const { refusal } = outcome;
    return { ok: false, refusal: refusal === 'no-lesson-teacher' ? 'teacher-unknown' : refusal };
  });
}
