import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { FormNotice } from '../forms/form-notice.tsx';
import styles from './settings.module.css';
import type { AuthFormModel } from '../forms/use-auth-form.ts';

type SettingsFormProps = {
  readonly form: AuthFormModel;
  /** The button's label, at rest and while the form is being sent. */
  readonly submit: string;
  readonly busy: string;
  readonly variant?: ButtonVariant;
  /** The account of the requested password; password managers look for it. */
  readonly email: string;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/** A form of the settings: fields, the reason of a refusal, submit and cancel. */
export function SettingsForm({ form, submit, busy, variant, email, onCancel, children }: SettingsFormProps) {
  const text = useText('settings');
  const accounts = useText('accounts');
  const { state, wrongCount, wiring } = form;
  const isBusy = state === 'busy';
  return (
    <form method="post" noValidate className={styles.form} {...wiring}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <p className="visually-hidden" role="status">
        {wrongCount > 1 ? accounts('form.problems', { count: wrongCount }) : null}
        {isBusy ? busy : null}
      </p>
      {children}
      {state === 'idle' || isBusy ? null : <FormNotice failure={state} named={wrongCount > 0} />}
      <Row>
        <Button type="submit" variant={variant} busy={isBusy}>
          {isBusy ? busy : submit}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {text('cancel')}
        </Button>
      </Row>
    </form>
  );
}
