import { listPeople } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';

export type AccountPerson = { account_id: string | null; name: string; email: string };

/** The people of some accounts, for admins. An erased account has only its identifier. */
export async function viewPeople(
  database: DatabaseOrTransaction,
  accountIds: readonly (string | null)[],
): Promise<(accountId: string) => AccountPerson> {
  const known = [...new Set(accountIds.flatMap((each) => each ?? []))];
  const people = new Map((await listPeople(database, known)).map((each) => [each.accountId, each]));
  return (accountId) => {
    const person = people.get(accountId);
    return { account_id: accountId, name: person?.name ?? '', email: person?.email ?? '' };
  };
}
