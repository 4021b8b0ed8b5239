import { useId } from 'react';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { momentAt, type ReplayMoment } from '../../domain/drafts/replay.ts';
import type { WritingFigures } from '../../domain/drafts/writing-figures.ts';
import { clockText } from './clock-text.ts';
import { TimeLine } from './time-line.tsx';
import { SPEEDS, usePlaying } from './use-playing.ts';
import styles from './replay.module.css';

type ReplayPlayerProps = { readonly moments: readonly ReplayMoment[]; readonly figures: WritingFigures };

/** The text as it was at each moment, moved by the slider, by steps, or played. */
export function ReplayPlayer({ moments, figures }: ReplayPlayerProps) {
  const t = useText('drafts');
  const sliderId = useId();
  const end = moments[moments.length - 1]?.playAt ?? 0;
  const { place, isPlaying, speed, setSpeed, goTo, toggle } = usePlaying(end);
  const index = momentAt(moments, place);
  const moment = moments[index];
  if (!moment) return null;
  const label = t('replay.at', { time: clockText(moment.at), count: countWrittenWords(moment.text) });
  const step = (by: number) => {
    const next = moments[index + by];
    if (next) goTo(next.playAt);
  };
  return (
    <section className={styles.player} aria-label={t('replay.title')} data-replay="">
      <TimeLine figures={figures} end={end} />
      <label htmlFor={sliderId} className="visually-hidden">
        {t('replay.slider')}
      </label>
      <input
        id={sliderId}
        className={styles.slider}
        type="range"
        min={0}
        max={end}
        step="any"
        value={place}
        aria-valuetext={label}
        onChange={({ target }) => goTo(Number(target.value))}
        onKeyDown={(event) => {
          const by: Readonly<Record<string, number>> = {
            ArrowRight: 1,
            ArrowUp: 1,
            ArrowLeft: -1,
            ArrowDown: -1,
          };
          const way = by[event.key];
          if (way === undefined) return;
          event.preventDefault();
          step(way);
        }}
      />
      <p className={styles.at} data-replay-at="">
        {label}
      </p>
      <div className={styles.controls}>
        <Button variant="secondary" onClick={toggle} data-play="">
          {t(isPlaying ? 'replay.pause' : 'replay.play')}
        </Button>
        <Button variant="quiet" aria-disabled={index === 0 || undefined} onClick={() => step(-1)}>
          {t('replay.before')}
        </Button>
        <Button
          variant="quiet"
          aria-disabled={index === moments.length - 1 || undefined}
          onClick={() => step(1)}
        >
          {t('replay.next')}
        </Button>
        <div className={styles.speed}>
          <SelectField
            label={t('replay.speed')}
            value={String(speed)}
            options={SPEEDS.map((each) => ({
              value: String(each),
              label: t('replay.times', { speed: each }),
            }))}
            onChange={({ target }) => setSpeed(Number(target.value))}
          />
        </div>
      </div>
      <ReplayText moment={moment} />
    </section>
  );
}

function ReplayText({ moment: { text, cursor } }: { readonly moment: ReplayMoment }) {
  const t = useText('drafts');
  if (text === '') return <p className={styles.text}>{t('replay.empty')}</p>;
  return (
    <p className={styles.text} lang="en" data-replay-text="">
      {text.slice(0, cursor)}
      <span className={styles.cursor} title={t('replay.cursor')} data-cursor="" />
      {text.slice(cursor)}
    </p>
  );
}
