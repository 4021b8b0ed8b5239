import type { FieldProblem } from '#platform/http/problem.ts';
import type { Language, Localised } from '#platform/i18n/language.ts';
import { checkCode, checkRecoveryCode } from '../domain/sign-in/check-code.ts';
import { checkEmail } from '../domain/sign-in/check-email.ts';
import { EXAM_YEARS_AHEAD } from '../domain/profile/check-exam-date.ts';
import { checkName } from '../domain/profile/check-name.ts';
import { isCommonPassword } from '../domain/passwords/common-password.ts';
import { checkConfirmation, checkGivenPassword, checkPassword } from '../domain/passwords/check-password.ts';

/** The messages under the fields of a form. Tests compare them word for word. */
export const FIELD_PROBLEM_TEXTS = {
  'email-required': { en: 'Email is required', 'zh-Hant': '電子信箱為必填欄位。' },
  /** Sign-up has another word for the address. */
  'signup-email-required': { en: 'Email is required', 'zh-Hant': '電子郵件為必填欄位。' },
  'email-invalid': { en: 'Please enter a valid email address', 'zh-Hant': '請輸入有效的電子信箱地址。' },
  'email-same': { en: 'This is your address already', 'zh-Hant': '這就是你目前的電子信箱。' },
  'first-name-too-short': {
    en: 'First name must be at least 2 letters',
    'zh-Hant': '名字至少需兩個字元。',
  },
  'last-name-too-short': { en: 'Last name must be at least 2 letters', 'zh-Hant': '姓氏至少需兩個字元。' },
  'first-name-too-long': {
    en: 'First name must be at most 80 characters',
    'zh-Hant': '名字最多 80 個字元。',
  },
  'last-name-too-long': { en: 'Last name must be at most 80 characters', 'zh-Hant': '姓氏最多 80 個字元。' },
  'password-required': { en: 'Password is required', 'zh-Hant': '密碼為必填欄位。' },
  'password-weak': {
    en: 'Password must be at least 6 characters with 1 number',
    'zh-Hant': '密碼至少 6 個字元，包含一個數字。',
  },
  'password-has-email': {
    en: 'Password must not contain your email address or the part before the @',
    'zh-Hant': '密碼不可包含電子信箱或 @ 之前的名稱。',
  },
  'password-common': {
    en: 'This password is among the most common ones; please choose another',
    'zh-Hant': '這是最常見的密碼之一，請換一個。',
  },
  'confirmation-required': { en: 'Please confirm your password', 'zh-Hant': '請再次確認您的密碼。' },
  'confirmation-different': { en: 'Passwords do not match', 'zh-Hant': '兩次輸入的密碼必須相符。' },
  'code-required': { en: 'Code is required', 'zh-Hant': '驗證碼為必填項目' },
  'code-invalid': { en: 'Invalid Code', 'zh-Hant': '驗證碼格式錯誤' },
  'exam-date-invalid': {
    en: 'Please enter a date such as 2027-05-29',
    'zh-Hant': '請輸入日期，例如 2027-05-29。',
  },
  'exam-date-past': {
    en: 'The exam date must be today or later',
    'zh-Hant': '考試日期必須是今天或之後。',
  },
  'exam-date-too-far': {
    en: `The exam date must be within ${EXAM_YEARS_AHEAD} years`,
    'zh-Hant': `考試日期必須在 ${EXAM_YEARS_AHEAD} 年內。`,
  },
  'time-zone-unknown': {
    en: 'Please choose a time zone from the list',
    'zh-Hant': '請從清單中選擇時區。',
  },
} as const satisfies Record<string, Localised>;
export type FieldProblemCode = keyof typeof FIELD_PROBLEM_TEXTS;

export function fieldProblem(field: string, code: FieldProblemCode, language: Language): FieldProblem {
  return { field, code, message: FIELD_PROBLEM_TEXTS[code][language] };
}

/** No problem, or one. */
type Found = readonly FieldProblem[];

const found = (field: string, code: FieldProblemCode | undefined, language: Language): Found =>
  code ? [fieldProblem(field, code, language)] : [];

export function emailProblems(email: string, language: Language): Found {
  const fault = checkEmail(email);
  return found('email', fault && `email-${fault}`, language);
}

export function signUpEmailProblems(email: string, language: Language): Found {
  const fault = checkEmail(email);
  return found('email', fault === 'required' ? 'signup-email-required' : fault && `email-${fault}`, language);
}

export function firstNameProblems(name: string, language: Language): Found {
  const fault = checkName(name);
  return found('first_name', fault && `first-name-${fault}`, language);
}

export function lastNameProblems(name: string, language: Language): Found {
  const fault = checkName(name);
  return found('last_name', fault && `last-name-${fault}`, language);
}

/** An account's present password, under whichever field name. */
export function givenPasswordProblems(password: string, language: Language, field = 'password'): Found {
  return found(field, checkGivenPassword(password) && 'password-required', language);
}

type NewPassword = {
  readonly password: string;
  readonly password_confirmation?: string | undefined;
  /** The other name of the confirmation; when both are sent, they must agree. */
  readonly confirm_password?: string | undefined;
};

function newPasswordFault(password: string, email: string | undefined): FieldProblemCode | undefined {
  if (password === '') return 'password-required';
  const fault = checkPassword(password, email);
  if (fault) return `password-${fault}`;
  return isCommonPassword(password) ? 'password-common' : undefined;
}

/** A new password and its confirmation. `email`: the address that it must not contain, where known. */
export function newPasswordProblems(form: NewPassword, language: Language, email?: string): Found {
  const { password, password_confirmation: first, confirm_password: second } = form;
  const confirmation = first ?? second ?? '';
  const different = second !== undefined && second !== confirmation;
  const confirmationFault = different ? 'different' : checkConfirmation(password, confirmation);
  return [
    ...found('password', newPasswordFault(password, email), language),
    ...found(
      first === undefined && second !== undefined ? 'confirm_password' : 'password_confirmation',
      confirmationFault && `confirmation-${confirmationFault}`,
      language,
    ),
  ];
}

export function codeProblems(code: string, language: Language): Found {
  const fault = checkCode(code);
  return found('code', fault && `code-${fault}`, language);
}

export function recoveryCodeProblems(code: string, language: Language): Found {
  const fault = checkRecoveryCode(code);
  return found('recovery_code', fault && `code-${fault}`, language);
}
