import { useLocation } from 'react-router';
import { paths } from '#paths';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Draft } from './use-draft.ts';
import { useOnline } from './use-online.ts';
import styles from './write.module.css';

/** Whether the text is saved, and what to do where it is not. */
export function SaveLine({ draft }: { readonly draft: Draft }) {
  const t = useText('drafts');
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const { state, journaled } = draft;
  const words = () => {
    if (state === 'saved' || state === 'late') return t('write.saved');
    if (state === 'signed-out') return t('write.signedOut');
    if (state === 'refused') return t('write.refused');
    if (!journaled) return t('write.notStored');
    if (!isOnline) return t('write.offline');
    return t(state === 'saving' ? 'write.saving' : 'write.notSaved');
  };
  const shown = isOnline || state === 'saved' ? state : 'offline';
  return (
    <p className={styles.save} data-save={shown}>
      {/* "Saving" and "saved" change with every pause: they are not read out. */}
      <span role={state === 'saved' || state === 'saving' ? undefined : 'status'}>{words()}</span>
      <SentenceSpace />
      {state === 'signed-out' ? (
        <TextLink to={paths.signin({ next: pathname })}>{t('write.signIn')}</TextLink>
      ) : null}
    </p>
  );
}

/** A newer text from elsewhere is shown; the one from here can be had back. */
export function ReplacedText({ draft }: { readonly draft: Draft }) {
  const t = useText('drafts');
  const { aside, isReplaced, choose } = draft;
  if (!isReplaced && aside === undefined) return null;
  return (
    <div className={styles.replaced} role="status" data-replaced="">
      <p>{t('write.replaced')}</p>
      {aside === undefined ? null : (
        <>
          <p>{t('write.aside')}</p>
          <p className={styles.aside} lang="en" data-aside="">
            {aside}
          </p>
          <p className={styles.asideActs}>
            <Button variant="secondary" size="small" onClick={() => choose('aside')}>
              {t('write.useAside')}
            </Button>
            <Button variant="quiet" size="small" onClick={() => choose('stored')}>
              {t('write.dropAside')}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
