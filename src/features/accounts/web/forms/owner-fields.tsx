import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { givenPasswordError, recoveryCodeError } from './field-errors.ts';
import type { Values } from './use-auth-form.ts';

export const OWNER_FIELDS = ['password', 'code'] as const;
type OwnerField = (typeof OWNER_FIELDS)[number];

/** The field for a refusal that the server assigns to no field. */
const FIELD_OF: Readonly<Record<string, OwnerField>> = { 'password-wrong': 'password', 'code-wrong': 'code' };
export const ownerFieldOf = (code: string): OwnerField | undefined => FIELD_OF[code];

/** Errors of the fields. Only the server knows whether a code is right. */
export const checkOwner = (withCode: boolean) => (values: Values<OwnerField>) => ({
  password: givenPasswordError(values.password),
  code: withCode ? recoveryCodeError(values.code) : undefined,
});

type OwnerFieldsProps = {
  readonly errorOf: (field: OwnerField) => string | undefined;
  /** With two-factor on, a code is requested as well. */
  readonly withCode: boolean;
};

/** Confirms that the owner is here: the password, and a code where the account has two-factor. */
export function OwnerFields({ errorOf, withCode }: OwnerFieldsProps) {
  const text = useText('settings');
  const accounts = useText('accounts');
  return (
    <>
      <PasswordField
        label={text('password')}
        name="password"
        autoComplete="current-password"
        required
        hint={text('passwordHint')}
        error={errorOf('password')}
        showLabel={accounts('form.showPassword')}
        hideLabel={accounts('form.hidePassword')}
      />
      {withCode ? (
        <TextField
          label={text('code')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          required
          hint={text('codeHint')}
          error={errorOf('code')}
        />
      ) : null}
    </>
  );
}
