import { useState } from 'react';
import { PasswordField } from '#ui/password-field.tsx';
import type { FieldError } from './field-errors.ts';
import { PasswordStrengthHint } from './password-strength-hint.tsx';
import { useAccountsText } from './use-accounts-text.ts';

type NewPasswordFieldsProps = {
  readonly label: string;
  readonly errors: { readonly password?: FieldError; readonly password_confirmation?: FieldError };
};

/** A new password, its strength, and the same once more. */
export function NewPasswordFields({ label, errors }: NewPasswordFieldsProps) {
  const text = useAccountsText();
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        hint={text('fields.passwordHint')}
        error={errors.password && text(errors.password)}
        showLabel={text('form.showPassword')}
        hideLabel={text('form.hidePassword')}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordStrengthHint password={password} />
      <PasswordField
        label={text('fields.confirmation')}
        name="password_confirmation"
        autoComplete="new-password"
        required
        error={errors.password_confirmation && text(errors.password_confirmation)}
        showLabel={text('form.showPassword')}
        hideLabel={text('form.hidePassword')}
      />
    </>
  );
}
