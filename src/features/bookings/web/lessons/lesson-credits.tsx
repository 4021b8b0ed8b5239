import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { formatMoney } from '#platform/i18n/format-money.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { LessonsReply } from '../lesson-replies.ts';
import { CreditHistory } from './credit-history.tsx';
import styles from './lessons.module.css';

/** The credits that are left: what each is good for, until when, and what it is worth. */
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
          {credits.map((credit, at) => {
            const { teacher, teacher_name: name, minutes, left, expires_at: end } = credit;
            const kind = credit.is_for_every_teacher ? 'any' : teacher === null ? 'gone' : 'line';
            return (
              <li key={at} data-lesson-credit={minutes}>
                <strong>{text(`credits.${kind}`, { count: left, minutes, name: name ?? '' })}</strong>
                {' · '}
                {text('credits.until', { date: formatInstant(end, { language, timeZone, shape: 'date' }) })}
                <Worth credit={credit} />
              </li>
            );
          })}
        </ul>
      )}
      {canTakeTrial ? <p>{text('credits.trial')}</p> : null}
      <CreditHistory reply={reply} />
    </section>
  );
}

/** What unspent lessons are worth, with their order; or that the school gave them. */
function Worth({ credit }: { readonly credit: LessonsReply['credits'][number] }) {
  const text = useText('myLessons');
  const { is_gift: isGift, order_id: orderId, worth_minor: worth } = credit;
  if (isGift) return <span data-credit-gift=""> · {text('credits.gift')}</span>;
  if (orderId === null || worth === null) return null;
  return (
    <span data-credit-worth={worth}>
      {' · '}
      {text('credits.worth', { amount: formatMoney(worth, 'USD') })}{' '}
      <TextLink to={paths.order({ orderId })}>{text('credits.order')}</TextLink>
    </span>
  );
}
