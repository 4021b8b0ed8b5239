import {
  FastForward as ForwardIcon,
  Pause as PauseIcon,
  Play as PlayIcon,
  Rewind as BackIcon,
  SkipBack as PauseBeforeIcon,
  SkipForward as PauseAfterIcon,
} from 'lucide-react';
import { formatPosition } from '#platform/i18n/format-position.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { SelectFrame } from '#ui/select-frame.tsx';
import type { PlayerAct } from '../../domain/recording/player-keys.ts';
import { PLAYER_SPEEDS, type Player } from './use-player.ts';
import styles from './recording.module.css';

type PlayerControlsProps = {
  readonly player: Player;
  readonly durationMs: number;
  /** Whether pauses were found: without any, there is nothing to jump to. */
  readonly hasPauses: boolean;
  readonly onAct: (act: PlayerAct) => void;
};

/** Play, back, forward, the pauses and the speed. */
export function PlayerControls({ player, durationMs, hasPauses, onAct }: PlayerControlsProps) {
  const t = useText('recording');
  const { isPlaying, positionMs, speed } = player;
  const size = 20;
  return (
    <div className={styles.controls}>
      <Button
        variant="secondary"
        size="small"
        className={styles.play ?? ''}
        icon={
          isPlaying ? <PauseIcon size={18} aria-hidden="true" /> : <PlayIcon size={18} aria-hidden="true" />
        }
        aria-keyshortcuts="K"
        onClick={() => onAct('play')}
        data-player-play=""
      >
        {t(isPlaying ? 'pause' : 'play')}
      </Button>
      <IconButton label={t('back')} aria-keyshortcuts="J" onClick={() => onAct('back')}>
        <BackIcon size={size} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('forward')} aria-keyshortcuts="L" onClick={() => onAct('forward')}>
        <ForwardIcon size={size} aria-hidden="true" />
      </IconButton>
      {hasPauses ? (
        <>
          <IconButton label={t('pauseBefore')} aria-keyshortcuts="[" onClick={() => onAct('pause-before')}>
            <PauseBeforeIcon size={size} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('pauseAfter')} aria-keyshortcuts="]" onClick={() => onAct('pause-after')}>
            <PauseAfterIcon size={size} aria-hidden="true" />
          </IconButton>
        </>
      ) : null}
      <span className={styles.time} data-player-time="">
        {t('time', { position: formatPosition(positionMs), length: formatPosition(durationMs) })}
      </span>
      <label className={styles.speed}>
        <span>{t('speed')}</span>
        <SelectFrame className={styles.speedFrame}>
          <select
            value={speed}
            onChange={({ target }) =>
              player.setSpeed(PLAYER_SPEEDS.find((each) => String(each) === target.value) ?? 1)
            }
          >
            {PLAYER_SPEEDS.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </SelectFrame>
      </label>
    </div>
  );
}
