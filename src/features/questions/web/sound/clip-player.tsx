import { Pause as PauseIcon, Play as PlayIcon, RotateCcw as AgainIcon } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Recording } from '#ielts/paper/recording.ts';
import { formatPosition } from '#platform/i18n/format-position.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectFrame } from '#ui/select-frame.tsx';
import { clipAct } from './clip-act.ts';
import styles from './clip-player.module.css';
import { CLIP_SPEEDS, useClip, type ClipControl } from './use-clip.ts';

type ClipPlayerProps = {
  readonly recording: Recording;
  /** What is below the controls, such as the transcript. */
  readonly children?: ((clip: ClipControl) => ReactNode) | undefined;
};

/** A recording that an exercise asks about. It may be stopped, repeated, and played more slowly. */
export function ClipPlayer({ recording, children }: ClipPlayerProps) {
  const t = useText('exercises');
  const { src, durationMs, synthetic } = recording;
  const { control, attach } = useClip(durationMs);
  const { state, positionMs, speed } = control;
  const playing = state === 'playing';
  const time = t('clip.time', {
    position: formatPosition(positionMs),
    length: formatPosition(Math.max(durationMs, 1000)),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const { nodeName } = event.target as HTMLElement;
    const act = clipAct(event, nodeName, control);
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <figure className={styles.clip} onKeyDown={onKeyDown} data-clip={state}>
      <figcaption className={styles.label}>
        {t('clip.title')}
        {synthetic ? ` · ${t('sound.synthetic')}` : null}
      </figcaption>
      {/* To be understood by ear: its transcript follows with the answers. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={attach} src={src} preload="none" />
      <div className={styles.controls}>
        <Button
          size="small"
          className={styles.play ?? ''}
          icon={
            playing ? <PauseIcon size={18} aria-hidden="true" /> : <PlayIcon size={18} aria-hidden="true" />
          }
          onClick={control.toggle}
        >
          {t(playing ? 'clip.pause' : 'sound.play')}
        </Button>
        <IconButton label={t('clip.again')} onClick={() => control.playFrom(0)}>
          <AgainIcon size={20} aria-hidden="true" />
        </IconButton>
        <input
          className={styles.place}
          type="range"
          min={0}
          max={Math.ceil(durationMs / 1000)}
          step={1}
          value={Math.round(positionMs / 1000)}
          aria-label={t('clip.position')}
          aria-valuetext={time}
          onChange={({ target }) => control.seek(Number(target.value) * 1000)}
        />
        <span className={styles.time}>{time}</span>
        <label className={styles.speed}>
          <span>{t('clip.speed')}</span>
          <SelectFrame className={styles.speedFrame}>
            <select
              value={speed}
              onChange={({ target }) =>
                control.setSpeed(CLIP_SPEEDS.find((each) => String(each) === target.value) ?? 1)
              }
            >
              {CLIP_SPEEDS.map((each) => (
                <option key={each} value={each}>
                  {each}×
                </option>
              ))}
            </select>
          </SelectFrame>
        </label>
      </div>
      {state === 'failed' ? (
        <Notice tone="error" announce>
          <p>{t('sound.failed')}</p>
        </Notice>
      ) : null}
      {children?.(control)}
    </figure>
  );
}
