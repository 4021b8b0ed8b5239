import type { Localised, Language } from '#platform/i18n/language.ts';
import { fillText } from '#platform/mail/fill-text.ts';
import { layoutMail } from '#platform/mail/mail-layout.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import type { MarkingSchool } from '../marking-dependencies.ts';

const LEARNER_WHY = {
  en: 'You are receiving this email because you submitted your work for marking on {school}.',
  'zh-Hant': '你在 {school} 送出了老師批改，所以收到這封信。',
};
const TEACHER_WHY = {
  en: 'You are receiving this email because you mark for {school}.',
  'zh-Hant': '你是 {school} 的批改老師，所以收到這封信。',
};
const SCHOOL_WHY = {
  en: 'This email was sent to the school’s address by {school}.',
  'zh-Hant': '這封信由 {school} 寄到學校信箱。',
};

type MailTexts = {
  readonly subject: Localised;
  /** `{quote}` alone is a quotation. */
  readonly paragraphs: Localised<readonly string[]>;
  readonly why: Localised;
  /** The label of the button. Without one it is the name of the school. */
  readonly button?: Localised;
};

const OPEN_MARKING: Localised = { en: 'See the marking', 'zh-Hant': '看批改' };

const TEXTS = {
  done: {
    subject: { en: 'Your teacher has marked your work', 'zh-Hant': '老師已批改你的作答' },
    paragraphs: {
      en: [
        'Your overall band is {band}.',
        'The page shows the comments in your work, and your next three steps.',
      ],
      'zh-Hant': ['整體級分為 {band}。', '頁面上有老師的評語，以及三個下一步。'],
    },
    why: LEARNER_WHY,
    button: OPEN_MARKING,
  },
  changed: {
    subject: { en: 'Your marking has a new version', 'zh-Hant': '你的批改有新版本' },
    paragraphs: {
      en: [
        'Your teacher has changed the marking, for this reason:',
        '{quote}',
        'Your overall band is {band}.',
      ],
      'zh-Hant': ['老師更新了批改，原因如下：', '{quote}', '整體級分為 {band}。'],
    },
    why: LEARNER_WHY,
    button: OPEN_MARKING,
  },
  cancelled: {
    subject: { en: 'Your work will not be marked', 'zh-Hant': '你的作答將不會批改' },
    paragraphs: {
      en: [
        'The school has cancelled the marking, for this reason:',
        '{quote}',
        'What you paid with can be used again.',
      ],
      'zh-Hant': ['學校取消了這份批改，原因如下：', '{quote}', '這次批改的額度已歸還，可以再次使用。'],
    },
    why: LEARNER_WHY,
    button: OPEN_MARKING,
  },
  answer: {
    subject: { en: 'Your teacher has answered your question', 'zh-Hant': '老師已回覆你的提問' },
    paragraphs: { en: ['{quote}'], 'zh-Hant': ['{quote}'] },
    why: LEARNER_WHY,
    button: OPEN_MARKING,
  },
  question: {
    subject: { en: 'A learner asks about your marking', 'zh-Hant': '學生對你的批改提問' },
    paragraphs: {
      en: ['{quote}', 'You can answer once, at your desk.'],
      'zh-Hant': ['{quote}', '你可以在批改頁面回覆一次。'],
    },
    why: TEACHER_WHY,
  },
  warning: {
    subject: { en: 'A work is due in {hours} hours', 'zh-Hant': '有一份作答將在 {hours} 小時內到期' },
    paragraphs: {
      en: ['A work that you have claimed is due at {due} (UTC). Send it by then, or give it back.'],
      'zh-Hant': ['你認領的一份作答將在 {due}（UTC）到期。請在期限前送出，或放回等候清單。'],
    },
    why: TEACHER_WHY,
  },
  missed: {
    subject: { en: 'A marking is late', 'zh-Hant': '有一份批改逾期' },
    paragraphs: {
      en: ['A work was due at {due} (UTC) and is not marked yet. Its number is {order}.'],
      'zh-Hant': ['有一份作答應在 {due}（UTC）前批改完成，目前仍未完成。編號：{order}。'],
    },
    why: SCHOOL_WHY,
  },
  stopped: {
    subject: { en: 'A teacher’s claims have stopped', 'zh-Hant': '一位老師已暫停認領' },
    paragraphs: {
      en: [
        '{teacher} marked {misses} of the last {window} standard works outside of the tolerance, so this teacher can claim nothing for now.',
        'Talk about the differences with the teacher. An admin allows claims again, with a reason.',
      ],
      'zh-Hant': [
        '{teacher} 最近 {window} 份標準作答中有 {misses} 份的評分超出容許範圍，因此暫時無法認領。',
        '請先與老師討論差異，再由管理員填寫理由，恢復認領。',
      ],
    },
    why: SCHOOL_WHY,
    button: { en: 'See the standard works', 'zh-Hant': '查看標準作答' },
  },
} as const satisfies Record<string, MailTexts>;

export type MarkingMail = keyof typeof TEXTS;

const GREETING: Localised = { en: 'Dear {name},', 'zh-Hant': '{name}，你好：' };
const HELP: Localised = {
  en: 'Questions? Write to {email}. We are here {hours}.',
  'zh-Hant': '有任何問題，請來信 {email}。服務時間：{hours}。',
};

type MailInput = {
  readonly mail: MarkingMail;
  readonly eventKey: string;
  readonly to: { readonly email: string; readonly name: string; readonly language: Language };
  readonly values: Readonly<Record<string, string>>;
  /** The path of the page that the button opens. */
  readonly page: string;
  readonly school: MarkingSchool;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

/** Writes an email about a marking, in the language of its reader. */
export function composeMarkingMail({
  mail,
  eventKey,
  to,
  values,
  page,
  school,
  publicUrl,
}: MailInput): MailToEnqueue {
  const { language } = to;
  const { subject, paragraphs, why, button }: MailTexts = TEXTS[mail];
  const facts: Readonly<Record<string, string>> = {
    name: withoutLinks(to.name),
    school: school.name,
    email: school.email,
    ...values,
  };
  const say = (text: string) => fillText(text, facts);
  const help = HELP[language].replace('{hours}', school.hours[language]);
  return {
    eventKey,
    to: to.email,
    replyTo: school.email,
    language,
    subject: say(subject[language]),
    ...layoutMail({
      language,
      brand: { name: school.name, url: publicUrl },
      title: say(subject[language]),
      blocks: [
        { kind: 'paragraph', text: say(GREETING[language]) },
        ...paragraphs[language].map((text) =>
          text === '{quote}'
            ? ({ kind: 'quote', text: withoutLinks(facts['quote'] ?? '') } as const)
            : ({ kind: 'paragraph', text: say(text) } as const),
        ),
      ],
      button: { label: button?.[language] ?? school.name, url: `${publicUrl}${page}` },
      footer: [say(why[language]), say(help)],
    }),
  };
}
