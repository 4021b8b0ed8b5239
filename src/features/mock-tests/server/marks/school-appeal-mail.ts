import { officePaths } from '#paths';
import type { MailedLearner } from '#features/accounts/server/index.ts';
import type { Language, Localised } from '#platform/i18n/language.ts';
import { fillText } from '#platform/mail/fill-text.ts';
import { layoutMail } from '#platform/mail/mail-layout.ts';
import type { MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { withoutLinks } from '#platform/mail/without-links.ts';
import type { QuestionMark } from '#ielts/marking/mark-section.ts';
import type { AppealSchool } from './appeal-mail.ts';
import type { StoredAppeal } from './appeal-store.ts';

const TEXTS = {
  en: {
    subject: 'Appeal: {test}, {skill}, question {number}',
    title: 'A mark is appealed',
    learner: 'Learner',
    visitor: 'A visitor without an account',
    answer: 'Answer',
    blank: '(blank)',
    key: 'Key',
    mark: 'Mark',
    right: 'right',
    wrong: 'wrong',
    reason: 'The reason:',
    button: 'Answer the appeal',
    why: 'The learner reads your answer next to the question, and gets it by email.',
  },
  'zh-Hant': {
    subject: '計分複查：{test} {skill} 第 {number} 題',
    title: '有學生提出計分複查',
    learner: '學生',
    visitor: '未登入的訪客',
    answer: '作答',
    blank: '（空白）',
    key: '正確答案',
    mark: '計分',
    right: '正確',
    wrong: '錯誤',
    reason: '複查理由：',
    button: '回覆這則複查',
    why: '你的回覆會顯示在該題旁，並以電子郵件寄給學生。',
  },
} as const satisfies Localised<Readonly<Record<string, string>>>;

const SKILL_NAMES = {
  en: { listening: 'Listening', reading: 'Reading', writing: 'Writing', speaking: 'Speaking' },
  'zh-Hant': { listening: '聽力', reading: '閱讀', writing: '寫作', speaking: '口說' },
} as const satisfies Localised<Readonly<Record<string, string>>>;

type SchoolMailInput = {
  readonly appeal: Pick<StoredAppeal, 'id' | 'number' | 'reason'>;
  readonly mark: Pick<QuestionMark, 'given' | 'right' | 'accepted'>;
  readonly test: { readonly title: string; readonly skill: string };
  /** Undefined: a visitor. */
  readonly learner: MailedLearner | undefined;
  /** The learner's language: that of the page where the appeal was written. */
  readonly language: Language;
  readonly school: AppealSchool;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

/** Writes the email that tells the school of an appeal, with all that a decision needs. */
export function composeSchoolAppealMail(input: SchoolMailInput): MailToEnqueue {
  const { appeal, mark, test, learner, language, school, publicUrl } = input;
  const texts = TEXTS[language];
  const skillNames: Readonly<Record<string, string>> = SKILL_NAMES[language];
  const values: Readonly<Record<string, string>> = {
    test: test.title,
    skill: skillNames[test.skill] ?? test.skill,
    number: String(appeal.number),
  };
  const subject = fillText(texts.subject, values);
  return {
    // An account's emails are deleted with the account.
    eventKey: `${learner?.mailKey ?? ''}appeal ${appeal.id} school`,
    to: school.email,
    replyTo: learner?.email ?? school.email,
    language,
    subject,
    ...layoutMail({
      language,
      brand: { name: school.name, url: publicUrl },
      title: texts.title,
      blocks: [
        { kind: 'paragraph', text: subject },
        {
          kind: 'facts',
          rows: [
            [
              texts.learner,
              learner ? `${withoutLinks(learner.fullName)} · ${withoutLinks(learner.email)}` : texts.visitor,
            ],
            [texts.answer, withoutLinks(mark.given) || texts.blank],
            [texts.key, mark.accepted.join(' / ')],
            [texts.mark, mark.right ? texts.right : texts.wrong],
          ],
        },
        { kind: 'paragraph', text: texts.reason },
        { kind: 'quote', text: withoutLinks(appeal.reason) },
      ],
      button: { label: texts.button, url: `${publicUrl}${officePaths.appeals()}` },
      footer: [texts.why],
    }),
  };
}
