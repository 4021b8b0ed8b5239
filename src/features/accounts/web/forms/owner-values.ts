import { givenPasswordError, recoveryCodeError } from './field-errors.ts';
import type { Values } from './use-auth-form.ts';

/** What only the owner of an account knows: the password, and a code where the account has two-factor. */
export const OWNER_FIELDS = ['password', 'code'] as const;
export type OwnerField = (typeof OWNER_FIELDS)[number];

/** The field for a refusal that the server assigns to no field. */
const FIELD_OF: Readonly<Record<string, OwnerField>> = { 'password-wrong': 'password', 'code-wrong': 'code' };
export const ownerFieldOf = (code: string): OwnerField | undefined => FIELD_OF[code];

/** Errors of the fields. Only the server knows whether a code is right. */
export const checkOwner = (withCode: boolean) => (values: Values<OwnerField>) => ({
  password: givenPasswordError(values.password),
  code: withCode ? recoveryCodeError(values.code) : undefined,
});
