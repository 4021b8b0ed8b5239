import { accountMailKey, findPerson } from '#features/accounts/server/index.ts';
import { deskPaths } from '#paths';
import type { Transaction } from '#platform/database/database.ts';
import type { Localised } from '#platform/i18n/language.ts';
import { fillText } from '#platform/mail/fill-text.ts';
import { layoutMail } from '#platform/mail/mail-layout.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import type { BookingDependencies, ContentTeacher } from '../booking-dependencies.ts';

const TEXTS = {
  linked: {
    subject: { en: 'You now teach the lessons of {teacher}', 'zh-Hant': '{teacher} 的課程現在由你授課' },
    text: {
      en: 'The school has linked your account to the page of {teacher}. Learners can book your lessons there. Check your hours first: lessons that were booked before are yours now.',
      'zh-Hant':
        '學校已將你的帳號連結到 {teacher} 的頁面，學生可以在那裡預約你的課。請先確認你的時段；之前預約的課現在由你授課。',
    },
  },
  unlinked: {
    subject: {
      en: 'You no longer teach the lessons of {teacher}',
      'zh-Hant': '{teacher} 的課程不再由你授課',
    },
    text: {
      en: 'The school has linked the page of {teacher} to another account, which teaches the lessons from now on, also those that are booked.',
      'zh-Hant': '學校已將 {teacher} 的頁面連結到另一個帳號。之後的課，包括已預約的課，都由該帳號授課。',
    },
  },
  greeting: { en: 'Dear {name},', 'zh-Hant': '{name}，你好：' },
  button: { en: 'See your calendar', 'zh-Hant': '查看行事曆' },
  why: {
    en: 'You are receiving this email because you teach at {school}.',
    'zh-Hant': '你是 {school} 的老師，所以收到這封信。',
  },
  help: {
    en: 'Questions? Write to {email}. We are here {hours}.',
    'zh-Hant': '有任何問題，請來信 {email}。服務時間：{hours}。',
  },
} as const;

/** Tells an account that it teaches as a teacher of the content from now on, or no longer. A deleted one gets nothing. */
export async function mailLink(
  { clock, outbox, school, config }: Pick<BookingDependencies, 'clock' | 'outbox' | 'school' | 'config'>,
  transaction: Transaction,
  {
    change,
    accountId,
    teacher,
  }: {
    readonly change: 'linked' | 'unlinked';
    readonly accountId: string;
    readonly teacher: Pick<ContentTeacher, 'key' | 'name'>;
  },
): Promise<void> {
  const person = await findPerson(transaction, accountId);
  if (!person) return;
  const { language } = person;
  const facts: Readonly<Record<string, string>> = {
    teacher: teacher.name[language],
    name: withoutLinks(person.name),
    school: school.name,
    email: school.email,
    hours: school.hours[language],
  };
  const say = (words: Localised) => fillText(words[language], facts);
  const subject = say(TEXTS[change].subject);
  const { html, text } = layoutMail({
    language,
    brand: { name: school.name, url: config.publicUrl },
    title: subject,
    blocks: [
      { kind: 'paragraph', text: say(TEXTS.greeting) },
      { kind: 'paragraph', text: say(TEXTS[change].text) },
    ],
    ...(change === 'linked'
      ? { button: { label: say(TEXTS.button), url: `${config.publicUrl}${deskPaths.calendar()}` } }
      : {}),
    footer: [say(TEXTS.why), say(TEXTS.help)],
  });
  await outbox.enqueueMail(transaction, {
    eventKey: `${accountMailKey(accountId)}lessons of ${teacher.key} ${change} ${clock.now().getTime()}`,
    to: person.email,
    replyTo: school.email,
    language,
    subject,
    html,
    text,
  });
}
