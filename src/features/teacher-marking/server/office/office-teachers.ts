import type { z } from 'zod';
import {
  findPersonByEmail,
  listInvitations,
  listPeople,
  makeTeacher,
  type Invitation,
} from '#features/accounts/server/index.ts';
import { DAY_MS } from '../../domain/marking-rules.ts';
import type { listMarkingTeachers, saveMarkingTeacher as saveCall } from '../../admin-contract.ts';
import { readDay } from '../open-desk.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { listFinalBetween } from '../marking-store.ts';
import { listClaimedBy, lockOrder } from '../order-store.ts';
import { endClaim } from '../start-marking.ts';
import { addTeacher, findTeacher, listTeachers, saveTeacher } from '../teacher-store.ts';

type ListedTeacher = z.input<(typeof listMarkingTeachers)['reply']>['teachers'][number];
export type ProfileBody = z.output<(typeof saveCall)['body']>;
type Refused<R extends string> = { readonly ok: false; readonly refusal: R };

const LOAD_DAYS = 30;

const viewInvitation = (invitation: Invitation | undefined): ListedTeacher['invitation'] =>
  invitation
    ? {
        sent_at: invitation.sentAt.toISOString(),
        expires_at: invitation.expiresAt.toISOString(),
        is_open: invitation.isOpen,
      }
    : null;

/** The teachers with their load. */
export async function viewTeachers({ database, clock }: MarkingDependencies): Promise<ListedTeacher[]> {
  const now = clock.now();
  const teachers = await listTeachers(database);
  const people = await listPeople(
    database,
    teachers.map(({ accountId }) => accountId),
  );
  const invitations = await listInvitations(
    database,
    teachers.map(({ accountId }) => accountId),
    now,
  );
  const final = await listFinalBetween(database, new Date(now.getTime() - LOAD_DAYS * DAY_MS), now);
  const listed: ListedTeacher[] = [];
  for (const teacher of teachers) {
    const person = people.find(({ accountId }) => accountId === teacher.accountId);
    const own = final.filter(({ marking }) => marking.teacherId === teacher.accountId);
    listed.push({
      account_id: teacher.accountId,
      name: person?.name ?? '',
      email: person?.email ?? '',
      slug: teacher.slug,
      skills: teacher.skills,
      modules: teacher.modules,
      languages: teacher.languages,
      daily_most: teacher.dailyMost,
      holidays: [...teacher.holidays],
      suspended_at: teacher.suspendedAt?.toISOString() ?? null,
      invitation: viewInvitation(invitations.get(teacher.accountId)),
      load: {
        open: (await listClaimedBy(database, teacher.accountId)).length,
        claimed_today: (await readDay(database, teacher, now)).claimedToday,
        done: own.length,
        late: own.filter(({ marking, order }) => marking.finalAt !== null && marking.finalAt > order.dueAt)
          .length,
      },
    });
  }
  return listed;
}

/** A profile as the call has it, as it is stored. */
export const toProfile = ({ daily_most: dailyMost, ...profile }: ProfileBody) => ({ ...profile, dailyMost });

/** Makes an account a teacher's, with the role and a profile. */
export async function addMarkingTeacher(
  dependencies: MarkingDependencies,
  { email, by, profile }: { readonly email: string; readonly by: string; readonly profile: ProfileBody },
): Promise<
  | { readonly ok: true; readonly accountId: string }
  | Refused<'account-unknown' | 'teacher-exists' | 'slug-unknown'>
> {
  const { database, clock, hasTeacherPage } = dependencies;
  if (profile.slug !== null && !hasTeacherPage(profile.slug)) return { ok: false, refusal: 'slug-unknown' };
  const person = await findPersonByEmail(database, email);
  if (!person) return { ok: false, refusal: 'account-unknown' };
  const { accountId } = person;
  const added = await database.transaction(async (transaction) => {
    const isNew = await addTeacher(transaction, {
      accountId,
      ...toProfile(profile),
      suspendedAt: null,
      createdAt: clock.now(),
    });
    return isNew ? makeTeacher(dependencies, transaction, { accountId, by }) : 'teacher-exists';
  });
  if (added === 'teacher-exists') return { ok: false, refusal: 'teacher-exists' };
  added?.();
  return { ok: true, accountId };
}

/** Changes a profile. */
export async function saveMarkingTeacher(
  { database, hasTeacherPage }: MarkingDependencies,
  accountId: string,
  profile: ProfileBody,
): Promise<{ readonly ok: true } | Refused<'profile-unknown' | 'slug-unknown'>> {
  if (profile.slug !== null && !hasTeacherPage(profile.slug)) return { ok: false, refusal: 'slug-unknown' };
  const saved = await saveTeacher(database, accountId, toProfile(profile));
  return saved ? { ok: true } : { ok: false, refusal: 'profile-unknown' };
}

/** Closes the desk of a teacher, and puts their open works back into the queue. Sent markings are released. */
export async function suspendTeacher(
  { database, clock }: MarkingDependencies,
  accountId: string,
): Promise<{ readonly ok: true; readonly returned: number } | Refused<'profile-unknown'>> {
  return database.transaction(async (transaction) => {
    const teacher = await findTeacher(transaction, accountId);
    if (!teacher) return { ok: false, refusal: 'profile-unknown' };
    await saveTeacher(transaction, accountId, { suspendedAt: teacher.suspendedAt ?? clock.now() });
    let returned = 0;
    for (const { id } of await listClaimedBy(transaction, accountId)) {
      const order = await lockOrder(transaction, id);
      if (order?.claimedBy !== accountId) continue;
      await endClaim(transaction, order);
      returned += 1;
    }
    return { ok: true, returned };
  });
}
