import { useState } from 'react';
import { PasswordField } from '#ui/password-field.tsx';
import { PasswordStrengthHint } from './password-strength-hint.tsx';
import { useAccountsText } from '../use-accounts-text.ts';

type NewPasswordFieldsProps = {
  readonly label: string;
  readonly errorOf: (field: 'password' | 'password_confirmation') => string | undefined;
};

/** A new password, its strength, and the same once more. */
export function NewPasswordFields({ label, errorOf }: NewPasswordFieldsProps) {
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
        error={errorOf('password')}
        showLabel={text('form.showPassword')}
        hideLabel={text('form.hidePassword')}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordStrengthHint password={password} refused={errorOf('password') !== undefined} />
      <PasswordField
        label={text('fields.confirmation')}
        name="password_confirmation"
        autoComplete="new-password"
        required
        error={errorOf('password_confirmation')}
        showLabel={text('form.showPassword')}
        hideLabel={text('form.hidePassword')}
      />
    </>
  );
}
