import { paths } from '#paths';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout, Way } from './auth-layout.tsx';
import { authLoader } from './auth-route.tsx';
import { emailError } from './field-errors.ts';
import { useAccountsText } from './use-accounts-text.ts';
import { useAuthForm, type Values } from './use-auth-form.ts';

export const handle = { chrome: 'none' } as const;
export const loader = authLoader('emailVerify');
export const meta = loaderMeta;

const FIELDS = ['email'] as const;

const check = ({ email }: Values<'email'>) => ({ email: emailError(email) });

export default function EmailVerifyPage() {
  const text = useAccountsText();
  const { errors, ...form } = useAuthForm(FIELDS, check);
  return (
    <AuthLayout
      title={text('emailVerify.title')}
      intro={text('emailVerify.intro')}
      ways={
        <Way>
          <TextLink to={paths.signin()}>{text('emailVerify.back')}</TextLink>
        </Way>
      }
    >
      <AuthForm
        form={form}
        submit={text('emailVerify.submit')}
        messages={{ busy: text('emailVerify.sending'), sent: text('emailVerify.sent') }}
      >
        <TextField
          label={text('fields.email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email && text(errors.email)}
        />
      </AuthForm>
    </AuthLayout>
  );
}
