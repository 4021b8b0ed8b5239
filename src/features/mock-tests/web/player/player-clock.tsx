import { useEffect, useRef, useState } from 'react';
import { Timer as TimerIcon } from 'lucide-react';
import { useText } from '#platform/i18n/text-provider.tsx';
import {
  clockTone,
  minutesAndSeconds,
  WARNING_SECONDS,
  wholeMinutes,
} from '../../domain/attempts/clock-text.ts';
import styles from './player-clock.module.css';

/** The time left in minutes, and in seconds on request. Screen readers announce it at the two warnings only. */
export function PlayerClock({
  remainingSeconds,
  warns,
}: {
  readonly remainingSeconds: number;
  /** Whether it draws attention when little time is left. In Listening the recording sets the pace. */
  readonly warns: boolean;
}) {
  const t = useText('mockTests');
  const [showSeconds, setShowSeconds] = useState(false);
  const [spoken, setSpoken] = useState('');
  const before = useRef(remainingSeconds);

  useEffect(() => {
    const [ten, five] = WARNING_SECONDS;
    if (!warns) return;
    if (before.current > ten && remainingSeconds <= ten) setSpoken(t('player.tenMinutes'));
    if (before.current > five && remainingSeconds <= five) setSpoken(t('player.fiveMinutes'));
    before.current = remainingSeconds;
  }, [remainingSeconds, warns, t]);

  const minutes = wholeMinutes(remainingSeconds);
  const inMinutes = t('player.minutesLeft', { minutes });
  const time = minutesAndSeconds(remainingSeconds);
  const inSeconds = showSeconds || remainingSeconds < 60;
  const over = remainingSeconds === 0;
  const text = over ? t('player.timeOver') : inSeconds ? t('player.timeLeft', { time }) : inMinutes;
  // A short form for phones, where all controls share one line.
  const short = over ? text : inSeconds ? time : t('player.minutesShort', { minutes });
  return (
    <div className={styles.clock} data-tone={warns ? clockTone(remainingSeconds) : undefined}>
      <button
        type="button"
        className={styles.clockButton}
        aria-pressed={showSeconds}
        title={showSeconds ? t('player.hideSeconds') : t('player.showSeconds')}
        onClick={() => setShowSeconds(!showSeconds)}
        data-clock=""
      >
        <TimerIcon size={18} aria-hidden="true" />
        <span className={styles.whole}>{text}</span>
        <span className={styles.short}>
          {short}
          {over ? null : <small> {t('player.leftShort')}</small>}
        </span>
      </button>
      <p className="visually-hidden" aria-live="assertive">
        {spoken}
      </p>
    </div>
  );
}
