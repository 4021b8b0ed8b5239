import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { timeZoneName } from '#platform/i18n/time-zone-name.ts';
import { useWallText } from '../words/use-wall-text.ts';
import type { Booking } from '../lesson-replies.ts';
import styles from './times.module.css';

type ClocksProps = {
  readonly booking: Pick<
    Booking,
    'local' | 'teacher_local' | 'learner_zone' | 'teacher_zone' | 'minutes' | 'teacher_name'
  >;
};

/** When a lesson is, on the clocks of both sides, and how long. */
export function LessonClocks({ booking }: ClocksProps) {
  const words = useText('lessonWords');
  const language = useLanguage();
  const wall = useWallText();
  const { local, teacher_local: there, learner_zone: zone, teacher_zone: teacherZone, minutes } = booking;
  return (
    <dl className={styles.clocks}>
      <div>
        <dt>{words('yourTime')}</dt>
        <dd>
          <strong>{wall.dayTime(local)}</strong>{' '}
          <span className={styles.quiet}>{timeZoneName(zone, language)}</span>
        </dd>
      </div>
      {local === there ? null : (
        <div>
          <dt>{words('teacherTime')}</dt>
          <dd>
            {wall.dayTime(there)} <span className={styles.quiet}>{timeZoneName(teacherZone, language)}</span>
          </dd>
        </div>
      )}
      <div>
        <dt>{words('length')}</dt>
        <dd>{minutes === 15 ? words('trial') : words('minutes', { minutes })}</dd>
      </div>
    </dl>
  );
}
