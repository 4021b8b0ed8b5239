import { Pause as PauseIcon, Play as PlayIcon, Redo2 as ForwardIcon, Undo2 as BackIcon } from 'lucide-react';
import { Button, IconButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectFrame } from '#ui/select-frame.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { minutesAndSeconds } from '../../domain/attempts/clock-text.ts';
import type { Recording } from '#ielts/paper/recording.ts';
import { SPEEDS } from '../../domain/speaking/recording-clock.ts';
import styles from './listening.module.css';
import { PartButtons } from './part-buttons.tsx';
import type { RecordingLoader } from './recording-loader.ts';
import { pageSound } from './sound.ts';
import { usePracticeSound } from './use-practice-sound.ts';
import { useRecordingClock } from './use-recording-clock.ts';

const STEP_MS = 5_000;

type PracticeProps = {
  readonly attemptId: string;
  readonly recordings: readonly Recording[];
  readonly loader: RecordingLoader;
  readonly shown: number;
  readonly onShow: (part: number) => void;
  readonly running: boolean;
  /** The time to check after the last recording. */
  readonly checkMs: number;
  readonly onTimeLeft: ((seconds: number) => void) | undefined;
};

/** The controls of the recordings in practice: play, stop, go back, and change the speed. */
export function PracticeDeck({
  attemptId,
  recordings,
  loader,
  shown,
  onShow,
  running,
  checkMs,
  onTimeLeft,
}: PracticeProps) {
  const t = useText('listening');
  const sound = usePracticeSound({ attemptId, recordings, loader, shown, running });
  const { place, lengths, state, speed } = sound;
  const { part, positionMs } = sound.loaded;
  const lengthMs = lengths[part] ?? 0;
  const playing = state === 'playing';
  useRecordingClock({
    attemptId,
    lengths,
    place,
    speed,
    playing,
    running,
    checkMs,
    onTimeLeft,
  });
  const time = t('practice.time', {
    position: minutesAndSeconds(Math.floor(positionMs / 1000)),
    length: minutesAndSeconds(Math.round(lengthMs / 1000)),
  });

  /** The questions and the recording of a part belong together. */
  function choose(next: number): void {
    onShow(next);
    sound.choose(next);
  }

  return (
    <div className={styles.deck} data-listening={state} data-practice="">
      <div className={styles.controls}>
        <Button
          size="small"
          disabled={!running}
          icon={
            playing ? <PauseIcon size={18} aria-hidden="true" /> : <PlayIcon size={18} aria-hidden="true" />
          }
          onClick={sound.toggle}
          data-play-recording=""
        >
          {t(playing ? 'practice.pause' : 'practice.play')}
        </Button>
        <IconButton
          label={t('practice.back')}
          onClick={() => sound.seek(positionMs - STEP_MS)}
          data-back-recording=""
        >
          <BackIcon size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('practice.forward')} onClick={() => sound.seek(positionMs + STEP_MS)}>
          <ForwardIcon size={20} aria-hidden="true" />
        </IconButton>
        <input
          className={styles.place}
          type="range"
          min={0}
          max={Math.round(lengthMs / 1000)}
          step={1}
          value={Math.round(positionMs / 1000)}
          aria-label={t('practice.position')}
          aria-valuetext={time}
          onChange={({ target }) => sound.seek(Number(target.value) * 1000)}
          data-place=""
        />
        {recordings.length > 1 ? (
          <span className={styles.loaded} role="status" data-loaded-part={part + 1}>
            {t('practice.loaded', { part: part + 1 })}
          </span>
        ) : null}
        <span className={styles.time}>{time}</span>
        <label className={styles.speed}>
          {t('practice.speed')}
          <SelectFrame className={styles.speedFrame}>
            <select
              value={speed}
              onChange={({ target }) =>
                sound.setSpeed(SPEEDS.find((each) => String(each) === target.value) ?? 1)
              }
              data-speed=""
            >
              {SPEEDS.map((each) => (
                <option key={each} value={each}>
                  {t('practice.times', { times: each })}
                </option>
              ))}
            </select>
          </SelectFrame>
        </label>
        {recordings.some(({ synthetic }) => synthetic) ? <small>{t('synthetic')}</small> : null}
      </div>
      <PartButtons
        count={recordings.length}
        shown={shown}
        playing={playing ? part : undefined}
        onShow={choose}
      />
      {state === 'failed' ? (
        <Notice tone="error" announce>
          {pageSound().canPlayRecordings() ? t('practice.failed') : `${t('unplayable')} ${t('safe')}`}
        </Notice>
      ) : null}
    </div>
  );
}
