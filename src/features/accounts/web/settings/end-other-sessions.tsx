import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';

/** Signs out every device but this one, after a question. */
export function EndOtherSessions({ onEnded }: { readonly onEnded: () => void }) {
  const text = useText('settings');
  const common = useText('signedIn');
  const showToast = useToast();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const end = async () => {
    setBusy(true);
    const result = await call(ACCOUNT_ENDPOINTS, 'endOtherSessions', {});
    setBusy(false);
    setAsking(false);
    if (result.ok) {
      showToast({ text: text('devices.othersEnded', { count: result.reply.ended }) });
      return onEnded();
    }
    const why = result.kind === 'refused' ? result.problem.detail : common('unreachable');
    showToast({ tone: 'error', text: why });
  };

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {text('devices.endOthers')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text('devices.othersTitle')}
        closeLabel={text('close')}
        actions={
          <>
            <Button variant="quiet" data-autofocus="" onClick={() => setAsking(false)}>
              {text('cancel')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void end()}>
              {text('devices.othersSubmit')}
            </Button>
          </>
        }
      >
        <p>{text('devices.othersText')}</p>
      </Dialog>
    </>
  );
}
