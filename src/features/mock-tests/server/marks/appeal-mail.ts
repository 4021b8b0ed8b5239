import { paths } from '#paths';
import type { MailedLearner } from '#features/accounts/server/index.ts';
import type { Localised } from '#platform/i18n/language.ts';
import { fillText } from '#platform/mail/fill-text.ts';
import { layoutMail } from '#platform/mail/mail-layout.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import type { AppealVerdict } from '../../domain/results/appeal.ts';
import { formatBand } from '#ielts/bands/format-band.ts';
import type { UpheldMarks } from '#ielts/marking/uphold-mark.ts';
import type { StoredAppeal } from './appeal-store.ts';

/** The school as its emails name it, from content/site.json. */
export type AppealSchool = { readonly name: string; readonly email: string; readonly hours: Localised };

type Texts = Readonly<Record<AppealVerdict, string>> & {
  readonly subject: string;
  readonly greeting: string;
  readonly asked: string;
  readonly remarked: string;
  readonly unchanged: string;
  readonly button: string;
  readonly why: string;
  readonly help: string;
};

const TEXTS = {
  en: {
    subject: 'Our answer about question {number}',
    greeting: 'Dear {name},',
    asked: 'You asked us to look at the mark of question {number} again:',
    upheld: 'You are right. The answer key has been corrected for everyone who takes this test from now on.',
    remarked: 'Your answer counts as right: your score is now {score}, band {band}.',
    declined: 'We have looked at it again, and the mark is correct.',
    unchanged: 'Your score stays as it is.',
    button: 'See the result',
    why: 'You are receiving this email because you appealed against a mark on {school}.',
    help: 'Questions? Write to {email}. We are here {hours}.',
  },
  'zh-Hant': {
    subject: '第 {number} 題計分的回覆',
    greeting: '{name}，你好：',
    asked: '你請我們重新檢查第 {number} 題的計分：',
    upheld: '你說得對。我們會修正正確答案，之後作答的人都會依新的答案計分。',
    remarked: '你的答案改為正確：現在答對 {score} 題，級分 {band}。',
    declined: '我們重新檢查過，這一題的計分沒有問題。',
    unchanged: '你的分數維持不變。',
    button: '查看成績',
    why: '你在 {school} 提出計分複查，所以收到這封信。',
    help: '有任何問題，請來信 {email}。服務時間：{hours}。',
  },
} as const satisfies Localised<Texts>;

type AppealMailInput = {
  readonly appeal: Pick<StoredAppeal, 'id' | 'attemptId' | 'number' | 'reason'>;
  readonly verdict: AppealVerdict;
  readonly answer: string;
  /** Undefined: the marks did not change. */
  readonly remarked: Pick<UpheldMarks, 'rawScore' | 'band'> | undefined;
  readonly learner: MailedLearner;
  readonly school: AppealSchool;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

/** Writes the email about an appeal's outcome, in the language of the learner's account. */
export function composeAppealMail({
  appeal,
  verdict,
  answer,
  remarked,
  learner,
  school,
  publicUrl,
}: AppealMailInput): MailToEnqueue {
  const { language } = learner;
  const texts: Texts = TEXTS[language];
  const values: Readonly<Record<string, string>> = {
    number: String(appeal.number),
    name: withoutLinks(learner.name),
    school: school.name,
    email: school.email,
    hours: school.hours[language],
    ...(remarked ? { score: String(remarked.rawScore), band: formatBand(remarked.band) } : {}),
  };
  const say = (text: string) => fillText(text, values);
  const paragraph = (text: string) => ({ kind: 'paragraph', text: say(text) }) as const;
  return {
    eventKey: `${learner.mailKey}appeal ${appeal.id} answered`,
    to: learner.email,
    replyTo: school.email,
    language,
    subject: say(texts.subject),
    ...layoutMail({
      language,
      brand: { name: school.name, url: publicUrl },
      title: say(texts.subject),
      blocks: [
        paragraph(texts.greeting),
        paragraph(texts.asked),
        { kind: 'quote', text: withoutLinks(appeal.reason) },
        paragraph(texts[verdict]),
        { kind: 'quote', text: withoutLinks(answer) },
        paragraph(remarked ? texts.remarked : texts.unchanged),
      ],
      button: {
        label: texts.button,
        url: `${publicUrl}${paths.attemptResult({ attemptId: appeal.attemptId })}`,
      },
      footer: [say(texts.why), say(texts.help)],
    }),
  };
}
