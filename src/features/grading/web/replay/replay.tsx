import { useMemo } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { countChanges, LEAST_STEPS, replayMoments, type TextHistory } from '../../domain/drafts/replay.ts';
import { writingFigures } from '../../domain/drafts/writing-figures.ts';
import { ReplayFigures } from './replay-figures.tsx';
import { ReplayPlayer } from './replay-player.tsx';
import styles from './replay.module.css';

/** The player and the figures, or a sentence where the history has too few steps. */
export function Replay({ history }: { readonly history: TextHistory }) {
  const t = useText('drafts');
  const moments = useMemo(() => replayMoments(history), [history]);
  const figures = useMemo(() => writingFigures(history), [history]);
  if (countChanges(history) < LEAST_STEPS) {
    return (
      <EmptyState title={t('replay.few')}>
        <p>{t('replay.fewText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className={styles.intro}>{t('replay.intro')}</p>
      <ReplayPlayer moments={moments} figures={figures} />
      <ReplayFigures figures={figures} />
    </>
  );
}
