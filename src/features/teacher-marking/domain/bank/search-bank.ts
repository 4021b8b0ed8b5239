import type { Criterion } from '#ielts/criteria/criteria.ts';
import type { CommentKind } from '../marking.ts';
import type { BankEntry } from './bank-entry.ts';

type SearchedEntry = Pick<BankEntry, 'kind' | 'criterion' | 'family' | 'text' | 'suggestion'> & {
  readonly owner: 'own' | 'school';
  readonly uses: number;
};

type BankQuery = {
  /** What was typed; empty: everything. */
  readonly words: string;
  readonly kind: CommentKind;
  /** Null: the comment has none yet. */
  readonly criterion: Criterion | null;
  /** The name of a family in the reader's language. */
  readonly nameOf: (family: string) => string;
};

const MOST_SHOWN = 30;
const FITS_CRITERION = 4;
const FITS_KIND = 2;
const IS_OWN = 1;
/** From this many uses on, more do not count more. */
const MOST_USES = 5;

/**
 * The entries that have all typed words, in either language, in any order. First those for the criterion and the kind of
 * the comment, own ones, and those that are used most.
 */
export function searchBank<Entry extends SearchedEntry>(
  entries: readonly Entry[],
  { words, kind, criterion, nameOf }: BankQuery,
): readonly Entry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ text, suggestion, family }: Entry) =>
    [text.en, text['zh-Hant'], suggestion, family === null ? null : nameOf(family)].join(' ').toLowerCase();
  const rank = (entry: Entry) =>
    (criterion !== null && entry.criterion === criterion ? FITS_CRITERION : 0) +
    (entry.kind === kind ? FITS_KIND : 0) +
    (entry.owner === 'own' ? IS_OWN : 0) +
    Math.min(entry.uses, MOST_USES) / MOST_USES;
  return entries
    .map((entry, place) => ({ entry, place, rank: rank(entry) }))
    .filter(({ entry }) => {
      const text = textOf(entry);
      return wanted.every((word) => text.includes(word));
    })
    .sort((a, b) => b.rank - a.rank || a.place - b.place)
    .slice(0, MOST_SHOWN)
    .map(({ entry }) => entry);
}
