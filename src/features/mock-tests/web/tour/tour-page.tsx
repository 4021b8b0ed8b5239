import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { paths } from '#paths';
import { loaderText, pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { pageMeta } from '#platform/pages/page-meta.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from '../attempts/attempt-page.module.css';
import { AttemptSkeleton } from '../player/attempt-skeleton.tsx';
import { openTour, type OpenedTour } from './open-tour.ts';
import { Player } from '../player/player.tsx';
import { TourCard } from './tour-card.tsx';
import { rememberTour } from './tour-seen.ts';

export const handle = { chrome: 'none' } as const;

export function loader(page: LoaderFunctionArgs) {
  const t = loaderText(page.context, 'tour');
  return {
    texts: pageTexts(page.context, 'mockTests', 'player', 'questions', 'marking', 'tour'),
    meta: pageMeta(page, { title: t('title'), description: t('description'), noIndex: true }),
  };
}

export const meta = loaderMeta;

/** The tour: every button of the test screen, tried on the demonstration paper. */
export default function TourPage() {
  const tour = useText('tour');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [state, setState] = useState<OpenedTour | 'failed'>();
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let left = false;
    void openTour().then((opened) => {
      if (!left) setState(opened ?? 'failed');
    });
    return () => {
      left = true;
    };
  }, [turn]);

  function leave(): void {
    rememberTour();
    const plan = search.get('from');
    void navigate(plan && /^[\w-]+$/.test(plan) ? paths.plan({ slug: plan }) : paths.plans());
  }

  if (state === undefined) return <AttemptSkeleton label={tour('loading')} />;
  if (state === 'failed') {
    return (
      <div className={styles.message} role="alert">
        <h1>{tour('title')}</h1>
        <p>{tour('failed')}</p>
        <Button
          onClick={() => {
            setState(undefined);
            setTurn(turn + 1);
          }}
        >
          {tour('retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Player opened={state.opened} section={state.section} onLeave={leave} />
      <TourCard onLeave={leave} />
    </>
  );
}
