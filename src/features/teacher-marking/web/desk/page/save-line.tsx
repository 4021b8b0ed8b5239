import { useLocation } from 'react-router';
import { paths } from '#paths';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { MarkingDraft } from '../draft/use-marking-draft.ts';
import styles from './desk.module.css';

/** Whether the marking is saved, and what to do where it is not. */
export function SaveLine({ draft: { state, journaled } }: { readonly draft: MarkingDraft }) {
  const t = useText('desk');
  const { pathname } = useLocation();
  const isSafe = state === 'saved' || state === 'late';
  const words = () => {
    if (isSafe) return t('save.saved');
    if (!journaled) return t('save.notStored');
    if (state === 'signed-out') return t('save.signedOut');
    if (state === 'saving') return t('save.saving');
    return t('save.onDevice');
  };
  return (
    <span className={styles.save} data-save={isSafe ? 'saved' : state}>
      {/* "Saving" and "saved" change with every pause: they are not read out. */}
      <span role={isSafe || state === 'saving' ? undefined : 'status'}>{words()}</span>
      <SentenceSpace />
      {state === 'signed-out' ? (
        <TextLink to={paths.signin({ next: pathname })}>{t('save.signIn')}</TextLink>
      ) : null}
    </span>
  );
}
