import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { OwnerField } from './owner-values.ts';

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
