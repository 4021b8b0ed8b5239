import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { paths } from '#paths';
import { Loaded } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container } from '#ui/layout.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PRACTICE_ENDPOINTS } from '../../endpoints.ts';
import { deviceZone } from '../parts/device-zone.ts';
import { usePracticeOwner } from '../saving/use-practice-outbox.ts';
import { StartProblemNotice } from '../start/start-problem-notice.tsx';
import { useStartSession } from '../start/use-start-session.ts';
import { MistakeItem } from './mistake-item.tsx';
import type { Mistakes } from './mistakes-reply.ts';
import styles from './mistakes.module.css';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'practice');
  return {
    texts: pageTexts(page.context, 'practice', 'exercises', 'signedIn'),
    meta: pageMeta(page, {
      title: text('mistakes.title'),
      description: text('mistakes.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;

const STATES = ['open', 'fixed'] as const;
const SOURCES = ['practice', 'mock-test', 'lesson', 'grading'] as const;

/** Every wrong answer of a learner with its receipt, from anywhere on the site. */
export default function MistakesPage() {
  const t = useText('practice');
  const language = useLanguage();
  const owner = usePracticeOwner();
  const { starting, problem, start } = useStartSession();
  const [state, setState] = useState<(typeof STATES)[number]>('open');
  const [source, setSource] = useState<(typeof SOURCES)[number]>();
  const [isAdding, setAdding] = useState(false);
  const query = { zone: deviceZone(), state, ...(source ? { source } : {}) };
  const ask = (cursor?: string) =>
    call(PRACTICE_ENDPOINTS, 'listPracticeMistakes', { query: { ...query, ...(cursor ? { cursor } : {}) } });
  const loaded = useReply(
    ask,
    owner === undefined ? undefined : `${language} ${owner} ${state} ${source ?? ''}`,
  );

  async function more(before: Mistakes, cursor: string): Promise<void> {
    setAdding(true);
    const result = await ask(cursor);
    setAdding(false);
    if (result.ok)
      loaded.replace({ ...result.reply, mistakes: [...before.mistakes, ...result.reply.mistakes] });
  }
  return (
    <Container width="narrow" className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[{ label: t('today.title'), to: paths.practice() }, { label: t('mistakes.title') }]}
      />
      <h1>{t('mistakes.title')}</h1>
      <p className={styles.intro}>{t('mistakes.intro')}</p>
      <Loaded
        state={loaded.state}
        reload={loaded.reload}
        skeleton={<Skeleton lines={8} label={t('loading')} />}
      >
        {(reply) => (
          <>
            <div className={styles.filters}>
              {STATES.map((each) => (
                <Button
                  key={each}
                  variant="secondary"
                  aria-pressed={each === state}
                  onClick={() => setState(each)}
                >
                  {t(`mistakes.${each}`, { count: reply.counts[each] })}
                </Button>
              ))}
              <SelectField
                label={t('mistakes.source')}
                value={source ?? ''}
                options={[
                  { value: '', label: t('mistakes.sources.all') },
                  ...SOURCES.map((value) => ({ value, label: t(`mistakes.sources.${value}`) })),
                ]}
                onChange={({ target }) => setSource(SOURCES.find((each) => each === target.value))}
              />
            </div>
            {state === 'open' && reply.counts.open > 0 ? (
              <Button
                size="large"
                busy={starting !== undefined}
                onClick={() => void start('mistakes', { mode: 'mistakes' }, 10)}
              >
                {t('mistakes.practise')}
              </Button>
            ) : null}
            <StartProblemNotice problem={problem} />
            {reply.mistakes.length === 0 ? (
              <EmptyState title={t(state === 'open' ? 'mistakes.none' : 'mistakes.noneFixed')}>
                <p>{t(state === 'open' ? 'mistakes.noneText' : 'mistakes.noneFixedText')}</p>
              </EmptyState>
            ) : (
              <ul className={styles.list}>
                {reply.mistakes.map((mistake) => (
                  <MistakeItem key={mistake.mistake} mistake={mistake} />
                ))}
              </ul>
            )}
            {reply.next_cursor === null ? null : (
              <Button
                variant="secondary"
                busy={isAdding}
                onClick={() => void more(reply, reply.next_cursor ?? '')}
              >
                {t('mistakes.more')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Container>
  );
}
