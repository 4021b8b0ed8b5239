import { useSession } from '#features/accounts/web/index.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import type { LessonsReply } from '../lesson-replies.ts';
import styles from './lessons.module.css';

/** The credits that are left: what each is good for, and until when. */
export function LessonCredits({ reply }: { readonly reply: LessonsReply }) {
  const text = useText('myLessons');
  const language = useLanguage();
  const timeZone = useSession()?.user.time_zone;
  const { credits, can_take_trial: canTakeTrial } = reply;
  return (
    <section aria-labelledby="lesson-credits" className={styles.part} data-lesson-credits="">
      <h2 id="lesson-credits">{text('credits.title')}</h2>
      {credits.length === 0 ? (
        <p>{text('credits.none')}</p>
      ) : (
        <ul className={styles.credits}>
          {credits.map(({ teacher, teacher_name: name, minutes, left, expires_at: end }) => (
            <li key={`${teacher} ${minutes} ${end}`} data-lesson-credit={minutes}>
              <strong>
                {text(teacher === null ? 'credits.any' : 'credits.line', {
                  count: left,
                  minutes,
                  name: name ?? '',
                })}
              </strong>
              {' · '}
              {text('credits.until', { date: formatInstant(end, { language, timeZone, shape: 'date' }) })}
            </li>
          ))}
        </ul>
      )}
      {canTakeTrial ? <p>{text('credits.trial')}</p> : null}
    </section>
  );
}
