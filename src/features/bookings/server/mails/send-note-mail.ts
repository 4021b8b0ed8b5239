import { accountMailKey, findPerson } from '#features/accounts/server/index.ts';
import { paths } from '#paths';
import type { Transaction } from '#platform/database/database.ts';
import { instantWithZone } from '#platform/i18n/instant-with-zone.ts';
import type { Language, Localised } from '#platform/i18n/language.ts';
import { formatCalendarDate } from '#platform/i18n/zoned-time.ts';
import { fillText } from '#platform/mail/fill-text.ts';
import { layoutMail, type MailBlock } from '#platform/mail/mail-layout.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import type { AfterText, Homework } from '../../domain/after/homework.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import type { StoredBooking } from '../booking-store.ts';

const TEXTS = {
  subject: { en: '{name} has written about your lesson', 'zh-Hant': '{name} 寫了課後筆記給你' },
  corrected: { en: '{name} has changed the notes on your lesson', 'zh-Hant': '{name} 更新了你的課後筆記' },
  greeting: { en: 'Dear {learner},', 'zh-Hant': '{learner}，你好：' },
  lesson: { en: 'This is about your lesson on {time}.', 'zh-Hant': '這是關於你 {time} 的課程。' },
  homework: { en: 'Your homework:', 'zh-Hant': '你的作業：' },
  due: { en: '{task} (until {day})', 'zh-Hant': '{task}（{day} 前）' },
  why: {
    en: 'You are receiving this email because you had a lesson at {school}.',
    'zh-Hant': '你在 {school} 上過課，所以收到這封信。',
  },
  help: {
    en: 'Questions? Write to {email}. We are here {hours}.',
    'zh-Hant': '有任何問題，請來信 {email}。服務時間：{hours}。',
  },
  button: { en: 'See your lessons', 'zh-Hant': '查看我的課程' },
} as const satisfies Record<string, Localised>;

type Dependencies = Pick<BookingDependencies, 'outbox' | 'school' | 'config' | 'teachers' | 'targets'>;

/** A homework in one line. */
function lineOf({ targets }: Dependencies, homework: Homework, language: Language): string {
  const { kind, target, text, dueOn } = homework;
  const parts = [targets.titleOf(kind, target, language) ?? '', withoutLinks(text.trim())];
  const task = parts.filter((part) => part !== '').join(': ');
  return dueOn === null
    ? task
    : TEXTS.due[language]
        .replace('{task}', () => task)
        .replace('{day}', () => formatCalendarDate(dueOn, language));
}

/**
 * Tells the learner that the teacher has written about a lesson, or has corrected it. An account that was deleted gets
 * nothing. `correctedHour`: the full hours since the first email. Each has one email at most.
 */
export async function mailNote(
  dependencies: Dependencies,
  transaction: Transaction,
  {
    booking,
    text,
    correctedHour,
  }: {
    readonly booking: StoredBooking;
    readonly text: AfterText;
    readonly correctedHour: number | undefined;
  },
): Promise<void> {
  const { outbox, school, config, teachers } = dependencies;
  const learner = await findPerson(transaction, booking.learnerId);
  if (!learner) return;
  const { language } = learner;
  const teacher = teachers.find(({ key }) => key === booking.teacher)?.name[language] ?? school.name;
  const zone = { language, timeZone: booking.learnerZone };
  const facts: Readonly<Record<string, string>> = {
    name: teacher,
    learner: withoutLinks(learner.name),
    time: instantWithZone(booking.startsAt.toISOString(), zone),
    school: school.name,
    email: school.email,
    hours: school.hours[language],
  };
  const say = (words: Localised) => fillText(words[language], facts);
  const paragraph = (words: string): MailBlock => ({ kind: 'paragraph', text: words });
  const note = withoutLinks(text.note.trim());
  const isCorrected = correctedHour !== undefined;
  const subject = say(isCorrected ? TEXTS.corrected : TEXTS.subject);
  const lines = text.homework.map((each) => lineOf(dependencies, each, language));
  const { html, text: plain } = layoutMail({
    language,
    brand: { name: school.name, url: config.publicUrl },
    title: subject,
    blocks: [
      paragraph(say(TEXTS.greeting)),
      paragraph(say(TEXTS.lesson)),
      ...(note === '' ? [] : [{ kind: 'quote', text: note } as const]),
      ...(lines.length === 0 ? [] : [paragraph(say(TEXTS.homework)), ...lines.map(paragraph)]),
    ],
    button: {
      label: say(TEXTS.button),
      url: `${config.publicUrl}${paths.myLessons({ bookingId: booking.id })}`,
    },
    footer: [say(TEXTS.why), say(TEXTS.help)],
  });
  await outbox.enqueueMail(transaction, {
    eventKey: `${accountMailKey(learner.accountId)}booking ${booking.id} note${isCorrected ? ` ${correctedHour}` : ''}`,
    to: learner.email,
    replyTo: school.email,
    language,
    subject,
    html,
    text: plain,
  });
}
