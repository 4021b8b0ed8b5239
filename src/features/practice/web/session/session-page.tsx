import { useEffect } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#paths';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Container } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useOpenSession } from './use-open-session.ts';
import styles from './session.module.css';

export function loader(page: LoaderFunctionArgs) {
  const text = loaderText(page.context, 'practice');
  return {
    texts: pageTexts(page.context, 'practice', 'questions', 'exercises', 'marking', 'signedIn', 'keepWords'),
    meta: pageMeta(page, {
      title: text('session.title'),
      description: text('session.description'),
      noIndex: true,
    }),
  };
}

export const meta = loaderMeta;

/** A session of practice: one thing at a time. It is loaded as a whole, and then needs no connection. */
export default function SessionPage() {
  const t = useText('practice');
  const { session = '' } = useParams();
  const { state, isKept, retry } = useOpenSession(session);
  // A session that ended in another language or tab starts at its top.
  useEffect(() => {
    // New browsers answer with a promise, which is no clean-up.
    window.scrollTo(0, 0);
  }, [session]);
  return (
    <Container width="narrow" className={styles.page}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[{ label: t('today.title'), to: paths.practice() }, { label: t('session.title') }]}
      />
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      {state.status === 'ready' ? (
        <div data-kept={isKept || undefined}>
          <state.Player {...state.props} />
        </div>
      ) : (
        <>
          <h1 className="visually-hidden">{t('session.title')}</h1>
          {state.status === 'loading' ? (
            <div data-preparing="">
              <p role="status" className={styles.hint}>
                {state.sounds > 0
                  ? t('session.sounds', { loaded: state.loaded, all: state.sounds })
                  : t('session.preparing')}
              </p>
              <Skeleton lines={6} />
            </div>
          ) : state.status === 'unknown' ? (
            <EmptyState
              title={t('session.unknown')}
              action={<ButtonLink to={paths.practice()}>{t('session.toToday')}</ButtonLink>}
            >
              <p>{t('session.unknownText')}</p>
            </EmptyState>
          ) : (
            <Notice
              tone="error"
              announce
              title={t(`session.${state.status}`)}
              action={
                <Button variant="secondary" size="small" onClick={retry}>
                  {t('retry')}
                </Button>
              }
            >
              <p>{t(`session.${state.status}Text`)}</p>
            </Notice>
          )}
        </>
      )}
    </Container>
  );
}
