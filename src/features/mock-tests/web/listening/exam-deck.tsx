import { Headphones as HeadphonesIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Recording } from '#ielts/paper/recording.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { ListeningState } from './listening-sound.ts';
import styles from './listening.module.css';
import { PartButtons } from './part-buttons.tsx';
import type { RecordingLoader } from './recording-loader.ts';
import type { ServerClock } from '../attempts/server-clock.ts';
import { pageSound } from './sound.ts';
import { useListeningSound } from './use-listening-sound.ts';

type ExamDeckProps = {
  readonly clock: ServerClock;
  readonly startedAt: string;
  readonly recordings: readonly Recording[];
  readonly loader: RecordingLoader;
  readonly shown: number;
  readonly onShow: (part: number) => void;
  readonly running: boolean;
};

/** The recordings of the test. They play once, by the clock, and cannot be stopped. */
export function ExamDeck({ clock, startedAt, recordings, loader, shown, onShow, running }: ExamDeckProps) {
  const t = useText('listening');
  const { state, listening } = useListeningSound({ recordings, loader, clock, startedAt, running });
  const moment = state?.moment;
  return (
    <div className={styles.deck} data-listening={moment?.phase === 'part' ? state?.sound : moment?.phase}>
      <div className={styles.what}>
        {state?.sound === 'failed' ? (
          <p className={styles.trouble} role="alert">
            {pageSound().canPlayRecordings() ? t('player.failed') : `${t('unplayable')} ${t('safe')}`}{' '}
            <Button size="small" variant="secondary" onClick={() => void listening.resume()}>
              {t('player.retry')}
            </Button>
          </p>
        ) : (
          <WhatIsHeard
            moment={moment}
            count={recordings.length}
            synthetic={recordings.some(({ synthetic }) => synthetic)}
          />
        )}
      </div>
      <PartButtons
        count={recordings.length}
        shown={shown}
        playing={moment?.phase === 'part' ? moment.part : undefined}
        onShow={onShow}
      />
      {running && state?.sound === 'blocked' ? (
        <ContinueDialog onContinue={() => void listening.resume()} />
      ) : null}
    </div>
  );
}

type HeardProps = {
  readonly moment: ListeningState['moment'] | undefined;
  readonly count: number;
  readonly synthetic: boolean;
};

function WhatIsHeard({ moment, count, synthetic }: HeardProps) {
  const t = useText('listening');
  function say(): string {
    if (moment?.phase === 'check') return t('player.check');
    if (moment?.phase !== 'part') return t('player.soon');
    return count === 1 ? t('player.playingOnly') : t('player.playing', { part: moment.part + 1, count });
  }
  return (
    <p className={styles.moment}>
      <HeadphonesIcon size={20} aria-hidden="true" />
      <span>
        <span role="status">{say()}</span> {synthetic ? <small>{t('synthetic')}</small> : null}
      </span>
    </p>
  );
}

/**
 * After a reload the browser plays nothing without a click. The clock, and with it the recording, has moved on
 * meanwhile.
 */
function ContinueDialog({ onContinue }: { readonly onContinue: () => void }) {
  const t = useText('listening');
  return (
    <Dialog
      open
      title={t('player.blockedTitle')}
      actions={
        <Button onClick={onContinue} data-autofocus="" data-continue-listening="">
          {t('player.continue')}
        </Button>
      }
    >
      <p>{t('player.blockedText')}</p>
    </Dialog>
  );
}
