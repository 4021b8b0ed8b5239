import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { paths } from '#paths';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Stack } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { AuthLayout } from '../sign-in/auth-layout.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './setup-two-factor-page.module.css';

/** The codes are shown once, so leaving needs a confirmation: ours inside the site, otherwise the browser's. */
function useKeepHere(unkept: boolean) {
  useEffect(() => {
    if (!unkept) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Browsers before 2023 ask only with this.
      event.returnValue = '';
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unkept]);
  return useBlocker(
    // The language changes in place, so nothing is lost.
    ({ currentLocation, nextLocation }) => unkept && currentLocation.pathname !== nextLocation.pathname,
  );
}

type SetupDoneProps = {
  readonly codes: readonly string[];
  readonly email: string;
  /** It was on before, in another app. */
  readonly moving: boolean;
  /** Where to go after the sign-in. */
  readonly next: string;
};

/** Two-factor is on, and every session has ended. Shows the recovery codes, then the link to sign in again. */
export function SetupDone({ codes, email, moving, next }: SetupDoneProps) {
  const text = useText('accounts');
  const [saved, setSaved] = useState(false);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const blocker = useKeepHere(!saved);
  const askFirst = (event: React.MouseEvent) => {
    if (saved) return;
    event.preventDefault();
    setMissing(true);
    box.current?.focus();
  };
  return (
    <AuthLayout
      title={text(moving ? 'setup.movedTitle' : 'setup.doneTitle')}
      intro={text(moving ? 'setup.movedText' : 'setup.doneText')}
    >
      <Stack space={5}>
        <RecoveryCodes codes={codes} email={email} />
        <div className={styles.afterCodes}>
          <Checkbox
            ref={box}
            name="kept"
            label={text('setup.kept')}
            checked={saved}
            onChange={(event) => setSaved(event.currentTarget.checked)}
            error={missing && !saved ? text('setup.keepFirst') : undefined}
          />
          <p className={styles.signinHint}>{text('setup.done')}</p>
          <ButtonLink size="large" wide to={paths.signin({ next })} onClick={askFirst}>
            {text('setup.signin')}
          </ButtonLink>
        </div>
      </Stack>
      <Dialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title={text('setup.leaveTitle')}
        closeLabel={text('setup.stay')}
        actions={
          <>
            <Button variant="quiet" onClick={() => blocker.proceed?.()}>
              {text('setup.leave')}
            </Button>
            <Button data-autofocus="" onClick={() => blocker.reset?.()}>
              {text('setup.stay')}
            </Button>
          </>
        }
      >
        <p>{text('setup.leaveText')}</p>
      </Dialog>
    </AuthLayout>
  );
}
