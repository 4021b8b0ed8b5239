import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { classNames } from '#ui/class-names.ts';
import type { InspectedBooking } from '../admin-replies.ts';
import styles from '../admin.module.css';

type Event = InspectedBooking['history'][number];

/** What has happened to a lesson: when, what, who, and why. */
export function BookingHistory({
  history,
  timeZone,
}: {
  readonly history: readonly Event[];
  readonly timeZone: string;
}) {
  const text = useText('backOffice');
  const words = useText('lessonWords');
  const language = useLanguage();
  const say = (instant: string) => formatInstant(instant, { language, timeZone });
  const details = (event: Event) => [
    ...(event.kind === 'moved' && event.from !== null && event.starts_at !== null
      ? [text('bookings.moved', { before: say(event.from), after: say(event.starts_at) })]
      : []),
    ...(event.credit === null ? [] : [text(`bookings.credit.${event.credit}`)]),
    ...(event.courtesy ? [text('bookings.credit.courtesy')] : []),
    ...(event.taken_back > 0 ? [text('bookings.credit.takenBack', { count: event.taken_back })] : []),
    ...(event.not_taken > 0 ? [text('bookings.credit.notTaken', { count: event.not_taken })] : []),
    ...(event.reason === null ? [] : [words('reason', { reason: event.reason })]),
  ];
  return (
    <div className={styles.scroll}>
      <table className={classNames(styles.table, styles.trail)}>
        <tbody>
          {history.map((event, at) => (
            <tr key={at} data-happened={event.kind}>
              <td>{say(event.at)}</td>
              <td>{words(`event.${event.kind}`)}</td>
              <td>
                {event.admin === null ? words(`by.${event.by}`) : event.admin.name || event.admin.email}
              </td>
              <td>
                {details(event).map((line) => (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
