import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#platform/i18n/language.ts';
import { accountsEn } from '../web/texts-en.ts';
import { accountsZhHant } from '../web/texts-zh-hant.ts';
import {
  codeProblems,
  emailProblems,
  FIELD_PROBLEM_TEXTS,
  firstNameProblems,
  givenPasswordProblems,
  lastNameProblems,
  newPasswordProblems,
  recoveryCodeProblems,
  signUpEmailProblems,
  type FieldProblemCode,
} from './field-problems.ts';

/** The messages under the fields, word for word. */
const CATALOGUE = [
  [emailProblems('', 'en'), 'email', 'Email is required'],
  [emailProblems('mei', 'en'), 'email', 'Please enter a valid email address'],
  [givenPasswordProblems('', 'en'), 'password', 'Password is required'],
  [firstNameProblems('A', 'en'), 'first_name', 'First name must be at least 2 letters'],
  [lastNameProblems('A', 'en'), 'last_name', 'Last name must be at least 2 letters'],
  [
    newPasswordProblems({ password: 'abcdef', password_confirmation: 'abcdef' }, 'en'),
    'password',
    'Password must be at least 6 characters with 1 number',
  ],
  [
    newPasswordProblems({ password: 'violet7tram' }, 'en'),
    'password_confirmation',
    'Please confirm your password',
  ],
  [
    newPasswordProblems({ password: 'violet7tram', password_confirmation: 'x' }, 'en'),
    'password_confirmation',
    'Passwords do not match',
  ],
  [codeProblems('', 'en'), 'code', 'Code is required'],
  [codeProblems('12345', 'en'), 'code', 'Invalid Code'],
  [recoveryCodeProblems('', 'en'), 'recovery_code', 'Code is required'],
  [emailProblems('', 'zh-Hant'), 'email', '電子信箱為必填欄位。'],
  [signUpEmailProblems('', 'zh-Hant'), 'email', '電子郵件為必填欄位。'],
  [signUpEmailProblems('mei', 'zh-Hant'), 'email', '請輸入有效的電子信箱地址。'],
  [firstNameProblems('A', 'zh-Hant'), 'first_name', '名字至少需兩個字元。'],
  [lastNameProblems('A', 'zh-Hant'), 'last_name', '姓氏至少需兩個字元。'],
  [givenPasswordProblems('', 'zh-Hant'), 'password', '密碼為必填欄位。'],
  [
    newPasswordProblems({ password: 'abcdef', password_confirmation: 'abcdef' }, 'zh-Hant'),
    'password',
    '密碼至少 6 個字元，包含一個數字。',
  ],
  [
    newPasswordProblems({ password: 'violet7tram' }, 'zh-Hant'),
    'password_confirmation',
    '請再次確認您的密碼。',
  ],
  [
    newPasswordProblems({ password: 'violet7tram', password_confirmation: 'x' }, 'zh-Hant'),
    'password_confirmation',
    '兩次輸入的密碼必須相符。',
  ],
  [codeProblems('', 'zh-Hant'), 'code', '驗證碼為必填項目'],
  [codeProblems('12345', 'zh-Hant'), 'code', '驗證碼格式錯誤'],
] as const;

test.each(CATALOGUE)('%j is a problem of %s: %s', (problems, field, message) => {
  expect(problems).toMatchObject([{ field, message }]);
});

describe('a confirmation goes by either name', () => {
  const password = 'violet7tram';
  test.each<[string, Parameters<typeof newPasswordProblems>[0], readonly (readonly [string, string])[]]>([
    ['the first', { password, password_confirmation: password }, []],
    ['the second', { password, confirm_password: password }, []],
    ['both', { password, password_confirmation: password, confirm_password: password }, []],
    [
      'both, and they differ',
      { password, password_confirmation: password, confirm_password: 'x' },
      [['password_confirmation', 'confirmation-different']],
    ],
    [
      'both, and the first differs',
      { password, password_confirmation: 'x', confirm_password: password },
      [['password_confirmation', 'confirmation-different']],
    ],
    [
      'the second, and it differs',
      { password, confirm_password: 'x' },
      [['confirm_password', 'confirmation-different']],
    ],
    ['neither', { password }, [['password_confirmation', 'confirmation-required']]],
    [
      'an empty one',
      { password, password_confirmation: '' },
      [['password_confirmation', 'confirmation-required']],
    ],
  ])('%s', (_, form, problems) => {
    expect(newPasswordProblems(form, 'en').map(({ field, code }) => [field, code])).toEqual(problems);
  });
});

test('a new password is not the address', () => {
  const form = { password: 'mei1@example.org', password_confirmation: 'mei1@example.org' };
  expect(newPasswordProblems(form, 'en', 'MEI1@example.org')).toMatchObject([{ code: 'password-has-email' }]);
  expect(newPasswordProblems(form, 'en')).toEqual([]);
});

test('a new password is not among the most common ones', () => {
  const form = { password: 'Passw0rd!', password_confirmation: 'Passw0rd!' };
  expect(newPasswordProblems(form, 'en')).toMatchObject([{ field: 'password', code: 'password-common' }]);
});

test.each<[FieldProblemCode, keyof typeof accountsEn.errors]>([
  ['email-required', 'emailRequired'],
  ['signup-email-required', 'signupEmailRequired'],
  ['email-invalid', 'emailInvalid'],
  ['first-name-too-short', 'firstNameShort'],
  ['last-name-too-short', 'lastNameShort'],
  ['first-name-too-long', 'firstNameLong'],
  ['last-name-too-long', 'lastNameLong'],
  ['password-required', 'passwordRequired'],
  ['password-weak', 'passwordWeak'],
  ['password-has-email', 'passwordHasEmail'],
  ['password-common', 'passwordCommon'],
  ['confirmation-required', 'confirmationRequired'],
  ['confirmation-different', 'confirmationDifferent'],
  ['code-required', 'codeRequired'],
  ['code-invalid', 'codeInvalid'],
])('the page says the same of %s', (code, path) => {
  expect(FIELD_PROBLEM_TEXTS[code].en).toBe(accountsEn.errors[path]);
  expect(FIELD_PROBLEM_TEXTS[code]['zh-Hant']).toBe(accountsZhHant.errors[path]);
});

test('every problem is said in both languages', () => {
  for (const texts of Object.values(FIELD_PROBLEM_TEXTS)) {
    for (const language of LANGUAGES) expect(texts[language]).not.toBe('');
  }
});
