import { findPerson } from '#features/accounts/server/index.ts';
import { officePaths } from '#paths';
import type { Transaction } from '#platform/database/database.ts';
import { instantWithZone } from '#platform/i18n/instant-with-zone.ts';
import { DEFAULT_TIME_ZONE } from '#platform/i18n/default-time-zone.ts';
import { DEFAULT_LANGUAGE, type Localised } from '#platform/i18n/language.ts';
import { fillText } from '#platform/mail/fill-text.ts';
import { layoutMail } from '#platform/mail/mail-layout.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import type { StoredBooking } from '../booking-store.ts';

const TEXTS = {
  subject: {
    en: 'A lesson with {teacher} has nobody to teach it',
    'zh-Hant': '{teacher} 的一堂課沒有老師授課',
  },
  text: {
    en: 'The account of {teacher} is suspended or is being deleted, and this lesson is still booked. Move it or cancel it, and write to the learner.',
    'zh-Hant': '{teacher} 的帳號已停權或即將刪除，但這堂課仍在預約中。請改期或取消，並通知學生。',
  },
  time: { en: 'Time', 'zh-Hant': '時間' },
  length: { en: 'Length', 'zh-Hant': '長度' },
  minutes: { en: '{minutes} minutes', 'zh-Hant': '{minutes} 分鐘' },
  learner: { en: 'Learner', 'zh-Hant': '學生' },
  button: { en: 'See the bookings', 'zh-Hant': '查看預約' },
  footer: { en: 'Neither side was reminded of the lesson.', 'zh-Hant': '雙方都沒有收到這堂課的提醒。' },
} as const satisfies Record<string, Localised>;

/**
 * Tells the school that a lesson is near whose teacher cannot come: the account is suspended, or is being deleted. Once a
 * day before and once an hour before. In the language of the school's other emails.
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
  const language = DEFAULT_LANGUAGE;
  const learner = await findPerson(transaction, booking.learnerId);
  const facts: Readonly<Record<string, string>> = {
    teacher: teachers.find(({ key }) => key === booking.teacher)?.name[language] ?? booking.teacher,
    minutes: String(minutes),
  };
  const say = (words: Localised) => fillText(words[language], facts);
  const subject = say(TEXTS.subject);
  const zone = { language, timeZone: DEFAULT_TIME_ZONE } as const;
  const { html, text } = layoutMail({
    language,
    brand: { name: school.name, url: config.publicUrl },
    title: subject,
    blocks: [
      { kind: 'paragraph', text: say(TEXTS.text) },
      {
        kind: 'facts',
        rows: [
          [say(TEXTS.time), instantWithZone(startsAt.toISOString(), zone)],
          [say(TEXTS.length), say(TEXTS.minutes)],
          [say(TEXTS.learner), `${withoutLinks(learner?.name ?? '')} ${learner?.email ?? ''}`.trim()],
        ],
      },
    ],
    button: { label: say(TEXTS.button), url: `${config.publicUrl}${officePaths.bookings()}` },
    footer: [say(TEXTS.footer)],
  });
  await outbox.enqueueMail(transaction, {
    eventKey: `booking ${id} ${sequence} unattended ${reminder}`,
    to: school.email,
    language,
    subject,
    html,
    text,
  });
}
