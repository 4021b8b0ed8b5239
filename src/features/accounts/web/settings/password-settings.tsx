import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import type { AccountView } from '../../account-view-contract.ts';
import { confirmationError, givenPasswordError, newPasswordError } from '../forms/field-errors.ts';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useAuthForm, type Values } from '../forms/use-auth-form.ts';

type PasswordSettingsProps = { readonly user: AccountView; readonly onChanged: () => void };

/** The form to change the password. */
export function PasswordSettings({ user, onChanged }: PasswordSettingsProps) {
  const text = useText('settings');
  const [step, setStep] = useState<'resting' | 'asking' | 'done'>('resting');
  if (step === 'asking')
    return (
      <PasswordForm
        user={user}
        onDone={() => {
          setStep('done');
          onChanged();
        }}
        onCancel={() => setStep('resting')}
      />
    );
  return (
    <Stack align="start">
      {step === 'done' ? (
        <Notice tone="success" title={text('newPassword.doneTitle')} announce>
          <p>{text('newPassword.doneText')}</p>
        </Notice>
      ) : null}
      <Button variant="secondary" onClick={() => setStep('asking')}>
        {text('newPassword.change')}
      </Button>
    </Stack>
  );
}

const FIELDS = ['current_password', 'password', 'password_confirmation'] as const;

type PasswordFormProps = {
  readonly user: AccountView;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

function PasswordForm({ user, onDone, onCancel }: PasswordFormProps) {
  const text = useText('settings');
  const accounts = useText('accounts');
  const { errorOf, ...form } = useAuthForm({
    fields: FIELDS,
    check: (values: Values<(typeof FIELDS)[number]>) => ({
      current_password: givenPasswordError(values.current_password),
      password: newPasswordError(values.password, user.email),
      password_confirmation: confirmationError(values.password, values.password_confirmation),
    }),
    send: (body) => call(ACCOUNT_ENDPOINTS, 'updatePassword', { body }),
    onDone() {
      onDone();
      return 'stays';
    },
    onRefused: (code) => (code === 'password-wrong' ? 'current_password' : undefined),
  });
  return (
    <SettingsForm
      form={form}
      submit={text('newPassword.submit')}
      busy={text('newPassword.busy')}
      email={user.email}
      onCancel={onCancel}
    >
      <PasswordField
        label={text('newPassword.current')}
        name="current_password"
        autoComplete="current-password"
        required
        // The form opens because the learner requested it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={errorOf('current_password')}
        showLabel={accounts('form.showPassword')}
        hideLabel={accounts('form.hidePassword')}
      />
      <NewPasswordFields label={accounts('fields.newPassword')} errorOf={errorOf} />
    </SettingsForm>
  );
}
