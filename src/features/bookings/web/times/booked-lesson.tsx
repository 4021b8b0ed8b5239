import { useEffect, useRef } from 'react';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import type { Booking } from '../lesson-replies.ts';
import { LessonClocks } from './lesson-clocks.tsx';
import styles from './times.module.css';

type BookedLessonProps = { readonly booking: Booking; readonly onAnother: () => void };

/** The lesson is booked: when it is, and where the learner finds it again. */
export function BookedLesson({ booking, onAnother }: BookedLessonProps) {
  const text = useText('lessonTimes');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.held} data-booked-lesson={booking.booking_id}>
      <h3 ref={title} tabIndex={-1} className={styles.heldTitle}>
        {text('booked.title')}
      </h3>
      <LessonClocks booking={booking} />
      <p>{text('booked.text')}</p>
      <Row>
        <ButtonLink to={paths.myLessons()}>{text('booked.mine')}</ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          {text('booked.another')}
        </Button>
      </Row>
    </div>
  );
}
