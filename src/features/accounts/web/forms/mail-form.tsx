import { useEffect, useRef, useState } from 'react';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { AUTH_ENDPOINTS } from '../../auth-endpoints.ts';
import { AuthForm } from './auth-form.tsx';
import styles from './auth-form.module.css';
import { emailError } from './field-errors.ts';
import { useAuthForm, type Values } from './use-auth-form.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The wait between two emails to one address. */
const WAIT_MS = 60_000;

const FIELDS = ['email'] as const;
const check = ({ email }: Values<'email'>) => ({ email: emailError(email) });

/** An email that was sent; `sentAt` in milliseconds since 1970. */
export type SentMail = { readonly email: string; readonly sentAt: number };

type MailFormProps = {
  readonly request: 'resendVerification' | 'forgetPassword';
  readonly texts: {
    readonly submit: string;
    readonly busy: string;
    /** Shown after sending. The message is the same for every address. */
    readonly sent: (email: string) => string;
  };
  /** An address that is known already, so the visitor need not type it. */
  readonly email?: string | undefined;
  /** When the last email was sent to it. */
  readonly sentAt?: number | undefined;
  readonly onSent?: (mail: SentMail) => void;
};

/** Requests an email to an address, at most one a minute. */
export function MailForm({ request, texts, email, sentAt = 0, onSent }: MailFormProps) {
  const text = useText('accounts');
  const [sent, setSent] = useState<SentMail>();
  const notice = useRef<HTMLDivElement>(null);
  const left = useSecondsLeft((sent?.sentAt ?? sentAt) + WAIT_MS);
  const { errorOf, ...form } = useAuthForm({
    fields: FIELDS,
    check,
    challenged: true,
    send: (values, challenge) => call(AUTH_ENDPOINTS, request, { body: { email: values.email, challenge } }),
    onDone: (_, values) => {
      const mail = { email: values.email.trim(), sentAt: Date.now() };
      setSent(mail);
      onSent?.(mail);
      return 'stays';
    },
  });

  useEffect(() => {
    if (sent) notice.current?.focus();
  }, [sent]);

  return (
    <>
      {sent && form.state === 'idle' ? (
        <div ref={notice} tabIndex={-1} className={styles.sent}>
          <Notice tone="success" announce>
            <p className={styles.message}>{texts.sent(sent.email)}</p>
          </Notice>
        </div>
      ) : null}
      <AuthForm
        form={form}
        submit={left > 0 ? text('form.wait', { seconds: left }) : texts.submit}
        busy={texts.busy}
        paused={left > 0}
      >
        {email === undefined ? (
          <TextField
            label={text('fields.email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            required
            error={errorOf('email')}
          />
        ) : (
          <input type="hidden" name="email" value={email} />
        )}
      </AuthForm>
    </>
  );
}
