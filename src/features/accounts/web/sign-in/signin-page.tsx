import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { ownTimeZone } from '#platform/i18n/zoned-time.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Stack } from '#ui/layout.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { AUTH_ENDPOINTS } from '../../auth-endpoints.ts';
import { AuthForm } from '../forms/auth-form.tsx';
import { AuthLayout, Way } from './auth-layout.tsx';
import { authLoader } from './auth-route.tsx';
import { emailError, givenPasswordError } from '../forms/field-errors.ts';
import { saveInTab, readFromTab } from './tab-storage.ts';
import { useAuthForm, type Values } from '../forms/use-auth-form.ts';
import { useLeadOn, useNext } from './use-next.ts';
import type { SigninState } from '../session/use-session-guard.ts';
import { useAlive } from '../session/use-alive.ts';
import { saveSession } from '../session/use-session.ts';

export const handle = { chrome: 'none' } as const;
export const loader = authLoader('signin');
export const meta = loaderMeta;

const FIELDS = ['email', 'password'] as const;

const check = ({ email, password }: Values<(typeof FIELDS)[number]>) => ({
  email: emailError(email),
  password: givenPasswordError(password),
});

/** Shown after sign-out to a person whose account will be deleted. */
const Farewell = lazy(() => import('./farewell.tsx').then((module) => ({ default: module.Farewell })));

/** Why a visitor was redirected here. */
function Reason({ next }: { readonly next: string | undefined }) {
  const text = useText('accounts');
  const { state } = useLocation() as { readonly state: SigninState | null };
  if (state && 'deletionDueAt' in state)
    return (
      <Suspense fallback={null}>
        <Farewell dueAt={state.deletionDueAt} />
      </Suspense>
    );
  if (state?.sessionOver) {
    return <Notice title={text('signin.overTitle')}>{text('signin.overText')}</Notice>;
  }
  return next === undefined ? null : <Notice>{text('signin.nextText')}</Notice>;
}

export default function SigninPage() {
  const text = useText('accounts');
  const navigate = useNavigate();
  const next = useNext();
  useLeadOn(next);
  const { errorOf, ...form } = useAuthForm({
    fields: FIELDS,
    check,
    challenged: true,
    send: (values, challenge) =>
      call(AUTH_ENDPOINTS, 'signIn', { body: { ...values, time_zone: ownTimeZone(), challenge } }),
    onDone(reply) {
      if ('ticket' in reply) {
        saveInTab('two-factor', { ticket: reply.ticket, issuedAt: Date.now() });
        void navigate(paths.code({ next }));
      } else {
        saveSession(reply);
      }
      return 'leaves';
    },
  });
  const verified = useAlive() ? readFromTab('verified')?.email : undefined;
  useEffect(() => {
    const address = form.wiring.ref.current?.elements.namedItem('email');
    if (verified && address instanceof HTMLInputElement && address.value === '') address.value = verified;
  }, [verified, form.wiring.ref]);
  /** The next page fills this address in. */
  const keepAddress = () => {
    const email = new FormData(form.wiring.ref.current ?? undefined).get('email');
    if (typeof email === 'string' && emailError(email) === undefined) {
      saveInTab('mail-sent', { email: email.trim(), sentAt: 0, next });
    }
  };
  const resend = (
    <TextLink to={paths.emailVerify()} onClick={keepAddress}>
      {text('signin.resendAction')}
    </TextLink>
  );
  return (
    <AuthLayout
      title={text('signin.title')}
      intro={text('signin.intro')}
      ways={
        <>
          <Way question={text('signin.noAccount')}>
            <TextLink to={paths.signup({ next })}>{text('signin.signup')}</TextLink>
          </Way>
          <Way question={text('signin.notVerified')}>
            <TextLink to={paths.emailVerify()}>{text('signin.resend')}</TextLink>
          </Way>
        </>
      }
    >
      <Stack>
        <Reason next={next} />
        <AuthForm
          form={form}
          submit={text('signin.submit')}
          busy={text('signin.busy')}
          nextSteps={{
            'email-unverified': resend,
            'account-suspended': <TextLink to={paths.contact()}>{text('signin.contact')}</TextLink>,
          }}
          note={
            <p>
              <TextLink to={paths.forgetPassword()}>{text('signin.forgot')}</TextLink>
            </p>
          }
        >
          <TextField
            label={text('fields.email')}
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            required
            error={errorOf('email')}
          />
          <PasswordField
            label={text('fields.password')}
            name="password"
            autoComplete="current-password"
            required
            error={errorOf('password')}
            showLabel={text('form.showPassword')}
            hideLabel={text('form.hidePassword')}
          />
        </AuthForm>
      </Stack>
    </AuthLayout>
  );
}
