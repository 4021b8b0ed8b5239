import { useState } from 'react';
import { PasswordField } from '#ui/password-field.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { PasswordStrengthHint } from './password-strength-hint.tsx';

type NewPasswordFieldsProps = {
  readonly label: string;
  readonly errorOf: (field: 'password' | 'password_confirmation') => string | undefined;
};

/** A new password, its strength, and its confirmation. */
export function NewPasswordFields({ label, errorOf }: NewPasswordFieldsProps) {
  const text = useText('accounts');
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
