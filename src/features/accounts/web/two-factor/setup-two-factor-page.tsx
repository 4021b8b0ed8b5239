import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#paths';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { AuthLayout, AuthLayoutAsleep } from '../sign-in/auth-layout.tsx';
import { authLoader } from '../sign-in/auth-route.tsx';
import { useNext } from '../sign-in/use-next.ts';
import { signinFor } from '../session/session-redirect.ts';
import { SetupCode, type TwoFactorSetup } from './setup-code.tsx';
import { SetupDone } from './setup-done.tsx';
import { SetupPassword } from './setup-password.tsx';
import { saveSession, useSession } from '../session/use-session.ts';

export const handle = { chrome: 'none' } as const;
export const loader = authLoader('setup');
export const meta = loaderMeta;

/** Three steps: password (and a code of the app before, to move), app and code, recovery codes. */
type Step =
  | { readonly at: 'password' }
  | { readonly at: 'code'; readonly setup: TwoFactorSetup }
  | {
      readonly at: 'done';
      readonly codes: readonly string[];
      readonly email: string;
      readonly moving: boolean;
    };

/** A visitor is redirected to sign-in, except once the codes are shown, when every session has ended. */
function useOwnGuard(step: Step): void {
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (session === null && step.at !== 'done') void navigate(signinFor(location), { replace: true });
  }, [session, step.at, location, navigate]);
}

export default function SetupTwoFactorPage() {
  const text = useText('accounts');
  const session = useSession();
  const [step, setStep] = useState<Step>({ at: 'password' });
  const next = useNext();
  useOwnGuard(step);
  if (step.at === 'done')
    return (
      <SetupDone codes={step.codes} email={step.email} moving={step.moving} next={next ?? paths.settings()} />
    );
  if (!session) {
    return <AuthLayoutAsleep title={text('setup.title')} intro={text('setup.intro')} />;
  }
  const { email, two_factor: isOn } = session.user;
  // A page that needs two-factor has led here, and another tab has turned it on meanwhile.
  if (isOn && next !== undefined) {
    return (
      <AuthLayout title={text('setup.title')} intro={text('setup.isOn')}>
        <ButtonLink size="large" wide to={next}>
          {text('setup.goOn')}
        </ButtonLink>
      </AuthLayout>
    );
  }
  if (step.at === 'password') {
    return <SetupPassword email={email} moving={isOn} onDone={(setup) => setStep({ at: 'code', setup })} />;
  }
  return (
    <SetupCode
      setup={step.setup}
      moving={isOn}
      onRestart={() => setStep({ at: 'password' })}
      onDone={(codes) => {
        setStep({ at: 'done', codes, email, moving: isOn });
        saveSession(null);
      }}
    />
  );
}
