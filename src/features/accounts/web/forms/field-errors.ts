import type { TextGroups } from '#platform/i18n/text-groups.ts';
import type { TextPath } from '#platform/i18n/translate.ts';
import type { CodeFault } from '../../domain/sign-in/check-code.ts';
import { checkCode, checkRecoveryCode } from '../../domain/sign-in/check-code.ts';
import { checkEmail, type EmailFault } from '../../domain/sign-in/check-email.ts';
import { checkName, type NameFault } from '../../domain/profile/check-name.ts';
import {
  checkConfirmation,
  checkGivenPassword,
  checkPassword,
  type ConfirmationFault,
  type PasswordFault,
} from '../../domain/passwords/check-password.ts';

/** The problem with a field, as the path of its text in the error texts. Undefined: none. */
export type FieldError = Extract<TextPath<TextGroups['accounts']>, `errors.${string}`> | undefined;

const EMAIL = {
  required: 'errors.emailRequired',
  invalid: 'errors.emailInvalid',
} satisfies Record<EmailFault, FieldError>;

const FIRST_NAME = {
  'too-short': 'errors.firstNameShort',
  'too-long': 'errors.firstNameLong',
} satisfies Record<NameFault, FieldError>;

const LAST_NAME = {
  'too-short': 'errors.lastNameShort',
  'too-long': 'errors.lastNameLong',
} satisfies Record<NameFault, FieldError>;

const PASSWORD = {
  weak: 'errors.passwordWeak',
  'has-email': 'errors.passwordHasEmail',
} satisfies Record<PasswordFault, FieldError>;

const CONFIRMATION = {
  required: 'errors.confirmationRequired',
  different: 'errors.confirmationDifferent',
} satisfies Record<ConfirmationFault, FieldError>;

const CODE = {
  required: 'errors.codeRequired',
  invalid: 'errors.codeInvalid',
} satisfies Record<CodeFault, FieldError>;

export function emailError(email: string): FieldError {
  const fault = checkEmail(email);
  return fault && EMAIL[fault];
}

/** In Chinese, sign-up has another word for the address. */
export function signupEmailError(email: string): FieldError {
  const error = emailError(email);
  return error === 'errors.emailRequired' ? 'errors.signupEmailRequired' : error;
}

export function firstNameError(name: string): FieldError {
  const fault = checkName(name);
  return fault && FIRST_NAME[fault];
}

export function lastNameError(name: string): FieldError {
  const fault = checkName(name);
  return fault && LAST_NAME[fault];
}

export function givenPasswordError(password: string): FieldError {
  return checkGivenPassword(password) && 'errors.passwordRequired';
}

/** Checks a new password. An empty one gets the "required" message. */
export function newPasswordError(password: string, email?: string): FieldError {
  if (password === '') return 'errors.passwordRequired';
  const fault = checkPassword(password, email);
  return fault && PASSWORD[fault];
}

export function confirmationError(password: string, confirmation: string): FieldError {
  const fault = checkConfirmation(password, confirmation);
  return fault && CONFIRMATION[fault];
}

export function codeError(code: string): FieldError {
  const fault = checkCode(code);
  return fault && CODE[fault];
}

export function recoveryCodeError(code: string): FieldError {
  const fault = checkRecoveryCode(code);
  return fault && CODE[fault];
}
