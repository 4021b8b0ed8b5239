import { accountMailKey, type AccountPerson, type MailLinks } from '#features/accounts/server/index.ts';
import type { Language } from '#platform/i18n/language.ts';
import { layoutMail } from '#platform/mail/mail-layout.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import type { CalendarDay } from '../../domain/calendar-day.ts';

const TEXTS = {
  en: {
    subject: 'Your practice for today is ready',
    greeting: 'Dear {name},',
    ready: 'You asked us to remind you at this hour. Ten minutes are enough for today.',
    missed: 'A day without practice costs nothing: your weeks stay counted.',
    button: 'Practise',
    why: 'You are receiving this email because you turned on the reminder on {school}. You can turn it off on the practice page, and all reminders in your settings.',
  },
  'zh-Hant': {
    subject: '今天的練習準備好了',
    greeting: '{name}，你好：',
    ready: '你選了這個時間收提醒。今天練十分鐘就夠了。',
    missed: '有一天沒練也沒關係，已累計的週數不會減少。',
    button: '去練習',
    why: '你在 {school} 開啟了練習提醒，所以收到這封信。可在練習頁面關閉這項提醒，或到設定關閉所有提醒。',
  },
} as const satisfies Readonly<Record<Language, object>>;

/** The reminder of a day of practice. It can be turned off in the email program as well. */
export function composeReminder(
  sender: {
    readonly mailLinks: MailLinks;
    readonly school: { readonly name: string };
    readonly config: { readonly publicUrl: string };
  },
  person: Pick<AccountPerson, 'accountId' | 'name' | 'email' | 'language'>,
  day: CalendarDay,
): MailToEnqueue {
  const { language } = person;
  const texts = TEXTS[language];
  const { publicUrl } = sender.config;
  return {
    eventKey: `${accountMailKey(person.accountId)}practice reminder ${day}`,
    to: person.email,
    language,
    subject: texts.subject,
    unsubscribeUrl: sender.mailLinks.unsubscribeUrl(person.accountId, 'reminders'),
    ...layoutMail({
      language,
      brand: { name: sender.school.name, url: publicUrl },
      title: texts.subject,
      blocks: [
        { kind: 'paragraph', text: texts.greeting.replace('{name}', withoutLinks(person.name)) },
        { kind: 'paragraph', text: texts.ready },
        { kind: 'paragraph', text: texts.missed },
      ],
      button: { label: texts.button, url: `${publicUrl}/practice` },
      footer: [texts.why.replace('{school}', sender.school.name)],
    }),
  };
}
