import { ERROR_FAMILIES, ERROR_FAMILY_IDS } from '#ielts/errors/error-families.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { mistakeInWords } from './mistake-in-words.ts';
import { findLatestOfError, listMostOpenErrors } from './mistake-store.ts';

/** A family of errors with the mistakes that are not put right yet. */
type CostlyError = {
  readonly name: Localised;
  readonly count: number;
  /** The latest mistake. `better` is empty where nothing says what would be right. */
  readonly example: { readonly given: string; readonly better: string };
};

/**
 * The `most` families of errors with most open mistakes in practice, mock tests, lessons and gradings of an account. Words
 * that the page of an example has in both languages are in `language`.
 */
export async function listCostlyErrors(
  dependencies: Pick<PracticeDependencies, 'database' | 'catalogue' | 'lessons'>,
  accountId: string,
  { most, language }: { readonly most: number; readonly language: Language },
): Promise<CostlyError[]> {
  const { database } = dependencies;
  const errors = await listMostOpenErrors(database, { accountId }, most);
  const found = await Promise.all(
    errors.map(async ({ error, open }) => {
      const family = ERROR_FAMILY_IDS.find((id) => error === `E-${id}`);
      const latest = await findLatestOfError(database, { accountId }, error);
      if (!family || !latest) return undefined;
      const { given, accepted } = mistakeInWords(dependencies, latest, language);
      return {
        name: ERROR_FAMILIES[family].name,
        count: open,
        example: { given, better: accepted[0] ?? '' },
      };
    }),
  );
  return found.filter((each) => each !== undefined);
}
