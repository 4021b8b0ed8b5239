import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { AUTH_ENDPOINTS } from '../../auth-endpoints.ts';
import { AuthForm } from '../forms/auth-form.tsx';
import { AuthLayout, AuthLayoutAsleep, Way } from './auth-layout.tsx';
import { authLoader } from './auth-route.tsx';
import { confirmationError, newPasswordError } from '../forms/field-errors.ts';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { forgetLinkToken, takeLinkToken } from './take-link-token.ts';
import { useAlive } from '../session/use-alive.ts';
import { useAuthForm, type Values } from '../forms/use-auth-form.ts';
import { saveSession } from '../session/use-session.ts';

export const handle = { chrome: 'none' } as const;
export const loader = authLoader('resetPassword');
export const meta = loaderMeta;

const FIELDS = ['password', 'password_confirmation'] as const;

const check = (values: Values<(typeof FIELDS)[number]>) => ({
  password: newPasswordError(values.password),
  password_confirmation: confirmationError(values.password, values.password_confirmation),
});

const DEAD_LINKS = ['link-used', 'link-expired', 'link-unknown'];

function NewPassword({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const text = useText('accounts');
  const again = <TextLink to={paths.forgetPassword()}>{text('resetPassword.again')}</TextLink>;
  const { errorOf, ...form } = useAuthForm({
    fields: FIELDS,
    check,
    send: (values) => call(AUTH_ENDPOINTS, 'resetPassword', { body: { token, ...values } }),
    onDone() {
      forgetLinkToken();
      // Every session has ended, including one of this browser.
      saveSession(null);
      onDone();
      return 'stays';
    },
    onRefused(code) {
      if (DEAD_LINKS.includes(code)) forgetLinkToken();
      return undefined;
    },
  });
  return (
    <AuthLayout
      title={text('resetPassword.title')}
      intro={text('resetPassword.intro')}
      ways={<Way question={text('resetPassword.expired')}>{again}</Way>}
    >
      <AuthForm
        form={form}
        submit={text('resetPassword.submit')}
        busy={text('resetPassword.busy')}
        nextSteps={Object.fromEntries(DEAD_LINKS.map((code) => [code, again]))}
      >
        <NewPasswordFields label={text('fields.newPassword')} errorOf={errorOf} />
      </AuthForm>
    </AuthLayout>
  );
}

function ResetPassword() {
  const text = useText('accounts');
  const heading = useRef<HTMLHeadingElement>(null);
  const [token] = useState(takeLinkToken);
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  if (done) {
    return (
      <AuthLayout
        heading={heading}
        title={text('resetPassword.doneTitle')}
        intro={text('resetPassword.doneText')}
      >
        <ButtonLink size="large" wide to={paths.signin()}>
          {text('resetPassword.signin')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (token === undefined) {
    return (
      <AuthLayout title={text('resetPassword.title')} intro={text('resetPassword.noLink')}>
        <ButtonLink size="large" wide to={paths.forgetPassword()}>
          {text('resetPassword.again')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  return <NewPassword token={token} onDone={() => setDone(true)} />;
}

export default function ResetPasswordPage() {
  const text = useText('accounts');
  // The secret is in the address. The server renders the same page for every address.
  return useAlive() ? (
    <ResetPassword />
  ) : (
    <AuthLayoutAsleep title={text('resetPassword.title')} intro={text('resetPassword.intro')} />
  );
}
