import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { StartProblemNotice } from '../start/start-problem-notice.tsx';
import { useStartSession } from '../start/use-start-session.ts';
import type { Card, Words } from './words-reply.ts';
import styles from './words.module.css';

// Nobody without cards needs these.
const WordItem = lazy(async () => ({ default: (await import('./word-item.tsx')).WordItem }));
const DeletedCard = lazy(async () => ({ default: (await import('./deleted-card.tsx')).DeletedCard }));
const WordForm = lazy(async () => ({ default: (await import('./word-form.tsx')).WordForm }));
const TopicWords = lazy(async () => ({ default: (await import('./topic-words.tsx')).TopicWords }));
const SpellWords = lazy(async () => ({ default: (await import('./spell-words.tsx')).SpellWords }));

/** A pause in typing. */
const SEARCH_AFTER_MS = 400;

type WordsViewProps = {
  readonly words: Words;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** A card was added, changed or deleted. */
  readonly onChange: () => void;
  /** The texts of a card were changed. */
  readonly onEdited: (card: Card) => void;
  readonly onMore: (cursor: string) => Promise<void>;
};

/** The cards with their reviews, a form for new ones, and spelling by ear. */
export function WordsView({ words, search, onSearch, onChange, onEdited, onMore }: WordsViewProps) {
  const t = useText('practice');
  const { starting, problem, start } = useStartSession();
  const [opened, setOpened] = useState<'form' | 'topics'>();
  const [deleted, setDeleted] = useState<Card>();
  const { cards, counts, next_cursor: cursor } = words;
  const acts = useRef<HTMLDivElement>(null);
  const wasOpened = useRef<typeof opened>(undefined);
  // What is closed gives the focus back to its button.
  useEffect(() => {
    if (!opened && wasOpened.current) {
      acts.current?.querySelector<HTMLElement>(`[data-opens="${wasOpened.current}"]`)?.focus();
    }
    wasOpened.current = opened;
  }, [opened]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searchSoon = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), SEARCH_AFTER_MS);
  };
  return (
    <>
      <div ref={acts} className={styles.acts}>
        {counts.due > 0 ? (
          <Button
            size="large"
            busy={starting !== undefined}
            onClick={() => void start('words', { mode: 'words' }, 10)}
          >
            {t('words.review', { count: counts.due })}
          </Button>
        ) : null}
        {opened === 'form' ? null : (
          <Button variant="secondary" size="large" data-opens="form" onClick={() => setOpened('form')}>
            {t('words.add')}
          </Button>
        )}
        {opened === 'topics' ? null : (
          <Button variant="secondary" size="large" data-opens="topics" onClick={() => setOpened('topics')}>
            {t('words.topics.title')}
          </Button>
        )}
      </div>
      <StartProblemNotice problem={problem} />
      {opened ? (
        <LoadBoundary fallback={<Notice tone="error">{t('session.incomplete')}</Notice>}>
          <Suspense fallback={null}>
            {opened === 'form' ? (
              <WordForm
                onDone={(saved) => {
                  setOpened(undefined);
                  if (saved) onChange();
                }}
              />
            ) : (
              <TopicWords onKept={onChange} onClose={() => setOpened(undefined)} />
            )}
          </Suspense>
        </LoadBoundary>
      ) : null}
      {deleted ? (
        <LoadBoundary fallback={null}>
          <Suspense fallback={null}>
            <DeletedCard
              key={deleted.card}
              card={deleted}
              onRestored={() => {
                setDeleted(undefined);
                onChange();
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
          <LoadBoundary fallback={<Notice tone="error">{t('session.incomplete')}</Notice>}>
            <Suspense fallback={<Skeleton lines={8} label={t('loading')} />}>
              <ul className={styles.list}>
                {cards.map((card) => (
                  <WordItem
                    key={card.card}
                    card={card}
                    onChanged={onChange}
                    onEdited={onEdited}
                    onDeleted={(gone) => {
                      setDeleted(gone);
                      onChange();
                    }}
                  />
                ))}
              </ul>
            </Suspense>
          </LoadBoundary>
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
