import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';

/**
 * Asks before the learner leaves a page with unsaved changes: in our words inside the site, otherwise in the
 * browser's.
 */
export function LeaveGuard({ unsaved }: { readonly unsaved: boolean }) {
  const text = useText('signedIn');
  const blocker = useBlocker(
    // The language changes in place, so nothing is lost.
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Browsers before 2023 ask only with this.
      event.returnValue = '';
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={text('leave.title')}
      closeLabel={text('leave.close')}
      actions={
        <>
          <Button variant="quiet" onClick={() => blocker.proceed?.()}>
            {text('leave.leave')}
          </Button>
          <Button data-autofocus="" onClick={() => blocker.reset?.()}>
            {text('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{text('leave.text')}</p>
    </Dialog>
  );
}
