import { useState } from 'react';
import { paths } from '#paths';
import { useSession } from '#features/accounts/web/index.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { keepCard, type Kept } from './keep-card.ts';
import type { ChosenWords } from './read-words.ts';

/** Stores the word of a question as a card with its sentence. Nothing where nobody is signed in. */
export function KeepAnswer({ words }: { readonly words: ChosenWords }) {
  const t = useText('keepWords');
  const session = useSession();
  const [card] = useState(randomUuid);
  const [state, setState] = useState<'open' | 'saving' | Kept>('open');
  if (!session) return null;
  const keep = async () => {
    setState('saving');
    setState(await keepCard(card, words));
  };
  const { word } = words;
  const isThere = state === 'kept' || state === 'there';
  return (
    <div data-keep-answer={typeof state === 'object' ? 'problem' : state}>
      {isThere ? null : (
        <Button variant="quiet" size="small" busy={state === 'saving'} onClick={() => void keep()}>
          <MixedText text={t('keepAnswer', { word })} />
        </Button>
      )}
      <p role="status">
        {state === 'kept' ? t('kept') : null}
        {state === 'there' ? <MixedText text={t('there', { word })} /> : null}
        {state === 'failed' ? t('failed') : null}
        {typeof state === 'object' ? state.problem : null}
        <SentenceSpace />
        {isThere ? <TextLink to={paths.practice({ page: 'words' })}>{t('toWords')}</TextLink> : null}
      </p>
    </div>
  );
}
