import { useEffect, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { minutesAndSeconds } from '../../domain/attempts/clock-text.ts';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import styles from './writing-review.module.css';

export type Snapshot = { readonly value: string; readonly savedAt: string };
type TextReplayProps = {
  /** The steps in the order of saving. */
  readonly snapshots: readonly Snapshot[];
  readonly startedAt: string;
};

const STEP_MS = 700;

/** The history of a text, moved by hand or played from the current step. */
export function TextReplay({ snapshots, startedAt }: TextReplayProps) {
  const t = useText('writing');
  const sliderId = useId();
  const last = snapshots.length - 1;
  const [place, setPlace] = useState(last);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      setPlace((before) => Math.min(last, before + 1));
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [playing, last]);

  const shown = snapshots[place];
  if (!shown) return null;
  const isPlaying = playing && place < last;
  const seconds = Math.max(0, Math.round((Date.parse(shown.savedAt) - Date.parse(startedAt)) / 1000));
  const label = t('review.replayAt', {
    time: minutesAndSeconds(seconds),
    count: countWrittenWords(shown.value),
  });
  return (
    <section className={styles.replay} data-replay="">
      <h4>{t('review.replay')}</h4>
      <label htmlFor={sliderId}>{t('review.replayText')}</label>
      <div className={styles.slider}>
        <input
          id={sliderId}
          type="range"
          min={0}
          max={last}
          value={place}
          aria-valuetext={label}
          onChange={({ target }) => {
            setPlaying(false);
            setPlace(Number(target.value));
          }}
        />
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            if (!isPlaying && place === last) setPlace(0);
            setPlaying(!isPlaying);
          }}
        >
          {t(isPlaying ? 'review.replayPause' : 'review.replayPlay')}
        </Button>
      </div>
      <p data-replay-at="">{label}</p>
      <p className={styles.written} lang="en" data-replay-text="">
        {shown.value}
      </p>
    </section>
  );
}
