import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import type { AccountView } from '../../account-view-contract.ts';
import { emailError, givenPasswordError } from '../forms/field-errors.ts';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings.module.css';
import { useAuthForm, type Values } from '../forms/use-auth-form.ts';

type EmailSettingsProps = { readonly user: AccountView; readonly onChanged: () => void };

/** The address to sign in with, a new one that waits for its confirmation, and the form to change it. */
export function EmailSettings({ user, onChanged }: EmailSettingsProps) {
  const text = useText('settings');
  /** The initial values of the form. */
  const [asking, setAsking] = useState<string>();
  const pending = user.pending_email;
  return (
    <Stack>
      <p className={styles.value} data-email="">
        {user.email}
      </p>
      {pending !== null && asking === undefined ? (
        <Notice
          title={text('email.pendingTitle', { email: pending })}
          announce
          action={
            <Button variant="secondary" size="small" onClick={() => setAsking(pending)}>
              {text('email.again')}
            </Button>
          }
        >
          <p>{text('email.pendingText', { present: user.email })}</p>
        </Notice>
      ) : null}
      {asking === undefined ? (
        <div>
          <Button variant="secondary" onClick={() => setAsking('')}>
            {text('email.change')}
          </Button>
        </div>
      ) : (
        <EmailForm
          user={user}
          initial={asking}
          onDone={() => {
            setAsking(undefined);
            onChanged();
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </Stack>
  );
}

const FIELDS = ['email', 'password'] as const;

const check = ({ email, password }: Values<(typeof FIELDS)[number]>) => ({
  email: emailError(email),
  password: givenPasswordError(password),
});

type EmailFormProps = {
  readonly user: AccountView;
  readonly initial: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

function EmailForm({ user, initial, onDone, onCancel }: EmailFormProps) {
  const text = useText('settings');
  const accounts = useText('accounts');
  const showToast = useToast();
  const { errorOf, ...form } = useAuthForm({
    fields: FIELDS,
    check,
    send: (body) => call(ACCOUNT_ENDPOINTS, 'changeEmail', { body }),
    onDone(_, { email }) {
      showToast({ text: text('email.sent', { email: email.trim() }) });
      onDone();
      return 'stays';
    },
    onRefused: (code) => (code === 'password-wrong' ? 'password' : undefined),
  });
  return (
    <SettingsForm
      form={form}
      submit={text('email.submit')}
      busy={text('email.busy')}
      email={user.email}
      onCancel={onCancel}
    >
      <TextField
        label={text('email.newEmail')}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        required
        // The form opens because the learner requested it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        defaultValue={initial}
        hint={text('email.hint')}
        error={errorOf('email')}
      />
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
    </SettingsForm>
  );
}
