import type { Criterion } from '#ielts/criteria/criteria.ts';
import type { ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { CommentKind } from '../marking.ts';

/** A comment that can be used again, in one language or both. */
export type BankEntry = {
  /** The name of an entry of the content, or an id that was made by a device. */
  readonly id: string;
  readonly kind: CommentKind;
  /** Null: it fits each criterion. */
  readonly criterion: Criterion | null;
  readonly family: ErrorFamilyId | null;
  readonly text: { readonly en: string | null; readonly 'zh-Hant': string | null };
  readonly suggestion: string | null;
};

/** An entry that the school has added, or that replaces one of the content. */
export type SchoolEntry = BankEntry & { readonly isHidden: boolean };

/** The school's entries: those of the content, each as the school has changed it, then the added ones. */
export function schoolEntries(
  shipped: readonly BankEntry[],
  stored: readonly SchoolEntry[],
): readonly (SchoolEntry & { readonly isShipped: boolean })[] {
  const changed = new Map(stored.map((entry) => [entry.id, entry]));
  const names = new Set(shipped.map(({ id }) => id));
  return [
    ...shipped.map((entry) => ({ isHidden: false, ...entry, ...changed.get(entry.id), isShipped: true })),
    ...stored.filter(({ id }) => !names.has(id)).map((entry) => ({ ...entry, isShipped: false })),
  ];
}
