import {
  Maximize as MaximizeIcon,
  Pause as PauseIcon,
  PictureInPicture2 as SmallIcon,
  Play as PlayIcon,
} from 'lucide-react';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { TutorialView } from '../../contract.ts';
import { formatPosition } from '#platform/i18n/format-position.ts';
import { canPictureInPicture } from './full-screen.ts';
import type { CaptionChoice } from './stored-settings.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { SelectFrame } from '#ui/select-frame.tsx';
import styles from './player-controls.module.css';
import { SPEEDS, type VideoControl, type VideoState } from './video-control.ts';

type PlayerControlsProps = {
  readonly tutorial: TutorialView;
  readonly state: VideoState;
  readonly control: VideoControl;
};

/** The bar below the video. */
export function PlayerControls({ tutorial, state, control }: PlayerControlsProps) {
  const text = useText('tutorialPlayer');
  const { durationMs, chapters, question } = tutorial;
  const { atMs, playing, captions, speed, stops } = state;
  const { acts } = control;
  const chapter = chapters.reduce((name, each) => (each.startMs <= atMs ? each.title : name), '');
  const at = formatPosition(atMs);
  const length = formatPosition(durationMs);
  return (
    <div className={styles.controls}>
      <div className={styles.seek}>
        <svg
          className={styles.track}
          viewBox={`0 0 ${durationMs} 8`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect className={styles.rest} width={durationMs} height="8" />
          <rect className={styles.done} width={Math.min(atMs, durationMs)} height="8" />
          {chapters.slice(1).map(({ id, startMs }) => (
            <rect key={id} className={styles.mark} x={startMs} width={durationMs / 300} height="8" />
          ))}
        </svg>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={durationMs}
          step={1000}
          value={Math.min(durationMs, Math.round(atMs))}
          aria-label={text('position')}
          aria-valuetext={text('positionText', { at, length, chapter })}
          onChange={(event) => control.seek(Number(event.currentTarget.value))}
        />
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.button}
          aria-label={playing ? text('pause') : text('play')}
          onClick={acts.toggle}
        >
          {playing ? <PauseIcon size={24} /> : <PlayIcon size={24} />}
        </button>
        <span className={styles.time}>
          {at} / {length}
        </span>
        <span className={styles.space} />
        {canPictureInPicture() ? (
          <button
            type="button"
            className={styles.button}
            aria-label={text('pictureInPicture')}
            onClick={control.pictureInPicture}
          >
            <SmallIcon size={22} />
          </button>
        ) : null}
        <button
          type="button"
          className={styles.button}
          aria-label={text('fullscreen')}
          onClick={acts.fullscreen}
        >
          <MaximizeIcon size={22} />
        </button>
      </div>
      <div className={styles.bar}>
        {question ? (
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={stops}
              onChange={(event) => control.setStops(event.currentTarget.checked)}
            />
            <span>{text('stopAtQuestion')}</span>
          </label>
        ) : null}
        <label className={styles.choice}>
          <span>{text('speed')}</span>
          <SelectFrame>
            <select
              className={styles.select}
              value={speed}
              onChange={(event) => control.chooseSpeed(Number(event.currentTarget.value))}
            >
              {SPEEDS.map((each) => (
                <option key={each} value={each}>
                  {each}×
                </option>
              ))}
            </select>
          </SelectFrame>
        </label>
        <label className={styles.choice}>
          <span>{text('captions')}</span>
          <SelectFrame>
            <select
              className={styles.select}
              value={captions}
              onChange={(event) => control.chooseCaptions(event.currentTarget.value as CaptionChoice)}
            >
              <option value="off">{text('captionsOff')}</option>
              <option value="en" lang="en">
                {LANGUAGE_NAMES.en}
              </option>
              <option value="zh-Hant" lang="zh-Hant">
                {LANGUAGE_NAMES['zh-Hant']}
              </option>
            </select>
          </SelectFrame>
        </label>
      </div>
    </div>
  );
}
