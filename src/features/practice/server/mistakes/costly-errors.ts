import type { Database } from '#platform/database/database.ts';
import { ERROR_FAMILIES, ERROR_FAMILY_IDS } from '#ielts/errors/error-families.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import { findLatestOfError, listMostOpenErrors } from './mistake-store.ts';

/** A family of errors with the mistakes that are not put right yet. */
type CostlyError = {
  readonly name: Localised;
  readonly count: number;
  /** The latest mistake. `better` is empty where nothing says what would be right. */
  readonly example: { readonly given: string; readonly better: string };
};

/** The families of errors with most open mistakes in practice, mock tests, lessons and gradings of an account. */
export async function listCostlyErrors(
  { database }: { readonly database: Database },
  accountId: string,
  most: number,
): Promise<CostlyError[]> {
  const errors = await listMostOpenErrors(database, { accountId }, most);
  const found = await Promise.all(
    errors.map(async ({ error, open }) => {
      const family = ERROR_FAMILY_IDS.find((id) => error === `E-${id}`);
      const latest = await findLatestOfError(database, { accountId }, error);
      return family && latest
        ? {
            name: ERROR_FAMILIES[family].name,
            count: open,
            example: { given: latest.given, better: latest.accepted[0] ?? '' },
          }
        : undefined;
    }),
  );
  return found.filter((each) => each !== undefined);
}
