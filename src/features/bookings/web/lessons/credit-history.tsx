import { useSession } from '#features/accounts/web/index.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import type { LessonsReply } from '../lesson-replies.ts';
import styles from './lessons.module.css';

/** What happened to the learner's credits: when, how many, and for which lesson. */
export function CreditHistory({ reply }: { readonly reply: LessonsReply }) {
  const text = useText('myLessons');
  const language = useLanguage();
  const timeZone = useSession()?.user.time_zone;
  const { bookings, credit_entries: entries } = reply;
  if (entries.length === 0) return null;
  const dateOf = (at: string) => formatInstant(at, { language, timeZone, shape: 'date' });
  return (
    <details className={styles.ledger} data-credit-history="">
      <summary>{text('ledger.title')}</summary>
      <ul className={styles.history}>
        {entries.map(
          ({
            reason,
            is_gift: isGift,
            amount,
            minutes,
            teacher_name: name,
            booking_id: id,
            note,
            at,
            ...entry
          }) => {
            const lesson = bookings.find(({ booking_id: each }) => each === id);
            const kind = isGift ? 'given' : reason;
            return (
              <li key={`${at} ${reason} ${id} ${amount}`} data-credit-entry={kind}>
                {text('ledger.line', {
                  date: dateOf(at),
                  event: text(`ledger.reason.${kind}`, { count: Math.abs(amount) }),
                  minutes,
                  name: name ?? text(entry.is_for_every_teacher ? 'ledger.any' : 'ledger.gone'),
                })}
                {lesson ? ` · ${text('ledger.lesson', { date: dateOf(lesson.starts_at) })}` : ''}
                {note ? ` · ${note}` : ''}
              </li>
            );
          },
        )}
      </ul>
    </details>
  );
}
