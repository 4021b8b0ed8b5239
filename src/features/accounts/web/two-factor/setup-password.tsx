import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import { AuthForm } from '../forms/auth-form.tsx';
import { AuthLayout, Way } from '../sign-in/auth-layout.tsx';
import { checkOwner, OWNER_FIELDS, ownerFieldOf } from '../forms/owner-values.ts';
import type { TwoFactorSetup } from './setup-code.tsx';
import { useAuthForm } from '../forms/use-auth-form.ts';

type SetupPasswordProps = {
  readonly email: string;
  /** It is on, in another app. */
  readonly moving: boolean;
  readonly onDone: (setup: TwoFactorSetup) => void;
};

/**
 * Requests the password first, and a code where it is on: a person who finds a signed-in page must not lock its owner out.
 */
export function SetupPassword({ email, moving, onDone }: SetupPasswordProps) {
  const text = useText('accounts');
  const toSettings = <TextLink to={paths.settings()}>{text('setup.toSettings')}</TextLink>;
  const { errorOf, ...form } = useAuthForm({
    fields: OWNER_FIELDS,
    check: checkOwner(moving),
    send: ({ password, code }) =>
      call(ACCOUNT_ENDPOINTS, 'setupTwoFactor', { body: moving ? { password, code } : { password } }),
    onDone(setup) {
      onDone(setup);
      return 'leaves';
    },
    onRefused: ownerFieldOf,
  });
  return (
    <AuthLayout
      title={text(moving ? 'setup.moveTitle' : 'setup.title')}
      intro={text(moving ? 'setup.moveIntro' : 'setup.intro')}
      ways={<Way>{toSettings}</Way>}
    >
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
        {moving ? (
          <TextField
            label={text('setup.moveCode')}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            required
            hint={text('setup.moveCodeHint')}
            error={errorOf('code')}
          />
        ) : null}
      </AuthForm>
    </AuthLayout>
  );
}
