import { useState } from 'react';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { CallProblem, type CallFailure } from '../call-problem.tsx';

type ConfirmActProps = {
  readonly title: string;
  /** The lesson, where the dialog does not say another way which one it is. */
  readonly about?: string;
  /** What it costs, before it is done. */
  readonly text: string;
  readonly confirm: string;
  /** The button that leaves everything as it is. */
  readonly keep: string;
  readonly isDanger?: boolean;
  readonly act: () => Promise<CallResult<unknown>>;
  readonly onDone: () => void;
  /** The server refused it, with this code. */
  readonly onRefused?: (code: string) => void;
  readonly onClose: () => void;
};

/** Asks once before a lesson is changed. A failure stays in the dialog. */
export function ConfirmAct(props: ConfirmActProps) {
  const {
    title,
    about,
    text: words,
    confirm,
    keep,
    isDanger = false,
    act,
    onDone,
    onRefused,
    onClose,
  } = props;
  const text = useText('myLessons');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();

  async function run(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const answer = await act();
    setBusy(false);
    if (answer.ok) return onDone();
    setFailure(answer);
    if (answer.kind === 'refused') onRefused?.(answer.code);
  }

  return (
    <Dialog
      open
      title={title}
      closeLabel={text('close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {keep}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            busy={busy}
            onClick={() => void run()}
            data-confirm-act=""
          >
            {confirm}
          </Button>
        </>
      }
    >
      {about === undefined ? null : <p data-act-lesson="">{about}</p>}
      <p data-act-cost="">{words}</p>
      <CallProblem failure={failure} uncertain={text('uncertain')} />
    </Dialog>
  );
}
