import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { FormNotice, type NextSteps } from './form-notice.tsx';
import type { AuthFormModel } from './use-auth-form.ts';
import styles from './auth-form.module.css';

type AuthFormProps = {
  readonly form: AuthFormModel;
  /** The button's label, at rest and while the form is being sent. */
  readonly submit: string;
  readonly busy: string;
  readonly children: ReactNode;
  /** Between the fields and the button. */
  readonly note?: ReactNode;
  readonly nextSteps?: NextSteps;
  /** Why nothing can be sent now, such as the wait between two emails. */
  readonly paused?: boolean;
};

/**
 * The form of an auth page: fields, button, and the reason of a refusal. The method is POST, and the button is
 * disabled until the page is interactive. A password can therefore never land in an address, nor in a page that would
 * lose it.
 */
export function AuthForm({ form, submit, busy, children, note, nextSteps, paused = false }: AuthFormProps) {
  const text = useText('accounts');
  const { state, alive, wrongCount, wiring } = form;
  const isBusy = state === 'busy';
  const hold = (event: FormEvent) => event.preventDefault();
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      {...wiring}
      onSubmit={paused ? hold : wiring.onSubmit}
    >
      <p className="visually-hidden" role="status">
        {wrongCount > 1 ? text('form.problems', { count: wrongCount }) : null}
        {isBusy ? busy : null}
      </p>
      {children}
      {note}
      {state === 'idle' || isBusy ? null : (
        <FormNotice failure={state} named={wrongCount > 0} nextSteps={nextSteps} />
      )}
      <Button
        type="submit"
        size="large"
        wide
        busy={isBusy}
        disabled={!alive}
        aria-disabled={paused || undefined}
        className={styles.submit}
      >
        {isBusy ? busy : submit}
      </Button>
      <noscript>
        <p className={styles.noScript}>{text('frame.noScript')}</p>
      </noscript>
    </form>
  );
}
