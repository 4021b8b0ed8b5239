import type { ReactNode } from 'react';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { AuthFormModel } from './use-auth-form.ts';
import { useAccountsText } from './use-accounts-text.ts';
import styles from './auth-form.module.css';

type AuthFormProps = {
  readonly form: AuthFormModel;
  readonly submit: string;
  readonly children: ReactNode;
  /** Between the fields and the button. */
  readonly note?: ReactNode;
  /** What is said while the form is on its way, and when it has arrived. */
  readonly messages?: { readonly busy: string; readonly sent: string };
};

/**
 * The form of an auth page: fields, button, and what became of it. The method is POST and the button sleeps until the
 * page is alive, so that a password can neither land in an address nor be sent to a page that would lose it.
 */
export function AuthForm({ form, submit, children, note, messages }: AuthFormProps) {
  const text = useAccountsText();
  const { state, alive, wrongCount, wiring } = form;
  const busy = state === 'busy';
  return (
    <form method="post" noValidate className={styles.form} {...wiring}>
      <p className="visually-hidden" role="status">
        {wrongCount > 1 ? text('form.problems', { count: wrongCount }) : null}
      </p>
      {children}
      {note}
      <Button type="submit" size="large" wide busy={busy} disabled={!alive} className={styles.submit}>
        {submit}
      </Button>
      <div aria-live="polite" className={styles.outcome}>
        {busy ? <p className={styles.message}>{messages?.busy ?? text('form.busy')}</p> : null}
        {state === 'sent' && messages ? (
          <Notice tone="success">
            <p className={styles.message}>{messages.sent}</p>
          </Notice>
        ) : null}
        {state === 'closed' ? (
          <Notice
            title={text('form.closedTitle')}
            action={<TextLink to={paths.plan({ slug: 'free-trial' })}>{text('form.closedAction')}</TextLink>}
          >
            <p>{text('form.closedText')}</p>
          </Notice>
        ) : null}
      </div>
      <noscript>
        <p className={styles.noScript}>{text('frame.noScript')}</p>
      </noscript>
    </form>
  );
}
