import { type Bank, BANK_NAMES } from './banks.ts';

/** Until when the sets of each bank are open that are not open to everybody. A bank that is not there is closed. */
export type OpenBanks = ReadonlyMap<Bank, Date>;

const GRAMMAR: readonly Bank[] = ['grammar', 'errors', 'word-families'];
const SPEAKING: readonly Bank[] = ['speaking-part-1', 'speaking-cards', 'pronunciation', 'sounds'];
const WRITING: readonly Bank[] = ['charts', 'essay-plans', 'letters', 'errors'];
const WHOLE_TEST: readonly Bank[] = BANK_NAMES.filter((bank) => !GRAMMAR.includes(bank));

/** The banks that a course opens: those of its skills. By the keys of the courses, as the shop has them. */
const COURSE_BANKS: ReadonlyMap<string, readonly Bank[]> = new Map([
  ['grammar_basics', GRAMMAR],
  ['grammar_advanced', GRAMMAR],
  ['ielts_basics', WHOLE_TEST],
  ['ielts_advanced', WHOLE_TEST],
  ['ielts_scored_essay', WRITING],
  ['ielts_scored_speaking', SPEAKING],
]);

/** The banks that something bought opens: a plan all of them. */
export const banksOpenedBy = (key: string, plans: ReadonlySet<string>): readonly Bank[] =>
  plans.has(key) ? BANK_NAMES : (COURSE_BANKS.get(key) ?? []);

/** What several bought things open together, each until the latest of their ends. */
export function openBanks(
  bought: readonly { readonly key: string; readonly accessUntil: Date }[],
  plans: ReadonlySet<string>,
  now: Date,
): OpenBanks {
  const open = new Map<Bank, Date>();
  for (const { key, accessUntil } of bought) {
    if (accessUntil <= now) continue;
    for (const bank of banksOpenedBy(key, plans)) {
      const before = open.get(bank);
      if (!before || before < accessUntil) open.set(bank, accessUntil);
    }
  }
  return open;
}
