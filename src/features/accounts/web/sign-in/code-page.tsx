import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { AUTH_ENDPOINTS } from '../../auth-endpoints.ts';
import { AuthForm } from '../forms/auth-form.tsx';
import { AuthLayout, AuthLayoutAsleep, Way } from './auth-layout.tsx';
import { authLoader } from './auth-route.tsx';
import { codeError, recoveryCodeError } from '../forms/field-errors.ts';
import { forgetInTab, readFromTab } from './tab-storage.ts';
import { useAlive } from '../session/use-alive.ts';
import { useAuthForm, type Values } from '../forms/use-auth-form.ts';
import { useLeadOn, useNext } from './use-next.ts';
import { saveSession, type Session } from '../session/use-session.ts';

export const handle = { chrome: 'none' } as const;
export const loader = authLoader('code');
export const meta = loaderMeta;

/** How long the server accepts a ticket. */
const TICKET_MS = 10 * 60 * 1000;

/** The ticket that this tab received for address and password. Undefined: none, or too old. */
function findTicket(): string | undefined {
  const stored = readFromTab('two-factor');
  return stored && Date.now() - stored.issuedAt < TICKET_MS ? stored.ticket : undefined;
}

type StepProps = { readonly ticket: string; readonly onOver: () => void };

function admit(session: Session): 'leaves' {
  forgetInTab('two-factor');
  saveSession(session);
  return 'leaves';
}

/** A wrong code is shown at its field. An expired ticket leads back to sign-in. */
function onRefused<Field extends string>(field: Field, onOver: () => void) {
  return (code: string): Field | undefined => {
    if (code === 'ticket-over') onOver();
    return code === 'code-wrong' ? field : undefined;
  };
}

function AppCodeForm({ ticket, onOver }: StepProps) {
  const text = useText('accounts');
  const { errorOf, ...form } = useAuthForm({
    fields: ['code'],
    check: ({ code }: Values<'code'>) => ({ code: codeError(code) }),
    send: ({ code }) => call(AUTH_ENDPOINTS, 'enterCode', { body: { ticket, code: code.trim() } }),
    onDone: admit,
    onRefused: onRefused('code', onOver),
  });
  return (
    <AuthForm form={form} submit={text('code.submit')} busy={text('code.busy')}>
      <CodeField
        label={text('fields.code')}
        name="code"
        required
        hint={text('fields.codeHint')}
        error={errorOf('code')}
      />
    </AuthForm>
  );
}

function RecoveryCodeForm({ ticket, onOver }: StepProps) {
  const text = useText('accounts');
  const { errorOf, ...form } = useAuthForm({
    fields: ['recovery_code'],
    check: (values: Values<'recovery_code'>) => ({ recovery_code: recoveryCodeError(values.recovery_code) }),
    send: (values) =>
      call(AUTH_ENDPOINTS, 'enterCode', { body: { ticket, recovery_code: values.recovery_code.trim() } }),
    onDone: admit,
    onRefused: onRefused('recovery_code', onOver),
  });
  return (
    <AuthForm form={form} submit={text('code.submit')} busy={text('code.busy')}>
      <TextField
        label={text('fields.recoveryCode')}
        name="recovery_code"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        hint={text('fields.recoveryHint')}
        error={errorOf('recovery_code')}
      />
    </AuthForm>
  );
}

function EnterCode() {
  const text = useText('accounts');
  const next = useNext();
  useLeadOn(next);
  const [ticket, setTicket] = useState(findTicket);
  const [recovery, setRecovery] = useState(false);
  if (ticket === undefined) {
    return (
      <AuthLayout title={text('code.overTitle')} intro={text('code.overText')}>
        <ButtonLink size="large" wide to={paths.signin({ next })}>
          {text('code.toSignin')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  const onOver = () => {
    forgetInTab('two-factor');
    setTicket(undefined);
  };
  return (
    <AuthLayout
      title={text('code.title')}
      intro={text(recovery ? 'code.recoveryIntro' : 'code.intro')}
      ways={
        <Way>
          <TextLink to={paths.signin({ next })}>{text('code.back')}</TextLink>
        </Way>
      }
    >
      {/* Both stay, so that a code that was typed is there again after a look at the other way. */}
      <div hidden={recovery}>
        <AppCodeForm ticket={ticket} onOver={onOver} />
      </div>
      <div hidden={!recovery}>
        <RecoveryCodeForm ticket={ticket} onOver={onOver} />
      </div>
      <Button variant="quiet" wide onClick={() => setRecovery(!recovery)}>
        {text(recovery ? 'code.useApp' : 'code.useRecovery')}
      </Button>
    </AuthLayout>
  );
}

export default function CodePage() {
  const text = useText('accounts');
  // Only this browser knows whether there is a ticket.
  return useAlive() ? (
    <EnterCode />
  ) : (
    <AuthLayoutAsleep title={text('code.title')} intro={text('code.intro')} />
  );
}
