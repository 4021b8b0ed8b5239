import type { Language } from '#platform/i18n/language.ts';

/** The words of a certificate on paper. */
export const CERTIFICATE_TEXTS = {
  en: {
    title: 'Certificate of completion',
    statement: (course: string) =>
      `has completed the course “${course}”: every lesson is done, and every module test is passed.`,
    course: 'Course',
    hours: 'Hours of study',
    day: 'Completed on',
    number: 'Number',
    noResult: 'This is a certificate of the school. It is not an IELTS result, and IELTS has no part in it.',
    check: 'Anybody can check this certificate at ',
    code: 'A QR code with the address of this certificate',
    revoked: 'This certificate was revoked',
    revokedText: 'It is no longer valid.',
    pages: 'Page {page} of {pages}',
  },
  'zh-Hant': {
    title: '結業證書',
    statement: (course: string) => `已完成「${course}」課程：每一堂課都已上完，每個單元測驗都已通過。`,
    course: '課程',
    hours: '學習時數',
    day: '完成日期',
    number: '編號',
    noResult: '本證書由本校核發，不是雅思成績，也與雅思官方無關。',
    check: '任何人都可以在這裡查驗這張證書：',
    code: '含有證書網址的 QR code',
    revoked: '這張證書已撤銷',
    revokedText: '證書已失效。',
    pages: '第 {page} 頁，共 {pages} 頁',
  },
} satisfies Record<Language, unknown>;
