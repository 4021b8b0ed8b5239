import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { StartProblemNotice } from '../start/start-problem-notice.tsx';
import { useStartSession } from '../start/use-start-session.ts';
import { lateForm } from './late-form.ts';
import { LatePart } from './late-part.tsx';
import { lateDeleted, lateItem, lateTopics } from './late-parts.ts';
import type { Card, ChangeWords, Words } from './words-reply.ts';
import styles from './words.module.css';

const SpellWords = lazy(async () => ({ default: (await import('./spell-words.tsx')).SpellWords }));

/** A pause in typing. */
const SEARCH_AFTER_MS = 400;

type WordsViewProps = {
  readonly words: Words;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** A card was added or changed. */
  readonly onChange: () => void;
  readonly change: ChangeWords;
  readonly onMore: (cursor: string) => Promise<void>;
};

/** The cards with their reviews, a form for new ones, and spelling by ear. */
export function WordsView(props: WordsViewProps) {
  const { words, search, onSearch, onChange, change, onMore } = props;
  const t = useText('practice');
  const { starting, problem, start } = useStartSession();
  const [opened, setOpened] = useState<'form' | 'topics'>();
  const [deleted, setDeleted] = useState<Card>();
  const [restored, setRestored] = useState<Card>();
  const { cards, counts, next_cursor: cursor } = words;
  const close = () => setOpened(undefined);
  const acts = useRef<HTMLDivElement>(null);
  const wasOpened = useRef<typeof opened>(undefined);
  // What is closed gives the focus back to its button.
  useEffect(() => {
    if (!opened && wasOpened.current) {
      acts.current?.querySelector<HTMLElement>(`[data-opens="${wasOpened.current}"]`)?.focus();
    }
    wasOpened.current = opened;
  }, [opened]);
  const giveBack = (card: Card, isFound: boolean) => {
    setDeleted(undefined);
    setRestored(card);
    // The button that gave it back is gone.
    if (!isFound) acts.current?.querySelector<HTMLElement>('[data-opens]')?.focus();
    onChange();
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searchSoon = (text: string) => {
    clearTimeout(timer.current);
    // What was taken back has had the focus. It must not take it from the field later.
    setRestored(undefined);
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
        opened === 'form' ? (
          <LatePart key="form" part={lateForm} onClose={close}>
            {({ WordForm }) => (
              <WordForm
                onDone={(saved) => {
                  close();
                  if (saved) onChange();
                }}
              />
            )}
          </LatePart>
        ) : (
          <LatePart key="topics" part={lateTopics} onClose={close}>
            {({ TopicWords }) => <TopicWords onKept={onChange} onClose={close} />}
          </LatePart>
        )
      ) : null}
      {deleted ? (
        <LatePart part={lateDeleted} onClose={() => setDeleted(undefined)}>
          {({ DeletedCard }) => (
            <DeletedCard
              key={deleted.card}
              card={deleted}
              search={search}
              change={change}
              onRestored={giveBack}
            />
          )}
        </LatePart>
      ) : null}
      <p role="status" className="visually-hidden">
        {restored && !deleted ? <MixedText text={t('words.restored', { word: restored.word })} /> : null}
      </p>
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
          <LatePart part={lateItem} skeleton={<Skeleton lines={8} label={t('loading')} />}>
            {({ WordItem }) => (
              <ul className={styles.list}>
                {cards.map((card) => (
                  <WordItem
                    key={card.card}
                    card={card}
                    takesFocus={card.card === restored?.card}
                    onChanged={onChange}
                    change={change}
                    onDeleted={(gone) => {
                      setRestored(undefined);
                      setDeleted(gone);
                      onChange();
                    }}
                  />
                ))}
              </ul>
            )}
          </LatePart>
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
