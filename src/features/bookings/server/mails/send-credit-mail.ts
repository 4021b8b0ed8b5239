import { accountMailKey, findPerson, zoneOfMails } from '#features/accounts/server/index.ts';
import { paths } from '#paths';
import type { Transaction } from '#platform/database/database.ts';
import type { Localised } from '#platform/i18n/language.ts';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { fillText } from '#platform/mail/fill-text.ts';
import { layoutMail, type MailBlock } from '#platform/mail/mail-layout.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import type { LessonLength } from '../../domain/schedule.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';

type Words = { readonly subject: Localised; readonly text: Localised };

const TEXTS = {
  given: {
    subject: { en: 'The school has given you lessons', 'zh-Hant': '學校送你課程堂數' },
    text: { en: 'These lessons are a gift of the school.', 'zh-Hant': '這些堂數由學校贈送。' },
  },
  taken: {
    subject: { en: 'The school has taken back lessons', 'zh-Hant': '學校收回課程堂數' },
    text: {
      en: 'These lessons are no longer among your credits. If that is wrong, write to us.',
      'zh-Hant': '以下堂數已收回。如有疑問，請來信告訴我們。',
    },
  },
  ending: {
    subject: { en: 'Your lessons expire on {date}', 'zh-Hant': '你的課程堂數將在 {date} 到期' },
    text: {
      en: 'You have not used these lessons yet. Book them by {date}.',
      'zh-Hant': '以下堂數還沒有使用，請在 {date} 前預約。',
    },
  },
} as const satisfies Record<string, Words>;

const PARTS = {
  greeting: { en: 'Dear {learner},', 'zh-Hant': '{learner}，你好：' },
  lessons: { en: 'Lessons', 'zh-Hant': '堂數' },
  count: { en: '{count} of {minutes} minutes', 'zh-Hant': '{minutes} 分鐘 {count} 堂' },
  teacher: { en: 'Teacher', 'zh-Hant': '老師' },
  any: { en: 'Any teacher', 'zh-Hant': '任何老師' },
  gone: { en: 'A former teacher', 'zh-Hant': '已離職的老師' },
  end: { en: 'Book by', 'zh-Hant': '預約期限' },
  reason: { en: 'The reason:', 'zh-Hant': '原因：' },
  button: { en: 'See your lessons', 'zh-Hant': '查看我的課程' },
  why: {
    en: 'You are receiving this email because you have credits for lessons at {school}.',
    'zh-Hant': '你在 {school} 有課程堂數，所以收到這封信。',
  },
  help: {
    en: 'Questions? Write to {email}. We are here {hours}.',
    'zh-Hant': '有任何問題，請來信 {email}。服務時間：{hours}。',
  },
} as const satisfies Record<string, Localised>;

type CreditMail = {
  readonly mail: keyof typeof TEXTS;
  readonly accountId: string;
  /** Null: every teacher. */
  readonly teacher: string | null;
  readonly minutes: LessonLength;
  readonly count: number;
  /** Until when they can be used. Left out: they were taken. */
  readonly expiresAt?: Date;
  /** Why the school gives or takes them. */
  readonly reason?: string;
  /** What happened: each has one email. */
  readonly event: string;
};

/** Tells a learner about credits: given or taken by the school, or about to expire. A deleted account gets nothing. */
export async function mailCredits(
  {
    outbox,
    school,
    config,
    teachers,
  }: Pick<BookingDependencies, 'outbox' | 'school' | 'config' | 'teachers'>,
  transaction: Transaction,
  { mail, accountId, teacher: key, minutes, count, expiresAt, reason, event }: CreditMail,
): Promise<void> {
  const learner = await findPerson(transaction, accountId);
  if (!learner) return;
  const { language } = learner;
  const zone = { language, timeZone: zoneOfMails(learner, language), shape: 'date' } as const;
  const date = expiresAt ? formatInstant(expiresAt.toISOString(), zone) : '';
  const facts: Readonly<Record<string, string>> = {
    learner: withoutLinks(learner.name),
    count: String(count),
    minutes: String(minutes),
    date,
    school: school.name,
    email: school.email,
    hours: school.hours[language],
  };
  const say = (words: Localised) => fillText(words[language], facts);
  const name =
    teachers.find((each) => each.key === key)?.name[language] ?? say(key === null ? PARTS.any : PARTS.gone);
  const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
  const subject = say(TEXTS[mail].subject);
  const { html, text } = layoutMail({
    language,
    brand: { name: school.name, url: config.publicUrl },
    title: subject,
    blocks: [
      paragraph(say(PARTS.greeting)),
      paragraph(say(TEXTS[mail].text)),
      {
        kind: 'facts',
        rows: [
          [say(PARTS.lessons), say(PARTS.count)],
          [say(PARTS.teacher), name],
          ...(date === '' ? [] : [[say(PARTS.end), date] as const]),
        ],
      },
      ...(reason
        ? [paragraph(say(PARTS.reason)), { kind: 'quote', text: withoutLinks(reason) } as const]
        : []),
    ],
    button: { label: say(PARTS.button), url: `${config.publicUrl}${paths.myLessons()}` },
    footer: [say(PARTS.why), say(PARTS.help)],
  });
  await outbox.enqueueMail(transaction, {
    eventKey: `${accountMailKey(accountId)}lesson credits ${event}`,
    to: learner.email,
    replyTo: school.email,
    language,
    subject,
    html,
    text,
  });
}
