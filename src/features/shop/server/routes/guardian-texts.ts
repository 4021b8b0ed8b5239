import type { FieldProblem } from '#platform/http/problem.ts';
import type { Language, Localised } from '#platform/i18n/language.ts';
import type { GuardianProblem } from '../../domain/orders/guardian.ts';

const TEXTS = {
  'name-required': {
    en: 'Please enter the name of your parent or guardian',
    'zh-Hant': '請輸入家長或監護人的姓名。',
  },
  'email-required': {
    en: 'Please enter the email address of your parent or guardian',
    'zh-Hant': '請輸入家長或監護人的電子信箱。',
  },
  'email-invalid': { en: 'Please enter a valid email address', 'zh-Hant': '請輸入有效的電子信箱地址。' },
  'email-own': {
    en: 'This is your own address; please enter that of your parent or guardian',
    'zh-Hant': '這是你自己的電子信箱，請填家長或監護人的電子信箱。',
  },
} as const satisfies Record<GuardianProblem, Localised>;

/** The messages under the guardian's fields. */
export function guardianProblem(
  { field, problem }: { readonly field: string; readonly problem: GuardianProblem },
  language: Language,
): FieldProblem {
  return { field, code: problem, message: TEXTS[problem][language] };
}
