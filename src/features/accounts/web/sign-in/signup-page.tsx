import { useNavigate } from 'react-router';
import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { ownTimeZone } from '#platform/i18n/zoned-time.ts';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AUTH_ENDPOINTS } from '../../auth-endpoints.ts';
import { AuthForm } from '../forms/auth-form.tsx';
import { AuthLayout, Way } from './auth-layout.tsx';
import { authLoader } from './auth-route.tsx';
import {
  confirmationError,
  firstNameError,
  lastNameError,
  newPasswordError,
  signupEmailError,
} from '../forms/field-errors.ts';
import { saveInTab } from './tab-storage.ts';
import { saveSignupNext } from './signup-next.ts';
import { NAME_ORDER } from './name-order.ts';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import styles from './signup-page.module.css';
import { useAuthForm, type Values } from '../forms/use-auth-form.ts';
import { useLeadOn, useNext } from './use-next.ts';

export const handle = { chrome: 'none' } as const;
export const loader = authLoader('signup');
export const meta = loaderMeta;

const FIELDS = ['email', 'first_name', 'last_name', 'password', 'password_confirmation'] as const;

const check = (values: Values<(typeof FIELDS)[number]>) => ({
  email: signupEmailError(values.email),
  first_name: firstNameError(values.first_name),
  last_name: lastNameError(values.last_name),
  password: newPasswordError(values.password, values.email),
  password_confirmation: confirmationError(values.password, values.password_confirmation),
});

export default function SignupPage() {
  const text = useText('accounts');
  const language = useLanguage();
  const navigate = useNavigate();
  const next = useNext();
  useLeadOn(next);
  const { errorOf, ...form } = useAuthForm({
    fields: FIELDS,
    check,
    challenged: true,
    send: (values, challenge) =>
      call(AUTH_ENDPOINTS, 'signUp', { body: { ...values, time_zone: ownTimeZone(), challenge } }),
    onDone(_, { email }) {
      saveSignupNext(next);
      saveInTab('mail-sent', { email: email.trim(), sentAt: Date.now(), next });
      void navigate(paths.emailVerify());
      return 'leaves';
    },
  });
  const names = {
    first: (
      <TextField
        key="first"
        label={text('fields.firstName')}
        name="first_name"
        autoComplete="given-name"
        required
        error={errorOf('first_name')}
      />
    ),
    last: (
      <TextField
        key="last"
        label={text('fields.lastName')}
        name="last_name"
        autoComplete="family-name"
        required
        error={errorOf('last_name')}
      />
    ),
  };
  return (
    <AuthLayout
      title={text('signup.title')}
      intro={text(next?.startsWith(paths.attempts()) ? 'signup.introResult' : 'signup.intro')}
      ways={
        <Way question={text('signup.hasAccount')}>
          <TextLink to={paths.signin({ next })}>{text('signup.signin')}</TextLink>
        </Way>
      }
    >
      <AuthForm
        form={form}
        submit={text('signup.submit')}
        busy={text('signup.busy')}
        note={
          <p className={styles.agree}>
            {text('signup.agreeBefore')}
            <TextLink to={paths.terms()}>{text('signup.agreeTerms')}</TextLink>
            {text('signup.agreeBetween')}
            <TextLink to={paths.privacy()}>{text('signup.agreePrivacy')}</TextLink>
            {text('signup.agreeAfter')}
          </p>
        }
      >
        <TextField
          label={text('fields.signupEmail')}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          required
          error={errorOf('email')}
        />
        {/* Keyed, so that what was typed moves along: in Chinese the family name comes first. */}
        <div className={styles.names}>{NAME_ORDER[language].map((name) => names[name])}</div>
        <NewPasswordFields label={text('fields.password')} errorOf={errorOf} />
      </AuthForm>
    </AuthLayout>
  );
}
