import { useState } from 'react';
import { Trash2 as TrashIcon } from 'lucide-react';
import { call } from '#platform/api-client/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ACCOUNT_ENDPOINTS } from '../../account-endpoints.ts';
import type { AccountView } from '../../account-view-contract.ts';

/** Removes the picture, after a question. */
export function RemoveAvatar({ take }: { readonly take: (user: AccountView) => void }) {
  const text = useText('profile');
  const common = useText('signedIn');
  const showToast = useToast();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const remove = async () => {
    setBusy(true);
    const result = await call(ACCOUNT_ENDPOINTS, 'deleteAvatar', {});
    setBusy(false);
    setAsking(false);
    if (!result.ok) {
      const why = result.kind === 'refused' ? result.problem.detail : common('unreachable');
      return showToast({ tone: 'error', text: why });
    }
    take(result.reply.user);
    showToast({ text: text('picture.removed') });
  };

  return (
    <div>
      <Button variant="quiet" size="small" icon={<TrashIcon />} onClick={() => setAsking(true)}>
        {text('picture.remove')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text('picture.confirmTitle')}
        closeLabel={text('picture.close')}
        actions={
          <>
            <Button variant="quiet" data-autofocus="" onClick={() => setAsking(false)}>
              {text('picture.cancel')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void remove()}>
              {text('picture.confirm')}
            </Button>
          </>
        }
      >
        <p>{text('picture.confirmText')}</p>
      </Dialog>
    </div>
  );
}
