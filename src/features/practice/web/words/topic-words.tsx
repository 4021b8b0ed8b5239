import { useEffect, useRef, useState } from 'react';
import { Volume2 as SoundIcon } from 'lucide-react';
import { Loaded } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { MixedText } from '#platform/i18n/mixed-text.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { WORD_ENDPOINTS } from '../../endpoints.ts';
import { deviceZone } from '../parts/device-zone.ts';
import { canSpeak, speakWord } from '../parts/speak-word.ts';
import styles from './words.module.css';

type TopicWordsProps = {
  /** Cards were made. */
  readonly onKept: () => void;
  readonly onClose: () => void;
};

/** The words that the school offers, by topic: each can be kept as a card, or all of a topic. */
export function TopicWords({ onKept, onClose }: TopicWordsProps) {
  const t = useText('practice');
  const language = useLanguage();
  const [chosen, setChosen] = useState<string>();
  const place = useRef<HTMLElement>(null);
  const topics = useReply(() => call(WORD_ENDPOINTS, 'listWordTopics', {}), language);
  const isReady = topics.state.status === 'ready';
  useEffect(() => {
    if (isReady) place.current?.querySelector('select')?.focus();
  }, [isReady]);
  return (
    <section ref={place} className={styles.topics} aria-label={t('words.topics.title')}>
      <h2>{t('words.topics.title')}</h2>
      <p className={styles.intro}>{t('words.topics.intro')}</p>
      <Loaded
        state={topics.state}
        reload={topics.reload}
        skeleton={<Skeleton lines={3} label={t('loading')} />}
      >
        {({ topics: list }) => {
          const topic = chosen ?? list[0]?.topic;
          return topic === undefined ? (
            <p>{t('words.topics.none')}</p>
          ) : (
            <>
              <SelectField
                label={t('words.topics.choose')}
                value={topic}
                options={list.map(({ topic: value, title, words, kept }) => ({
                  value,
                  label: t('words.topics.option', { title, words, kept }),
                }))}
                onChange={({ target }) => setChosen(target.value)}
              />
              <WordsOfTopic
                key={topic}
                topic={topic}
                onKept={() => {
                  topics.reload();
                  onKept();
                }}
              />
            </>
          );
        }}
      </Loaded>
      <Button variant="quiet" onClick={onClose}>
        {t('words.topics.close')}
      </Button>
    </section>
  );
}

type Keeping = 'still' | 'failed' | { readonly keeping: string } | { readonly problem: string };
/** What is kept where all words are. No word of a topic is empty. */
const ALL = '';

function WordsOfTopic({ topic, onKept }: { readonly topic: string; readonly onKept: () => void }) {
  const t = useText('practice');
  const language = useLanguage();
  const [state, setState] = useState<Keeping>('still');
  const [said, setSaid] = useState('');
  const reply = useReply(
    () => call(WORD_ENDPOINTS, 'getWordTopic', { params: { topic } }),
    `${language} ${topic}`,
  );
  const isDone = reply.state.status === 'ready' && reply.state.reply.words.every(({ kept }) => kept);
  const done = useRef<HTMLParagraphElement>(null);
  // The button that kept the last words is gone.
  useEffect(() => {
    if (isDone && said !== '') done.current?.focus();
  }, [isDone, said]);
  const keeping = typeof state === 'object' && 'keeping' in state ? state.keeping : undefined;
  return (
    <Loaded state={reply.state} reload={reply.reload} skeleton={<Skeleton lines={8} label={t('loading')} />}>
      {(loaded) => {
        const open = loaded.words.filter(({ kept }) => !kept);
        const keep = async (name: string, words: readonly string[]) => {
          if (keeping !== undefined) return;
          setState({ keeping: name });
          const result = await call(WORD_ENDPOINTS, 'keepTopicWords', {
            params: { topic },
            body: { words: [...words], zone: deviceZone() },
          });
          if (!result.ok) {
            setState(result.kind === 'refused' ? { problem: result.problem.detail } : 'failed');
            return;
          }
          const kept = new Set(result.reply.kept);
          reply.replace({
            ...loaded,
            words: loaded.words.map((each) => ({ ...each, kept: kept.has(each.word) })),
          });
          setState('still');
          setSaid(t('words.topics.added', { count: words.length }));
          onKept();
        };
        return (
          <>
            <div className={styles.acts}>
              {open.length === 0 ? (
                <p ref={done} tabIndex={-1}>
                  {t('words.topics.allKept')}
                </p>
              ) : (
                <Button
                  busy={keeping === ALL}
                  onClick={() =>
                    void keep(
                      ALL,
                      open.map(({ word }) => word),
                    )
                  }
                >
                  {t(
                    open.length === loaded.words.length ? 'words.topics.keepAll' : 'words.topics.keepOthers',
                    {
                      count: open.length,
                    },
                  )}
                </Button>
              )}
            </div>
            <p role="status" className={said ? undefined : 'visually-hidden'}>
              {said}
            </p>
            {state === 'failed' || (typeof state === 'object' && 'problem' in state) ? (
              <Notice tone="error" announce>
                <p>{state === 'failed' ? t('words.failed') : state.problem}</p>
              </Notice>
            ) : null}
            <ul className={styles.list}>
              {loaded.words.map(({ word, meaning, example, partners, kept }) => (
                <li key={word} className={styles.item}>
                  <div className={styles.itemHead}>
                    <h3 lang="en">{word}</h3>
                    {canSpeak() ? (
                      <IconButton label={t('words.hear', { word })} onClick={() => speakWord(word)}>
                        <SoundIcon size={20} aria-hidden="true" />
                      </IconButton>
                    ) : null}
                    <Button
                      variant={kept ? 'quiet' : 'secondary'}
                      size="small"
                      busy={keeping === word}
                      // It stays where it is, and the focus with it.
                      aria-disabled={kept || undefined}
                      aria-label={t(kept ? 'words.topics.keptNamed' : 'words.topics.keepNamed', { word })}
                      onClick={kept ? undefined : () => void keep(word, [word])}
                    >
                      {t(kept ? 'words.topics.kept' : 'words.topics.keep')}
                    </Button>
                  </div>
                  <p>
                    <MixedText text={meaning} />
                  </p>
                  <p lang="en" className={styles.example}>
                    {example}
                  </p>
                  <p>
                    {t('words.partners')} <span lang="en">{partners.join(' · ')}</span>
                  </p>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </Loaded>
  );
}
