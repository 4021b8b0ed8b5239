import { useEffect, useRef, useState } from 'react';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { withCard } from './change-words.ts';
import { restoreCard } from './save-card.ts';
import type { Card, ChangeWords } from './words-reply.ts';
import styles from './words.module.css';

/** Says which card was deleted, and takes it back. */
export function DeletedCard({
  card,
  search,
  change,
  onRestored,
}: {
  readonly card: Card;
  readonly search: string;
  readonly change: ChangeWords;
  /** `isFound`: it is on the screen again. The search may be another than before. */
  readonly onRestored: (card: Card, isFound: boolean) => void;
}) {
  const t = useText('practice');
  const [state, setState] = useState<'deleted' | 'restoring' | { readonly problem: string }>('deleted');
  const undo = useRef<HTMLButtonElement>(null);
  // The button that deleted it is gone.
  useEffect(() => undo.current?.focus(), [card.card]);
  const restore = async () => {
    setState('restoring');
    const restored = await restoreCard(card);
    if (!restored.ok) return setState({ problem: restored.problem ?? t('words.failed') });
    const { card: back } = restored;
    const isFound = back.word.toLowerCase().includes(search.toLowerCase());
    if (isFound) change((words) => withCard(words, back));
    return onRestored(back, isFound);
  };
  return (
    <div className={styles.deleted}>
      <p role="status">
        <MixedText text={t('words.deleted', { word: card.word })} />
      </p>
      <Button
        ref={undo}
        variant="secondary"
        size="small"
        busy={state === 'restoring'}
        onClick={() => void restore()}
      >
        {t('words.undoDeletion')}
      </Button>
      {typeof state === 'object' ? (
        <Notice tone="error" announce>
          <p>{state.problem}</p>
        </Notice>
      ) : null}
    </div>
  );
}
