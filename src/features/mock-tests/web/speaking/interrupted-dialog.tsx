import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { openMicrophone, type MicrophoneRefusal } from '#platform/recordings/microphone.ts';

type InterruptedDialogProps = { readonly open: boolean; readonly onStream: (stream: MediaStream) => void };

/** Shown when the microphone is lost during an answer. Nothing runs until there is one again. */
export function InterruptedDialog({ open, onStream }: InterruptedDialogProps) {
  const s = useText('speaking');
  const [refusal, setRefusal] = useState<MicrophoneRefusal>();
  const [busy, setBusy] = useState(false);

  async function reconnect(): Promise<void> {
    setBusy(true);
    const outcome = await openMicrophone();
    setBusy(false);
    setRefusal(outcome.ok ? undefined : outcome.refusal);
    if (outcome.ok) onStream(outcome.stream);
  }

  return (
    <Dialog
      open={open}
      title={s('interrupted.title')}
      actions={
        <Button busy={busy} onClick={() => void reconnect()} data-go-on="">
          {s('interrupted.goOn')}
        </Button>
      }
    >
      <p role="alert">{s('interrupted.text')}</p>
      {refusal ? <p role="alert">{s(`refused.${refusal}`)}</p> : null}
    </Dialog>
  );
}
