import { Headphones as HeadphonesIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { ListeningSection } from '../domain/paper.ts';
import type { ListeningState } from './listening-sound.ts';
import styles from './listening.module.css';
import { LoadProgress } from './load-progress.tsx';
import type { OpenedAttempt } from './use-attempt.ts';
import { useListeningSound } from './use-listening-sound.ts';
import { useListeningText } from './use-listening-text.ts';
import { useRecordingLoader } from './use-recording-loader.ts';

type DeckProps = {
  readonly opened: OpenedAttempt;
  readonly section: ListeningSection;
  /** The part whose questions are seen; the first is 0. */
  readonly shown: number;
  readonly onShow: (part: number) => void;
  /** False once the time is over or the attempt is submitted. */
  readonly running: boolean;
};

/** What is heard, above the questions: which part plays, whether it does, and what to do when it does not. */
export function ListeningDeck({ opened, section, shown, onShow, running }: DeckProps) {
  const t = useListeningText();
  const recordings = section.parts.flatMap(({ recording }) => recording ?? []);
  const { loader, loaded } = useRecordingLoader(recordings);
  const { state, listening } = useListeningSound({
    recordings,
    loader,
    clock: opened.clock,
    startedAt: opened.reply.attempt.started_at,
    running: running && loaded.status !== 'failed' && loaded.fraction === 1,
  });
  const percent = Math.floor(loaded.fraction * 100);

  return (
    <div className={styles.deck} data-listening={stateName(loaded.status, state)}>
      <div className={styles.what}>
        {loaded.status === 'failed' ? (
          <p className={styles.trouble} role="alert">
            {t('player.loadFailed')}{' '}
            <Button size="small" variant="secondary" onClick={() => void loader.start()}>
              {t('player.retry')}
            </Button>
          </p>
        ) : loaded.fraction < 1 ? (
          <LoadProgress fraction={loaded.fraction} text={t('player.loading', { percent })} />
        ) : state?.sound === 'failed' ? (
          <p className={styles.trouble} role="alert">
            {t('player.failed')}{' '}
            <Button size="small" variant="secondary" onClick={() => void listening.resume()}>
              {t('player.retry')}
            </Button>
          </p>
        ) : (
          <Moment state={state} count={section.parts.length} />
        )}
      </div>
      <PartButtons count={section.parts.length} shown={shown} state={state} onShow={onShow} />
      {running && state?.sound === 'blocked' ? (
        <ContinueDialog onContinue={() => void listening.resume()} />
      ) : null}
    </div>
  );
}

/** For tests and styles: one word for how things stand. */
function stateName(loading: 'loading' | 'failed' | 'ready', state: ListeningState | undefined): string {
  if (loading === 'failed') return 'load-failed';
  if (!state) return 'loading';
  return state.moment.phase === 'part' ? state.sound : state.moment.phase;
}

function Moment({ state, count }: { readonly state: ListeningState | undefined; readonly count: number }) {
  const t = useListeningText();
  const part = state?.moment.phase === 'part' ? state.moment.part + 1 : undefined;
  const text =
    part !== undefined
      ? count === 1
        ? t('player.playingOnly')
        : t('player.playing', { part, count })
      : t(state?.moment.phase === 'check' ? 'player.check' : 'player.soon');
  return (
    <p className={styles.moment}>
      <HeadphonesIcon size={20} aria-hidden="true" />
      <span>
        <span role="status">{text}</span> <small>{t('synthetic')}</small>
      </span>
    </p>
  );
}

function PartButtons({
  count,
  shown,
  state,
  onShow,
}: {
  readonly count: number;
  readonly shown: number;
  readonly state: ListeningState | undefined;
  readonly onShow: (part: number) => void;
}) {
  const t = useListeningText();
  const playing = state?.moment.phase === 'part' ? state.moment.part : undefined;
  if (count < 2) return null;
  return (
    <div className={styles.parts} role="group" aria-label={t('player.parts')}>
      {Array.from({ length: count }, (_, part) => (
        <button
          key={part}
          type="button"
          className={styles.part}
          aria-pressed={part === shown}
          data-playing={part === playing || undefined}
          data-part={part + 1}
          onClick={() => onShow(part)}
        >
          {t('practice.part', { part: part + 1 })}
          {part === playing ? (
            <>
              <HeadphonesIcon size={16} aria-hidden="true" />
              <span className="visually-hidden">{t('player.now', { part: part + 1 })}</span>
            </>
          ) : null}
        </button>
      ))}
    </div>
  );
}

/** After a reload the browser plays nothing without a click. The clock has gone on meanwhile, and so has the recording. */
function ContinueDialog({ onContinue }: { readonly onContinue: () => void }) {
  const t = useListeningText();
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
