import { useEffect, useRef } from 'react';
import { Check as DoneIcon } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import styles from './tour.module.css';
import { useTour } from './use-tour.ts';

/** Explains a part of the screen and lets the visitor try it. Every step can be skipped, and the tour left. */
export function TourCard({ onLeave }: { readonly onLeave: () => void }) {
  const tour = useText('tour');
  const { step, place, count, isDone, isRight, next, back } = useTour();
  const card = useRef<HTMLElement>(null);
  const name = step?.name;

  // Screen readers announce each step: the card takes the focus, and Tab moves to its buttons.
  useEffect(() => card.current?.focus(), [name]);

  if (!step) return null;
  const isLast = place === count - 1;
  return (
    <aside
      ref={card}
      className={classNames(styles.card, isRight && styles.left)}
      role="dialog"
      aria-labelledby="tour-title"
      aria-describedby="tour-text"
      tabIndex={-1}
      data-tour={step.name}
    >
      <p className={styles.place}>{tour('place', { place: place + 1, count })}</p>
      <h2 id="tour-title">{tour(`steps.${step.name}.title`)}</h2>
      <p id="tour-text">{tour(`steps.${step.name}.text`)}</p>
      {isLast ? null : (
        <p className={styles.task} data-done={isDone || undefined}>
          {isDone ? <DoneIcon size={18} aria-hidden="true" /> : null}
          <span>{isDone ? tour('done') : tour(`steps.${step.name}.task`)}</span>
        </p>
      )}
      <p className="visually-hidden" role="status">
        {isDone && !isLast ? tour('done') : ''}
      </p>
      <div className={styles.actions}>
        {isLast ? null : (
          <Button variant="quiet" size="small" onClick={onLeave} data-leave-tour="">
            {tour('leave')}
          </Button>
        )}
        <span className={styles.steps}>
          {place > 0 ? (
            <Button variant="secondary" size="small" onClick={back}>
              {tour('back')}
            </Button>
          ) : null}
          <Button size="small" onClick={isLast ? onLeave : next} data-next-step="">
            {tour(isLast ? 'finish' : 'next')}
          </Button>
        </span>
      </div>
    </aside>
  );
}
