import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { HomeworkChecks } from '../homework/homework-checks.tsx';
import type { BookingReply } from '../lesson-replies.ts';
import styles from './lessons.module.css';

/** What came of a lesson: whether the learner came, the teacher's note, and homework to tick. */
export function AfterLesson({ reply }: { readonly reply: BookingReply }) {
  const text = useText('myLessons');
  const language = useLanguage();
  const { after, attendance, booking } = reply;
  const { booking_id: bookingId, learner_zone: timeZone, teacher_name: name } = booking;
  const time = (instant: string) => formatInstant(instant, { language, timeZone });
  return (
    <>
      {attendance === null ? null : (
        <p data-attendance={attendance.kind}>
          {text(`attendance.${attendance.kind}`, { minutes: attendance.minutes })}
        </p>
      )}
      {after === null ? null : (
        <div className={styles.after} data-after="">
          <h4>{text('after.title', { name: name || text('shares.someone') })}</h4>
          <p className={styles.quiet}>
            {text(after.changed_at === after.sent_at ? 'after.sent' : 'after.changed', {
              time: time(after.changed_at),
            })}
          </p>
          {after.note.trim() === '' ? null : <p className={styles.words}>{after.note}</p>}
          {after.homework.length === 0 ? null : (
            <>
              <h4>{text('after.homework')}</h4>
              <HomeworkChecks
                items={after.homework.map((homework) => ({ bookingId, homework }))}
                timeZone={timeZone}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}
