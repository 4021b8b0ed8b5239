import { memo, useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { formatPosition } from '#platform/i18n/format-position.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Stretch } from '../../domain/recording/find-pauses.ts';
import type { Peaks } from '../../domain/recording/peaks.ts';
import type { TimedComment } from './recording-reply.ts';
import type { Player } from './use-player.ts';
import { Wave } from './wave.tsx';
import styles from './recording.module.css';

type TimeLineProps = {
  readonly player: Player;
  readonly durationMs: number;
  readonly peaks: Peaks | null;
  readonly pauses: readonly Stretch[];
  readonly comments: readonly TimedComment[];
  readonly selected: string | null;
  /** Where the span starts that is being marked. */
  readonly spanStart: number | undefined;
};

/** In units of the drawing, which is as wide as its place. */
const WIDTH = 1000;
/** A moment in the drawing. */
const placeOf = (ms: number, durationMs: number): number =>
  durationMs === 0 ? 0 : Math.min(1, Math.max(0, ms / durationMs)) * WIDTH;

/** A moment is as wide. */
const LEAST_SPAN = 3;

/** What the keys of the slider do, in ms. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1_000,
  ArrowUp: 1_000,
  ArrowLeft: -1_000,
  ArrowDown: -1_000,
  PageUp: 10_000,
  PageDown: -10_000,
  Home: -Infinity,
  End: Infinity,
};

/** The recording on a line: a slider with the waveform, its pauses, and the spans of its comments. */
export function TimeLine({ player, durationMs, spanStart, ...drawn }: TimeLineProps) {
  const t = useText('recording');
  const line = useRef<HTMLDivElement>(null);
  const played = useRef<SVGLineElement>(null);
  const place = (ms: number) => placeOf(ms, durationMs);

  // The line moves with each frame, and nothing else is drawn again.
  const follow = useEffectEvent(() => {
    for (const end of ['x1', 'x2']) played.current?.setAttribute(end, String(place(player.now())));
  });
  useEffect(() => {
    follow();
    if (!player.isPlaying) return undefined;
    let frame = requestAnimationFrame(function next() {
      follow();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [player.isPlaying, player.positionMs, durationMs]);

  const seekAt = (clientX: number) => {
    if (!line.current) return;
    const { left, width } = line.current.getBoundingClientRect();
    if (width > 0) player.seek(((clientX - left) / width) * durationMs);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    player.seek(Math.min(durationMs, Math.max(0, player.now() + step)));
  };

  return (
    <div
      ref={line}
      className={styles.line}
      role="slider"
      tabIndex={0}
      aria-label={t('position')}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationMs / 1000)}
      aria-valuenow={Math.round(player.positionMs / 1000)}
      aria-valuetext={t('time', {
        position: formatPosition(player.positionMs),
        length: formatPosition(durationMs),
      })}
      onKeyDown={onKeyDown}
      onClick={({ clientX }) => seekAt(clientX)}
      // Safari 12 has no pointer events.
      onMouseMove={({ buttons, clientX }) => {
        if (buttons === 1) seekAt(clientX);
      }}
      onTouchMove={({ touches }) => {
        const clientX = touches[0]?.clientX;
        if (clientX !== undefined) seekAt(clientX);
      }}
      data-time-line=""
    >
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${WIDTH} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <Drawing {...drawn} durationMs={durationMs} />
        {spanStart === undefined ? null : (
          <line
            className={styles.spanStart}
            x1={place(spanStart)}
            x2={place(spanStart)}
            y1={0}
            y2={100}
            data-span-start=""
          />
        )}
        <line ref={played} className={styles.played} y1={0} y2={100} />
      </svg>
    </div>
  );
}

type DrawingProps = Omit<TimeLineProps, 'player' | 'spanStart'>;

/** What stays the same while it plays. */
const Drawing = memo(function Drawing({ durationMs, peaks, pauses, comments, selected }: DrawingProps) {
  const at = (ms: number) => placeOf(ms, durationMs);
  return (
    <>
      {pauses.map(({ fromMs, toMs }) => (
        <rect
          key={fromMs}
          className={styles.silence}
          x={at(fromMs)}
          y={93}
          width={at(toMs) - at(fromMs)}
          height={7}
        />
      ))}
      {comments.map(({ id, anchor }) => (
        <rect
          key={id}
          className={classNames(styles.span, id === selected && styles.selectedSpan)}
          x={at(anchor.from_ms)}
          width={Math.max(LEAST_SPAN, at(anchor.to_ms) - at(anchor.from_ms))}
          height={100}
        />
      ))}
      {peaks ? (
        <Wave peaks={peaks} width={WIDTH} />
      ) : (
        <rect className={styles.plainLine} y={49} width={WIDTH} height={2} data-plain-line="" />
      )}
    </>
  );
});
