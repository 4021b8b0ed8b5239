import { ERROR_FAMILIES, type ErrorFamilyId } from '#ielts/errors/error-families.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import type { AdminBankEntry } from '../admin-replies.ts';
import styles from '../admin.module.css';

type AboutProps = { readonly entry: Pick<AdminBankEntry, 'kind' | 'criterion' | 'family'> };

/** The kind of a comment, its criterion and its family of errors. */
export function EntryAbout({ entry: { kind, criterion, family } }: AboutProps) {
  const termOf = useText('markingWords');
  const language = useLanguage();
  const familyName = family === null ? undefined : ERROR_FAMILIES[family as ErrorFamilyId]?.name[language];
  return (
    <>
      <span className={styles.line}>{termOf(`kind.${kind}`)}</span>
      {criterion === null ? null : <span className={styles.buyer}>{termOf(`criterion.${criterion}`)}</span>}
      {familyName === undefined ? null : <span className={styles.buyer}>{familyName}</span>}
    </>
  );
}
