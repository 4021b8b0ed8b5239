import { useLayoutEffect, useRef, useState } from 'react';
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
import { Container } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { WORD_ENDPOINTS } from '../../endpoints.ts';
import { deviceZone } from '../parts/device-zone.ts';
import { usePracticeOutbox, usePracticeOwner } from '../saving/use-practice-outbox.ts';
import { loadWords, withMore, type ShownWords } from './load-words.ts';
import type { ChangeWords } from './words-reply.ts';
import styles from './words.module.css';
import { WordsView } from './words-view.tsx';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'practice');
  return {
    texts: pageTexts(page.context, 'practice', 'signedIn'),
    meta: pageMeta(page, {
      title: text('words.title'),
      description: text('words.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;

/** A learner's own word cards. */
export default function WordsPage() {
  const t = useText('practice');
  const language = useLanguage();
  const owner = usePracticeOwner();
  const [search, setSearch] = useState('');
  // Reviews of an earlier visit are sent before the cards say when they are due.
  usePracticeOutbox();
  const ask = (cursor?: string) =>
    call(WORD_ENDPOINTS, 'listWordCards', {
      query: { zone: deviceZone(), ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) },
    });
  const shown = useRef<ShownWords>({ changes: 0 });
  const { state, reload, replace } = useReply(
    () => loadWords(ask, search, shown.current),
    owner === undefined ? undefined : `${language} ${owner} ${search}`,
  );
  useLayoutEffect(() => {
    if (state.status === 'ready') shown.current.words = state.reply;
  }, [state]);
  const change: ChangeWords = (of) => {
    const { current } = shown;
    if (!current.words) return;
    current.changes += 1;
    current.words = of(current.words);
    replace(current.words);
  };
  return (
    <Container width="narrow" className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[{ label: t('today.title'), to: paths.practice() }, { label: t('words.title') }]}
      />
      <h1>{t('words.title')}</h1>
      <p className={styles.intro}>{t('words.intro')}</p>
      <Loaded state={state} reload={reload} skeleton={<Skeleton lines={8} label={t('loading')} />}>
        {(words) => (
          <WordsView
            words={words}
            search={search}
            onSearch={setSearch}
            onChange={reload}
            change={change}
            onMore={async (cursor) => {
              const result = await ask(cursor);
              if (result.ok) change((now) => withMore(now, { ...result.reply, search }, cursor));
            }}
          />
        )}
      </Loaded>
    </Container>
  );
}
