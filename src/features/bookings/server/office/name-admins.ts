import { listPeople } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';

type Named = { readonly name: string; readonly email: string };

/** Names the admins of some lines. Null: nobody acted for the school, or the account was deleted. */
export async function nameAdmins(
  database: DatabaseOrTransaction,
  lines: readonly { readonly adminId: string | null }[],
): Promise<(adminId: string | null) => Named | null> {
  const ids = [...new Set(lines.flatMap(({ adminId }) => (adminId === null ? [] : [adminId])))];
  const people = new Map((await listPeople(database, ids)).map((each) => [each.accountId, each]));
  return (adminId) => {
    const person = adminId === null ? undefined : people.get(adminId);
    return person ? { name: person.name, email: person.email } : null;
  };
}
