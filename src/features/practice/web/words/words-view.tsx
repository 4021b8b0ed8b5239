import { lazy, Suspense, useRef, useState } from 'react';
import { Volume2 as SoundIcon, Trash2 as DeleteIcon } from 'lucide-react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { WORD_ENDPOINTS } from '../../endpoints.ts';
import { canSpeak, speakWord } from '../parts/speak-word.ts';
import { useDayText } from '../parts/use-day-text.ts';
import { StartProblemNotice } from '../start/start-problem-notice.tsx';
import { useStartSession } from '../start/use-start-session.ts';
import type { Card, Words } from './words-reply.ts';
import styles from './words.module.css';

const AddWord = lazy(async () => ({ default: (await import('./add-word.tsx')).AddWord }));
const SpellWords = lazy(async () => ({ default: (await import('./spell-words.tsx')).SpellWords }));

/** A pause in typing. */
const SEARCH_AFTER_MS = 400;

type WordsViewProps = {
  readonly words: Words;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** A card was added or deleted. */
  readonly onChange: () => void;
  readonly onMore: (cursor: string) => Promise<void>;
};

/** The cards with their reviews, a form for new ones, and spelling by ear. */
export function WordsView({ words, search, onSearch, onChange, onMore }: WordsViewProps) {
  const t = useText('practice');
  const { starting, problem, start } = useStartSession();
  const [isAdding, setAdding] = useState(false);
  const { cards, counts, next_cursor: cursor } = words;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searchSoon = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), SEARCH_AFTER_MS);
  };
  return (
    <>
      <div className={styles.acts}>
        {counts.due > 0 ? (
          <Button
            size="large"
            busy={starting !== undefined}
            onClick={() => void start('words', { mode: 'words' }, 10)}
          >
            {t('words.review', { count: counts.due })}
          </Button>
        ) : null}
        {isAdding ? null : (
          <Button variant="secondary" size="large" onClick={() => setAdding(true)}>
            {t('words.add')}
          </Button>
        )}
      </div>
      <StartProblemNotice problem={problem} />
      {isAdding ? (
        <LoadBoundary fallback={<Notice tone="error">{t('session.incomplete')}</Notice>}>
          <Suspense fallback={null}>
            <AddWord
              onDone={(isSaved) => {
                setAdding(false);
                if (isSaved) onChange();
              }}
            />
          </Suspense>
        </LoadBoundary>
      ) : null}
      {counts.all === 0 ? (
        <EmptyState title={t('words.none')}>
          <p>{t('words.noneText')}</p>
        </EmptyState>
      ) : (
        <>
          <TextField
            type="search"
            label={t('words.search')}
            defaultValue={search}
            maxLength={80}
            onChange={({ target }) => searchSoon(target.value)}
          />
          {cards.length === 0 ? <p>{t('words.notFound')}</p> : null}
          <ul className={styles.list}>
            {cards.map((card) => (
              <WordItem key={card.card} card={card} onDeleted={onChange} />
            ))}
          </ul>
          {cursor === null ? null : (
            <Button variant="secondary" onClick={() => void onMore(cursor)}>
              {t('words.more')}
            </Button>
          )}
          <LoadBoundary fallback={null}>
            <Suspense fallback={null}>
              <SpellWords words={cards.map(({ word }) => word)} />
            </Suspense>
          </LoadBoundary>
        </>
      )}
    </>
  );
}

function WordItem({ card, onDeleted }: { readonly card: Card; readonly onDeleted: () => void }) {
  const t = useText('practice');
  const day = useDayText();
  const [state, setState] = useState<'resting' | 'deleting' | 'failed'>('resting');
  const remove = async () => {
    setState('deleting');
    const result = await call(WORD_ENDPOINTS, 'deleteWordCard', { params: { card: card.card } });
    if (result.ok) onDeleted();
    else setState('failed');
  };
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <h2 lang="en">{card.word}</h2>
        {canSpeak() ? (
          <IconButton label={t('words.hear', { word: card.word })} onClick={() => speakWord(card.word)}>
            <SoundIcon size={20} aria-hidden="true" />
          </IconButton>
        ) : null}
        <IconButton
          label={t('words.delete', { word: card.word })}
          disabled={state === 'deleting'}
          onClick={() => void remove()}
        >
          <DeleteIcon size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {card.meaning ? <p>{card.meaning}</p> : null}
      {card.example ? (
        <p lang="en" className={styles.example}>
          {card.example}
        </p>
      ) : null}
      {card.partners.length > 0 ? (
        <p>
          {t('words.partners')} <span lang="en">{card.partners.join(' · ')}</span>
        </p>
      ) : null}
      {card.from === null ? null : (
        <p>
          <TextLink to={card.from}>{t('words.from', { word: card.word })}</TextLink>
        </p>
      )}
      <p className={styles.state}>
        <Badge>{t(`words.state.${card.state}`)}</Badge> {t('words.due', { day: day(card.due_on) })}
      </p>
      {state === 'failed' ? (
        <Notice tone="error" announce>
          <p>{t('words.failed')}</p>
        </Notice>
      ) : null}
    </li>
  );
}
