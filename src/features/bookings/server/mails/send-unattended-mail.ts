import { findPerson } from '#features/accounts/server/index.ts';
import { officePaths } from '#paths';
import type { Transaction } from '#platform/database/database.ts';
import { instantWithZone } from '#platform/i18n/instant-with-zone.ts';
import { DEFAULT_TIME_ZONE } from '#platform/i18n/default-time-zone.ts';
import { layoutMail } from '#platform/mail/mail-layout.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import type { StoredBooking } from '../booking-store.ts';

const LANGUAGE = 'en';

/**
 * Tells the school that a lesson is near whose teacher cannot come: the account is suspended, or is being deleted. Once a
 * day before and once an hour before.
 */
export async function mailUnattended(
  {
    outbox,
    school,
    config,
    teachers,
  }: Pick<BookingDependencies, 'outbox' | 'school' | 'config' | 'teachers'>,
  transaction: Transaction,
  { id, sequence, startsAt, minutes, ...booking }: StoredBooking,
  reminder: 'day' | 'hour',
): Promise<void> {
  const learner = await findPerson(transaction, booking.learnerId);
  const teacher = teachers.find(({ key }) => key === booking.teacher)?.name[LANGUAGE] ?? booking.teacher;
  const subject = `A lesson with ${teacher} has nobody to teach it`;
  const zone = { language: LANGUAGE, timeZone: DEFAULT_TIME_ZONE } as const;
  const { html, text } = layoutMail({
    language: LANGUAGE,
    brand: { name: school.name, url: config.publicUrl },
    title: subject,
    blocks: [
      {
        kind: 'paragraph',
        text: `The account of ${teacher} is suspended or is being deleted, and this lesson is still booked. Move it or cancel it, and write to the learner.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Time', instantWithZone(startsAt.toISOString(), zone)],
          ['Length', `${minutes} minutes`],
          ['Learner', `${withoutLinks(learner?.name ?? '')} ${learner?.email ?? ''}`.trim()],
        ],
      },
    ],
    button: { label: 'See the bookings', url: `${config.publicUrl}${officePaths.bookings()}` },
    footer: ['Neither side was reminded of the lesson.'],
  });
  await outbox.enqueueMail(transaction, {
    eventKey: `booking ${id} ${sequence} unattended ${reminder}`,
    to: school.email,
    language: LANGUAGE,
    subject,
    html,
    text,
  });
}
