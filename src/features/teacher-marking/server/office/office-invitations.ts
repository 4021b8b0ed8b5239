import {
  findPersonByEmail,
  inviteTeacher,
  resendInvitation,
  withdrawInvitation,
  type InvitedTeacher,
} from '#features/accounts/server/index.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { addTeacher, deleteTeacher } from '../teacher-store.ts';
import { addMarkingTeacher, toProfile, type ProfileBody } from './office-teachers.ts';

type Refused<R extends string> = { readonly ok: false; readonly refusal: R };

type Invited =
  | { readonly ok: true; readonly accountId: string; readonly isInvited: boolean }
  | Refused<'account-unknown' | 'teacher-exists' | 'slug-unknown' | 'email-invalid'>;

/**
 * Makes a person a teacher who marks. An account of the address gets the role and the profile immediately. Without one,
 * an account is made and the address gets an invitation. `account-unknown`: the account is suspended.
 */
export async function inviteMarkingTeacher(
  dependencies: MarkingDependencies,
  { person, profile }: { readonly person: InvitedTeacher; readonly profile: ProfileBody },
): Promise<Invited> {
  const { database, clock, hasTeacherPage } = dependencies;
  const { email, by } = person;
  if (await findPersonByEmail(database, email)) {
    const added = await addMarkingTeacher(dependencies, { email, by, profile });
    return added.ok ? { ...added, isInvited: false } : added;
  }
  if (profile.slug !== null && !hasTeacherPage(profile.slug)) return { ok: false, refusal: 'slug-unknown' };
  return database.transaction(async (transaction): Promise<Invited> => {
    const invited = await inviteTeacher(dependencies, transaction, person);
    if (!invited.ok)
      return invited.refusal === 'account-exists'
        ? { ok: false, refusal: 'account-unknown' }
        : { ok: false, refusal: 'email-invalid' };
    const { accountId } = invited;
    await addTeacher(transaction, {
      accountId,
      ...toProfile(profile),
      suspendedAt: null,
      createdAt: clock.now(),
    });
    return { ok: true, accountId, isInvited: true };
  });
}

/** Sends the link of an invitation again, to a teacher who has not accepted it. */
export function resendMarkingInvitation(
  dependencies: MarkingDependencies,
  accountId: string,
): Promise<{ readonly ok: true } | Refused<'invitation-unknown' | 'invitation-recent'>> {
  return dependencies.database.transaction((transaction) =>
    resendInvitation(dependencies, transaction, accountId),
  );
}

/** Removes an invited teacher who has not accepted, with the profile. */
export function withdrawMarkingInvitation(
  { database }: MarkingDependencies,
  accountId: string,
): Promise<{ readonly ok: true } | Refused<'invitation-unknown'>> {
  return database.transaction(async (transaction) => {
    const withdrawn = await withdrawInvitation(transaction, accountId);
    if (withdrawn.ok) await deleteTeacher(transaction, accountId);
    return withdrawn;
  });
}
