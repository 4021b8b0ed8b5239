import { useState } from 'react';
import { paths } from '#paths';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout, Way } from './auth-layout.tsx';
import { authLoader } from './auth-route.tsx';
import { codeError, recoveryCodeError } from './field-errors.ts';
import { useAccountsText } from './use-accounts-text.ts';
import { useAuthForm, type Values } from './use-auth-form.ts';

export const handle = { chrome: 'none' } as const;
export const loader = authLoader('code');
export const meta = loaderMeta;

function AppCodeForm() {
  const text = useAccountsText();
  const { errors, ...form } = useAuthForm(['code'], ({ code }: Values<'code'>) => ({
    code: codeError(code),
  }));
  return (
    <AuthForm form={form} submit={text('code.submit')}>
      <CodeField
        label={text('fields.code')}
        name="code"
        required
        hint={text('fields.codeHint')}
        error={errors.code && text(errors.code)}
      />
    </AuthForm>
  );
}

function RecoveryCodeForm() {
  const text = useAccountsText();
  const { errors, ...form } = useAuthForm(['recovery_code'], (values: Values<'recovery_code'>) => ({
    recovery_code: recoveryCodeError(values.recovery_code),
  }));
  return (
    <AuthForm form={form} submit={text('code.submit')}>
      <TextField
        label={text('fields.recoveryCode')}
        name="recovery_code"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        hint={text('fields.recoveryHint')}
        error={errors.recovery_code && text(errors.recovery_code)}
      />
    </AuthForm>
  );
}

export default function CodePage() {
  const text = useAccountsText();
  const [recovery, setRecovery] = useState(false);
  return (
    <AuthLayout
      title={text('code.title')}
      intro={text(recovery ? 'code.recoveryIntro' : 'code.intro')}
      ways={
        <Way>
          <TextLink to={paths.signin()}>{text('code.back')}</TextLink>
        </Way>
      }
    >
      {/* Both stay, so that a code that was typed is there again after a look at the other way. */}
      <div hidden={recovery}>
        <AppCodeForm />
      </div>
      <div hidden={!recovery}>
        <RecoveryCodeForm />
      </div>
      <Button variant="quiet" wide onClick={() => setRecovery(!recovery)}>
        {text(recovery ? 'code.useApp' : 'code.useRecovery')}
      </Button>
    </AuthLayout>
  );
}
