import { useEffect, useRef, type FormEvent } from 'react';
import { paths } from '#paths';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { checkOpeningAddress } from '../../domain/openings/opening-request.ts';
import { OPENING_PROBLEM_TEXTS } from '../../domain/openings/opening-request-problems.ts';
import { useOpeningRequest } from './use-opening-request.ts';
import styles from './opening-form.module.css';

type OpeningFormProps = {
  /** What is to open: see `openingSubjectOf`. */
  readonly subject: string;
  /** The main button of its page. */
  readonly primary?: boolean;
};

/** Sends one request for an email when something opens: for an address, or for the account. It can be withdrawn. */
export function OpeningForm({ subject, primary = false }: OpeningFormProps) {
  const text = useText('openingRequest');
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { state, busy, ownEmail, setState, request, withdraw } = useOpeningRequest(subject);
  const wrong = state.step === 'wrong-address' ? state.message : undefined;
  useEffect(() => {
    if (wrong !== undefined) focusFirstError(form.current);
  }, [wrong]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email') ?? '');
    const problem = ownEmail === undefined ? checkOpeningAddress(email) : undefined;
    if (problem)
      return setState({ step: 'wrong-address', message: OPENING_PROBLEM_TEXTS[problem][language] });
    void request(email, String(data.get('website') ?? ''));
  };

  if (state.step === 'waiting') {
    return (
      <div data-opening-request="waiting">
        <Notice
          tone="success"
          title={text('waitingTitle')}
          announce
          action={
            <Button
              variant="secondary"
              size="small"
              busy={busy}
              onClick={() => void withdraw(state.withdrawal)}
            >
              {text('withdraw')}
            </Button>
          }
        >
          {text('waitingText', { email: state.email })}
        </Notice>
      </div>
    );
  }
  if (state.step === 'open') {
    return (
      <Notice
        title={state.problem.title}
        announce
        action={<Button onClick={() => window.location.reload()}>{text('reload')}</Button>}
      >
        {state.problem.detail}
      </Notice>
    );
  }
  return (
    // Sent by script only; `post` keeps an address out of the address bar where none runs.
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className={styles.form}
      data-opening-request="form"
    >
      {ownEmail === undefined ? (
        <TextField
          label={text('emailField')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          error={wrong}
          onChange={() => wrong !== undefined && setState({ step: 'ready', withdrawn: false })}
        />
      ) : null}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {text('leaveEmpty')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="large" wide busy={busy} variant={primary ? 'primary' : 'secondary'}>
        {text('submit')}
      </Button>
      {state.step === 'failed' ? (
        <Notice tone="error" title={text('failedTitle')} announce>
          {state.problem === 'unreachable' ? text('unreachable') : state.problem.detail}
        </Notice>
      ) : null}
      {state.step === 'ready' && state.withdrawn ? (
        <p role="status" className={styles.withdrawn}>
          {text('withdrawn')}
        </p>
      ) : null}
      <p className={styles.consent}>
        {ownEmail === undefined ? text('consentVisitor') : text('consentOwn', { email: ownEmail })}
        <SentenceSpace />
        <TextLink to={paths.privacy()}>{text('privacy')}</TextLink>
      </p>
    </form>
  );
}
