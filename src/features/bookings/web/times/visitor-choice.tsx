import { useEffect, useRef } from 'react';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { useWallText } from '../words/use-wall-text.ts';
import type { LessonMinutes, Slot } from '../lesson-replies.ts';
import styles from './times.module.css';

/** A time that a visitor chose. */
export type VisitorTime = {
  readonly slot: Slot;
  readonly minutes: LessonMinutes;
  readonly teacherZone: string;
};

type VisitorChoiceProps = {
  readonly teacher: string;
  readonly chosen: VisitorTime;
  readonly onOther: () => void;
};

/** A visitor signs in or up first. The address brings the time along. */
export function VisitorChoice({ teacher, chosen, onOther }: VisitorChoiceProps) {
  const text = useText('lessonTimes');
  const words = useText('lessonWords');
  const wall = useWallText();
  const { slot, minutes, teacherZone } = chosen;
  const next = paths.lessonTime({ slug: teacher, startsAt: slot.starts_at, minutes });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.held} data-visitor-time={slot.starts_at}>
      <h3 ref={title} tabIndex={-1} className={styles.heldTitle}>
        {text('visitor.title')}
      </h3>
      <p>
        <strong>{wall.dayTime(slot.local)}</strong>{' '}
        <span className={styles.quiet}>
          {wall.other(slot, teacherZone)} · {minutes === 15 ? words('trial') : words('minutes', { minutes })}
        </span>
      </p>
      <p>{text('visitor.text')}</p>
      <Row>
        <ButtonLink to={paths.signup({ next })} data-visitor-sign-up="">
          {text('visitor.signUp')}
        </ButtonLink>
        <ButtonLink to={paths.signin({ next })} variant="secondary" data-visitor-sign-in="">
          {text('visitor.signIn')}
        </ButtonLink>
        <Button variant="quiet" onClick={onOther}>
          {text('other')}
        </Button>
      </Row>
    </div>
  );
}
