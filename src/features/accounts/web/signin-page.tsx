import { paths } from '#paths';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout, Way } from './auth-layout.tsx';
import { authLoader } from './auth-route.tsx';
import { emailError, givenPasswordError } from './field-errors.ts';
import { useAccountsText } from './use-accounts-text.ts';
import { useAuthForm, type Values } from './use-auth-form.ts';

export const handle = { chrome: 'none' } as const;
export const loader = authLoader('signin');
export const meta = loaderMeta;

const FIELDS = ['email', 'password'] as const;

const check = ({ email, password }: Values<(typeof FIELDS)[number]>) => ({
  email: emailError(email),
  password: givenPasswordError(password),
});

export default function SigninPage() {
  const text = useAccountsText();
  const { errors, ...form } = useAuthForm(FIELDS, check);
  return (
    <AuthLayout
      title={text('signin.title')}
      intro={text('signin.intro')}
      ways={
        <>
          <Way question={text('signin.noAccount')}>
            <TextLink to={paths.signup()}>{text('signin.signup')}</TextLink>
          </Way>
          <Way question={text('signin.notVerified')}>
            <TextLink to={paths.emailVerify()}>{text('signin.resend')}</TextLink>
          </Way>
        </>
      }
    >
      <AuthForm
        form={form}
        submit={text('signin.submit')}
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
          required
          error={errors.email && text(errors.email)}
        />
        <PasswordField
          label={text('fields.password')}
          name="password"
          autoComplete="current-password"
          required
          error={errors.password && text(errors.password)}
          showLabel={text('form.showPassword')}
          hideLabel={text('form.hidePassword')}
        />
      </AuthForm>
    </AuthLayout>
  );
}
