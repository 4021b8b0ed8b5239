import { useEffect, useRef, useState } from 'react';
import { Volume2 as SoundIcon } from 'lucide-react';
import { call } from '#platform/api-client/api-client.ts';
import { langOf } from '#platform/i18n/lang-of.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WORD_ENDPOINTS } from '../../endpoints.ts';
import { canSpeak, speakWord } from '../parts/speak-word.ts';
import { useDayText } from '../parts/use-day-text.ts';
import { withChanged, withoutCard } from './change-words.ts';
import { lateForm } from './late-form.ts';
import { LatePart } from './late-part.tsx';
import { saveCard } from './save-card.ts';
import type { Card, ChangeWords } from './words-reply.ts';
import styles from './words.module.css';

type State = 'still' | 'editing' | 'saving' | 'deleting' | { readonly problem: string };

type WordItemProps = {
  readonly card: Card;
  /** Its deletion was taken back, by a button that is gone. */
  readonly takesFocus: boolean;
  /** It rests, or is reviewed again. */
  readonly onChanged: () => void;
  readonly change: ChangeWords;
  readonly onDeleted: (card: Card) => void;
};

/** A card of the list: it is heard, changed, put to rest and deleted. */
export function WordItem({ card, takesFocus, onChanged, change, onDeleted }: WordItemProps) {
  const t = useText('practice');
  const day = useDayText();
  const [state, setState] = useState<State>('still');
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const { word } = card;
  const isEditing = state === 'editing';
  useEffect(() => {
    if (!isEditing && wasEditing.current) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  useEffect(() => {
    if (takesFocus) editButton.current?.focus();
  }, [takesFocus]);

  const remove = async () => {
    setState('deleting');
    const result = await call(WORD_ENDPOINTS, 'deleteWordCard', { params: { card: card.card } });
    setState(result.ok ? 'still' : { problem: t('words.notDeleted') });
    if (!result.ok) return;
    change((words) => withoutCard(words, card.card));
    // It may say more than this page knew: a sign-in can have merged it, or another device changed it.
    onDeleted({ ...card, ...result.reply.card });
  };
  const turn = async () => {
    setState('saving');
    const saved = await saveCard({ ...card, suspended: !card.suspended }, card);
    if (saved.ok) {
      setState('still');
      return onChanged();
    }
    if (saved.because === 'refused') return setState({ problem: saved.problem });
    return setState({ problem: t(saved.because === 'failed' ? 'words.failed' : 'words.changedElsewhere') });
  };
  const endEditing = (saved: Card | undefined) => {
    setState('still');
    if (saved) change((words) => withChanged(words, saved));
  };

  if (isEditing) {
    return (
      <li className={styles.item}>
        <LatePart part={lateForm} onClose={() => endEditing(undefined)}>
          {({ WordForm }) => <WordForm card={card} onDone={endEditing} />}
        </LatePart>
      </li>
    );
  }
  const restText = t(card.suspended ? 'words.resume' : 'words.rest');
  return (
    <li className={styles.item} data-resting={card.suspended || undefined}>
      <div className={styles.itemHead}>
        <h2 lang={langOf(word)}>{word}</h2>
        {canSpeak() ? (
          <IconButton label={t('words.hear', { word })} onClick={() => speakWord(word)}>
            <SoundIcon size={20} aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
      {card.meaning ? (
        <p>
          <MixedText text={card.meaning} />
        </p>
      ) : null}
      {card.example ? (
        <p lang={langOf(card.example)} className={styles.example}>
          {card.example}
        </p>
      ) : null}
      {card.partners.length > 0 ? (
        <p>
          {t('words.partners')} <MixedText text={card.partners.join(' · ')} />
        </p>
      ) : null}
      {card.from === null ? null : (
        <p>
          <TextLink to={card.from}>
            <MixedText text={t('words.from', { word })} />
          </TextLink>
        </p>
      )}
      <p className={styles.state}>
        {card.suspended ? (
          <Badge tone="accent">{t('words.resting')}</Badge>
        ) : (
          <>
            <Badge>{t(`words.state.${card.state}`)}</Badge> {t('words.due', { day: day(card.due_on) })}
          </>
        )}
      </p>
      <div className={styles.itemActs}>
        <Button
          ref={editButton}
          variant="quiet"
          size="small"
          aria-label={t('words.editNamed', { word })}
          onClick={() => setState('editing')}
        >
          {t('words.edit')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={state === 'saving'}
          aria-label={t('words.restNamed', { act: restText, word })}
          onClick={() => void turn()}
        >
          {restText}
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={state === 'deleting'}
          aria-label={t('words.delete', { word })}
          onClick={() => void remove()}
        >
          {t('words.deleteShort')}
        </Button>
      </div>
      {typeof state === 'object' ? (
        <Notice tone="error" announce>
          <p>{state.problem}</p>
        </Notice>
      ) : null}
    </li>
  );
}
