import { paths } from '#paths';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { TextLink } from '#ui/text-link.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout, Way } from './auth-layout.tsx';
import { authLoader } from './auth-route.tsx';
import { confirmationError, newPasswordError } from './field-errors.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAccountsText } from './use-accounts-text.ts';
import { useAuthForm, type Values } from './use-auth-form.ts';

export const handle = { chrome: 'none' } as const;
export const loader = authLoader('resetPassword');
export const meta = loaderMeta;

const FIELDS = ['password', 'password_confirmation'] as const;

const check = (values: Values<(typeof FIELDS)[number]>) => ({
  password: newPasswordError(values.password),
  password_confirmation: confirmationError(values.password, values.password_confirmation),
});

export default function ResetPasswordPage() {
  const text = useAccountsText();
  const { errors, ...form } = useAuthForm(FIELDS, check);
  return (
    <AuthLayout
      title={text('resetPassword.title')}
      intro={text('resetPassword.intro')}
      ways={
        <Way question={text('resetPassword.expired')}>
          <TextLink to={paths.forgetPassword()}>{text('resetPassword.again')}</TextLink>
        </Way>
      }
    >
      <AuthForm form={form} submit={text('resetPassword.submit')}>
        <NewPasswordFields label={text('fields.newPassword')} errors={errors} />
      </AuthForm>
    </AuthLayout>
  );
}
