import { useEffect, useRef, useState } from 'react';
import { Volume2 as SoundIcon } from 'lucide-react';
import { langOf } from '#platform/i18n/lang-of.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { canSpeak, speakWord } from '../parts/speak-word.ts';
import type { WordStep } from './list-steps.ts';
import type { SessionWork } from './session-work.ts';
import styles from './session.module.css';
import { useVisibleTime } from './use-visible-time.ts';

type WordViewProps = { readonly step: WordStep; readonly work: SessionWork; readonly onNext: () => void };

/** A word card: the word, then what the learner noted about it, then whether it was known. */
export function WordView({ step: { id, card }, work, onNext }: WordViewProps) {
  const t = useText('practice');
  const [isOpen, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const spentMs = useVisibleTime(id);
  const rate = (rating: 1 | 3) => {
    work.review(card.card, rating, Math.min(spentMs(), 60 * 60 * 1000));
    onNext();
  };
  useEffect(() => {
    if (isOpen) first.current?.focus();
  }, [isOpen]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '1') rate(1);
      if (event.key === '2') rate(3);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <div className={styles.word} data-step={id}>
      <p className={styles.wordFront}>
        <span lang={langOf(card.word)}>{card.word}</span>
        {canSpeak() ? (
          <IconButton label={t('words.hear', { word: card.word })} onClick={() => speakWord(card.word)}>
            <SoundIcon size={22} aria-hidden="true" />
          </IconButton>
        ) : null}
      </p>
      {isOpen ? (
        <>
          <div role="status">
            {card.meaning ? (
              <p>
                <MixedText text={card.meaning} />
              </p>
            ) : null}
            {card.example ? <p lang={langOf(card.example)}>{card.example}</p> : null}
            {card.partners.length > 0 ? (
              <p>
                {t('words.partners')} <MixedText text={card.partners.join(' · ')} />
              </p>
            ) : null}
          </div>
          <div className={styles.actions}>
            <Button ref={first} variant="secondary" size="large" onClick={() => rate(1)}>
              {t('words.again')}
            </Button>
            <Button size="large" onClick={() => rate(3)}>
              {t('words.knew')}
            </Button>
          </div>
          <p className={styles.keys}>{t('words.keys')}</p>
        </>
      ) : (
        <div className={styles.actions}>
          <Button size="large" onClick={() => setOpen(true)}>
            {t('words.show')}
          </Button>
        </div>
      )}
    </div>
  );
}
