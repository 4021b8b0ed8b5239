import type { Language } from '#platform/i18n/language.ts';
import type { AdminBankEntry } from '../admin-replies.ts';

type Filter = { readonly search?: string; readonly state?: 'shown' | 'hidden' };

/** The entries that a filter lets through. Capitals make no difference. */
export function filterEntries(
  entries: readonly AdminBankEntry[],
  { search = '', state }: Filter,
): readonly AdminBankEntry[] {
  const words = search.toLowerCase();
  return entries.filter(({ text, suggestion, is_hidden: isHidden }) => {
    if (state !== undefined && isHidden !== (state === 'hidden')) return false;
    return [text.en, text['zh-Hant'], suggestion].some((each) => each?.toLowerCase().includes(words));
  });
}

const LONGEST_START = 60;

/** The start of a comment, in a language if it has that one. */
export function startOf({ text }: Pick<AdminBankEntry, 'text'>, language: Language): string {
  const whole = text[language] ?? text.en ?? text['zh-Hant'] ?? '';
  return whole.length > LONGEST_START ? `${whole.slice(0, LONGEST_START)}…` : whole;
}

/** What an entry is saved with. */
export const bodyOf = ({ kind, criterion, family, text, suggestion }: AdminBankEntry) => ({
  kind,
  criterion,
  family,
  text,
  suggestion,
});
