import { useText } from '#platform/i18n/text-provider.tsx';
import { call } from '#platform/api-client/api-client.ts';
import { AUTH_ENDPOINTS } from '../../auth-endpoints.ts';
import { AuthForm } from '../forms/auth-form.tsx';
import { confirmationError, newPasswordError } from '../forms/field-errors.ts';
import { NewPasswordFields } from '../forms/new-password-fields.tsx';
import { useAuthForm, type Values } from '../forms/use-auth-form.ts';
import { AuthLayout } from './auth-layout.tsx';

const FIELDS = ['password', 'password_confirmation'] as const;

const check = (values: Values<(typeof FIELDS)[number]>) => ({
  password: newPasswordError(values.password),
  password_confirmation: confirmationError(values.password, values.password_confirmation),
});

/** For whom an invitation is. */
export type Invited = { readonly email: string; readonly first_name: string };

type PasswordProps = {
  readonly token: string;
  readonly invited: Invited;
  readonly onDone: () => void;
};

/** The first password of an invited teacher. */
export function FirstPassword({ token, invited: { email, first_name: name }, onDone }: PasswordProps) {
  const text = useText('accounts');
  const { errorOf, ...form } = useAuthForm({
    fields: FIELDS,
    check,
    send: (values) => call(AUTH_ENDPOINTS, 'acceptInvitation', { body: { token, ...values } }),
    onDone() {
      onDone();
      return 'stays';
    },
  });
  return (
    <AuthLayout title={text('invitation.greeting', { name })} intro={text('invitation.intro')}>
      <AuthForm form={form} submit={text('invitation.submit')} busy={text('invitation.busy')}>
        <p>{text('invitation.forAddress', { email })}</p>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <NewPasswordFields label={text('fields.newPassword')} errorOf={errorOf} />
      </AuthForm>
    </AuthLayout>
  );
}
