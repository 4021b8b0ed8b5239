import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { PasswordField } from '#ui/password-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import { AuthForm } from '../forms/auth-form.tsx';
import { AuthLayout, Way } from '../sign-in/auth-layout.tsx';
import { givenPasswordError } from '../forms/field-errors.ts';
import type { TwoFactorSetup } from './setup-code.tsx';
import { useAuthForm, type Values } from '../forms/use-auth-form.ts';

const FIELDS = ['password'] as const;
const check = ({ password }: Values<'password'>) => ({ password: givenPasswordError(password) });

type SetupPasswordProps = { readonly email: string; readonly onDone: (setup: TwoFactorSetup) => void };

/** Requests the password first: a person who finds a signed-in page must not lock its owner out. */
export function SetupPassword({ email, onDone }: SetupPasswordProps) {
  const text = useText('accounts');
  const toSettings = <TextLink to={paths.settings()}>{text('setup.toSettings')}</TextLink>;
  const { errorOf, ...form } = useAuthForm({
    fields: FIELDS,
    check,
    send: (body) => call(ACCOUNT_ENDPOINTS, 'setupTwoFactor', { body }),
    onDone(setup) {
      onDone(setup);
      return 'leaves';
    },
    onRefused: (code) => (code === 'password-wrong' ? 'password' : undefined),
  });
  return (
    <AuthLayout title={text('setup.title')} intro={text('setup.intro')} ways={<Way>{toSettings}</Way>}>
      <AuthForm
        form={form}
        submit={text('setup.begin')}
        busy={text('setup.beginning')}
        nextSteps={{ 'two-factor-on-already': toSettings }}
      >
        {/* For password managers: whose password it is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          label={text('fields.password')}
          name="password"
          autoComplete="current-password"
          required
          hint={text('setup.passwordHint')}
          error={errorOf('password')}
          showLabel={text('form.showPassword')}
          hideLabel={text('form.hidePassword')}
        />
      </AuthForm>
    </AuthLayout>
  );
}
