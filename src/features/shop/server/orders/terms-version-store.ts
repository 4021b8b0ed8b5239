import { createHash } from 'node:crypto';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { Localised } from '#platform/i18n/language.ts';
import { termsVersions } from '../tables/order-tables.ts';

/** The present terms. */
export type Terms = { readonly version: string; readonly text: Localised };

/** A wording of the terms with its name. Any change of either text is another version. */
export function termsOf(text: Localised): Terms {
  const digest = createHash('sha256')
    .update(JSON.stringify([text.en, text['zh-Hant']]))
    .digest('hex');
  return { version: digest.slice(0, 12), text };
}

/** Stores the wording that learners agree to from now on. Earlier ones stay. */
export async function keepTerms(
  database: DatabaseOrTransaction,
  { version, text }: Terms,
  now: Date,
): Promise<void> {
  await database
    .insert(termsVersions)
    .values({ version, en: text.en, zhHant: text['zh-Hant'], firstSeenAt: now })
    .onConflictDoNothing();
}
