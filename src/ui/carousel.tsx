import { useState, type FocusEvent, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import {
  ChevronLeft as ChevronLeftIcon,
  ChevronRight as ChevronRightIcon,
  Pause as PauseIcon,
  Play as PlayIcon,
} from 'lucide-react';
import { useCarousel } from './use-carousel.ts';
import styles from './carousel.module.css';

/** Texts for people who use a screen reader; positions count from 1. */
export type CarouselLabels = {
  /** The name of the slides: "Courses". */
  readonly region: string;
  /** The word for a carousel and for one of its slides. */
  readonly carousel: string;
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  readonly goTo: (position: number) => string;
  readonly position: (position: number, total: number) => string;
};

type CarouselProps = {
  readonly slides: ReadonlyArray<{ readonly id: string; readonly content: ReactNode }>;
  readonly labels: CarouselLabels;
  /** `single` shows one slide; `cards` 1 below 480 px, 2 below 1024, 3 below 1280, then 4. */
  readonly layout?: 'single' | 'cards';
  /**
   * The interval of automatic steps, in ms. Without it, or with reduced motion, the carousel never moves
   * automatically.
   */
  readonly autoplayMs?: number;
};

/** Slides in an endless row. Without script they scroll by hand, the first one in view. */
export function Carousel({ slides, labels, layout = 'single', autoplayMs }: CarouselProps) {
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const running = autoplayMs !== undefined && !stopped && !hovered && !focused;
  const { viewportRef, selected, snaps, previous, next, goTo } = useCarousel(autoplayMs, running);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(currentTarget.contains(relatedTarget));

  return (
    <section
      aria-roledescription={labels.carousel}
      aria-label={labels.region}
      className={classNames(styles[layout], snaps > 0 && styles.live)}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      <div ref={viewportRef} className={styles.viewport}>
        <div className={styles.track}>
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={labels.position(index + 1, slides.length)}
              className={styles.slide}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className={classNames(styles.controls, snaps < 2 && styles.idle)}>
        <div className={styles.dots}>
          {slides.slice(0, snaps || slides.length).map(({ id }, index) => (
            <button
              key={id}
              type="button"
              aria-label={labels.goTo(index + 1)}
              aria-current={index === selected || undefined}
              className={styles.dot}
              onClick={() => goTo(index)}
            />
          ))}
        </div>
        {autoplayMs === undefined ? null : (
          <IconButton
            label={stopped ? labels.play : labels.pause}
            className={styles.toggle}
            onClick={() => setStopped(!stopped)}
          >
            {stopped ? <PlayIcon /> : <PauseIcon />}
          </IconButton>
        )}
        <IconButton label={labels.previous} outlined onClick={previous}>
          <ChevronLeftIcon />
        </IconButton>
        <IconButton label={labels.next} outlined onClick={next}>
          <ChevronRightIcon />
        </IconButton>
      </div>
      <p className="visually-hidden" aria-live={running ? 'off' : 'polite'}>
        {snaps > 0 && labels.position(selected + 1, slides.length)}
      </p>
    </section>
  );
}
