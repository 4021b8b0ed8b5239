import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#features/accounts/web/index.ts';
import { ADMIN_BOOKING_ENDPOINTS } from '#features/bookings/endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { accountZone } from '../account-zone.ts';
import type { LessonCreditsReply } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { useOfficeQuery } from '../use-office-query.ts';
import { CreditsDialog } from './credits-dialog.tsx';

type LearnerCreditsProps = {
  readonly email: string;
  readonly name: string;
  /** The slug of the teacher whose lesson is shown. */
  readonly teacher: string | null;
};

/** The credits of a learner and their ledger. The school gives and takes some. */
export function LearnerCredits({ email, name, teacher }: LearnerCreditsProps) {
  const text = useText('backOffice');
  const language = useLanguage();
  const cache = useQueryClient();
  const showToast = useToast();
  const [open, setOpen] = useState<'give' | 'take'>();
  const credits = useOfficeQuery({
    subject: 'bookings',
    part: `credits ${email} ${language}`,
    call: (signal) => call(ADMIN_BOOKING_ENDPOINTS, 'listLessonCredits', { query: { email }, signal }),
  });
  return (
    <Panel className={styles.part}>
      <h2 className={styles.subtitle}>{text('bookings.credits.title', { name: name || email })}</h2>
      <Loaded {...credits} skeleton={<Skeleton label={text('loading')} lines={4} />}>
        {(reply) => (
          <>
            <Lots credits={reply.credits} />
            <div className={styles.acts}>
              <Button size="small" variant="secondary" data-give="" onClick={() => setOpen('give')}>
                {text('bookings.credits.give.label')}
              </Button>
              {reply.credits.length === 0 ? null : (
                <Button size="small" variant="secondary" data-take="" onClick={() => setOpen('take')}>
                  {text('bookings.credits.take.label')}
                </Button>
              )}
            </div>
            <Ledger entries={reply.entries} />
          </>
        )}
      </Loaded>
      {open === undefined ? null : (
        <CreditsDialog
          act={open}
          {...{ email, teacher }}
          onClose={() => setOpen(undefined)}
          onDone={(words) => {
            setOpen(undefined);
            showToast({ text: words });
            void cache.invalidateQueries({ queryKey: ['bookings'] });
          }}
        />
      )}
    </Panel>
  );
}

type Kind = Pick<LessonCreditsReply['credits'][number], 'minutes' | 'teacher_name' | 'is_for_every_teacher'>;

function useKindText() {
  const text = useText('backOffice');
  return ({ minutes, teacher_name: teacher, is_for_every_teacher: isForEvery }: Kind) =>
    text('bookings.credits.kind', {
      length: text(`bookings.lengths.${minutes}`),
      teacher: teacher ?? text(isForEvery ? 'bookings.credits.anyTeacher' : 'bookings.credits.formerTeacher'),
    });
}

function Lots({ credits }: Pick<LessonCreditsReply, 'credits'>) {
  const text = useText('backOffice');
  const language = useLanguage();
  const kind = useKindText();
  const timeZone = accountZone();
  if (credits.length === 0) return <p>{text('bookings.credits.none')}</p>;
  return (
    <ul className={styles.facts}>
      {credits.map(({ left, expires_at: until, ...credit }, at) => (
        <li key={at} data-credits-left={left}>
          {text('bookings.credits.lot', {
            count: left,
            kind: kind(credit),
            date: formatInstant(until, { language, timeZone, shape: 'date' }),
          })}
        </li>
      ))}
    </ul>
  );
}

function Ledger({ entries }: Pick<LessonCreditsReply, 'entries'>) {
  const text = useText('backOffice');
  const words = useText('lessonWords');
  const language = useLanguage();
  const kind = useKindText();
  const timeZone = accountZone();
  if (entries.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={classNames(styles.table, styles.trail)}>
        <tbody>
          {entries.map(({ reason, amount, at, note, admin, ...entry }, place) => (
            <tr key={place} data-entry={reason}>
              <td>{formatInstant(at, { language, timeZone })}</td>
              <td>{text(`bookings.credits.reasons.${reason}`)}</td>
              <td>
                {kind(entry)}
                {admin === null ? null : <span className={styles.line}>{admin.name || admin.email}</span>}
                {note === null ? null : (
                  <span className={styles.line}>{words('reason', { reason: note })}</span>
                )}
              </td>
              <td className={styles.number}>{amount > 0 ? `+${amount}` : amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
