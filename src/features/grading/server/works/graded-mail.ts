import { paths } from '#paths';
import type { MailedLearner } from '#features/accounts/server/index.ts';
import { formatBandRange } from '#ielts/bands/format-band-range.ts';
import type { Localised } from '#platform/i18n/language.ts';
import { fillText } from '#platform/mail/fill-text.ts';
import { layoutMail } from '#platform/mail/mail-layout.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import type { StoredWork } from './work-store.ts';

/** The school as its emails name it, from content/site.json. */
export type GradingSchool = { readonly name: string; readonly email: string; readonly hours: Localised };

const TEXTS = {
  en: {
    subject: { writing: 'Your text has been graded', speaking: 'Your interview has been looked at' },
    greeting: 'Dear {name},',
    band: 'Our estimate of your band is {band}. It comes from a machine, so it is a range.',
    bandOfOne: 'Our estimate of your band is {band}. It comes from a machine.',
    noBand: 'The page shows how you spoke. There is no band, because no transcript could be made.',
    next: 'The page shows why, sentence by sentence, and what to change first.',
    button: 'See the result',
    why: 'You are receiving this email because you submitted your work on {school}.',
    help: 'Questions? Write to {email}. We are here {hours}.',
  },
  'zh-Hant': {
    subject: { writing: '你的作文已完成評分', speaking: '你的口說錄音已分析' },
    greeting: '{name}，你好：',
    band: '估計級分為 {band}。這是電腦的估計，所以是一個範圍。',
    bandOfOne: '估計級分為 {band}。這是電腦的估計。',
    noBand: '頁面上有你的口說表現數據。因為無法取得逐字稿，所以沒有級分。',
    next: '頁面會逐句說明原因，並告訴你先改哪裡。',
    button: '查看結果',
    why: '你在 {school} 交出了作答，所以收到這封信。',
    help: '有任何問題，請來信 {email}。服務時間：{hours}。',
  },
} as const;

type GradedMailInput = {
  readonly work: Pick<StoredWork, 'id' | 'kind'>;
  /** Null: no band. */
  readonly band: { readonly low: number; readonly high: number } | null;
  readonly learner: MailedLearner;
  readonly school: GradingSchool;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

/** Writes the email about a grade, in the language of the learner's account. */
export function composeGradedMail({
  work,
  band,
  learner,
  school,
  publicUrl,
}: GradedMailInput): MailToEnqueue {
  const { language } = learner;
  const texts = TEXTS[language];
  const values: Readonly<Record<string, string>> = {
    name: learner.name,
    school: school.name,
    email: school.email,
    hours: school.hours[language],
    band: band ? formatBandRange(band) : '',
  };
  const say = (text: string) => fillText(text, values);
  const paragraph = (text: string) => ({ kind: 'paragraph', text: say(text) }) as const;
  const subject = texts.subject[work.kind === 'speaking' ? 'speaking' : 'writing'];
  const told = !band ? texts.noBand : band.low === band.high ? texts.bandOfOne : texts.band;
  return {
    eventKey: `${learner.mailKey}work ${work.id} graded`,
    to: learner.email,
    replyTo: school.email,
    language,
    subject,
    ...layoutMail({
      language,
      brand: { name: school.name, url: publicUrl },
      title: subject,
      blocks: [paragraph(texts.greeting), paragraph(told), ...(band ? [paragraph(texts.next)] : [])],
      button: { label: texts.button, url: `${publicUrl}${paths.work({ workId: work.id })}` },
      footer: [say(texts.why), say(texts.help)],
    }),
  };
}
