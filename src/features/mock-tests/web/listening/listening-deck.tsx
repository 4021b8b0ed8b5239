import { Button } from '#ui/button.tsx';
import type { ListeningSection } from '#ielts/paper/paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { practiceCheckMs } from '../../domain/speaking/recording-clock.ts';
import { ExamDeck } from './exam-deck.tsx';
import styles from './listening.module.css';
import { LoadProgress } from './load-progress.tsx';
import { PracticeDeck } from './practice-deck.tsx';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';
import { useLoadRetry, useRecordingLoader } from './use-recording-loader.ts';

type DeckProps = {
  readonly opened: OpenedAttempt;
  readonly section: ListeningSection;
  /** The part whose questions are shown, counted from 0. */
  readonly shown: number;
  readonly onShow: (part: number) => void;
  /** Called with the time left where the recording sets the clock. */
  readonly onTimeLeft: ((seconds: number) => void) | undefined;
  /** False while practice is paused, after the time is over, and after submission. */
  readonly running: boolean;
};

/**
 * The recordings above the questions. They are loaded first, from this device or the server, and then played as the
 * mode requires.
 */
export function ListeningDeck({ opened, section, shown, onShow, onTimeLeft, running }: DeckProps) {
  const t = useText('listening');
  const recordings = section.parts.flatMap(({ recording }) => recording ?? []);
  const { loader, loaded } = useRecordingLoader(recordings);
  useLoadRetry(loader, loaded);
  const { attempt } = opened.reply;

  if (loaded.fraction < 1) {
    const failed = loaded.status === 'failed';
    return (
      <div className={styles.deck} data-listening={failed ? 'load-failed' : 'loading'}>
        {failed ? (
          <p className={styles.trouble} role="alert">
            {t('player.loadFailed')}{' '}
            <Button size="small" variant="secondary" onClick={() => void loader.start()}>
              {t('player.retry')}
            </Button>
          </p>
        ) : (
          <LoadProgress
            fraction={loaded.fraction}
            text={t('player.loading', { percent: Math.floor(loaded.fraction * 100) })}
          />
        )}
      </div>
    );
  }
  const shared = { recordings, loader, shown, onShow, running };
  return attempt.mode === 'practice' ? (
    <PracticeDeck
      {...shared}
      attemptId={attempt.attempt_id}
      checkMs={practiceCheckMs(section, attempt.extra_time_percent)}
      onTimeLeft={onTimeLeft}
    />
  ) : (
    <ExamDeck {...shared} clock={opened.clock} startedAt={attempt.started_at} />
  );
}
