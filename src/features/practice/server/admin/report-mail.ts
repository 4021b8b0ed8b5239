import type { MailedLearner } from '#features/accounts/server/index.ts';
import { fillText } from '#platform/mail/fill-text.ts';
import { layoutMail } from '#platform/mail/mail-layout.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';

const TEXTS = {
  en: {
    subject: 'The school has answered your report about a question',
    greeting: 'Dear {name},',
    about: 'You reported question {number} of “{title}”. This is the school’s answer:',
    button: 'Practise',
    why: 'You are receiving this email because you reported a question on {school}.',
  },
  'zh-Hant': {
    subject: '學校已回覆你回報的題目',
    greeting: '{name}，你好：',
    about: '你回報了「{title}」的第 {number} 題，以下是學校的回覆：',
    button: '去練習',
    why: '你在 {school} 回報了一道題目，所以收到這封信。',
  },
} as const satisfies Readonly<Record<Language, object>>;

/** The email that tells a learner what the school says to their report. */
export function composeReportMail(
  { school, publicUrl }: Pick<PracticeDependencies, 'school' | 'publicUrl'>,
  to: MailedLearner,
  report: {
    readonly id: string;
    readonly number: number;
    readonly title: string;
    readonly reply: string;
  },
): MailToEnqueue {
  const { language } = to;
  const texts = TEXTS[language];
  const values: Readonly<Record<string, string>> = {
    name: withoutLinks(to.name),
    school: school.name,
    title: report.title,
    number: String(report.number),
  };
  const say = (text: string) => fillText(text, values);
  return {
    eventKey: `${to.mailKey}practice report ${report.id}`,
    to: to.email,
    language,
    subject: texts.subject,
    ...layoutMail({
      language,
      brand: { name: school.name, url: publicUrl },
      title: texts.subject,
      blocks: [
        { kind: 'paragraph', text: say(texts.greeting) },
        { kind: 'paragraph', text: say(texts.about) },
        { kind: 'quote', text: withoutLinks(report.reply) },
      ],
      button: { label: texts.button, url: `${publicUrl}/practice` },
      footer: [say(texts.why)],
    }),
  };
}
