import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { failureOf, replyOrThrow } from './call-failure.ts';
import { FailureNotice } from './failure-notice.tsx';

type ReasonDialogProps<Reply> = {
  readonly title: string;
  readonly intro?: ReactNode;
  /** The label of the button that does it. */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  /** The label of the button that does nothing. Default: cancel. */
  readonly keep?: string;
  readonly reason: {
    readonly label: string;
    readonly hint: string;
    /** Said when there is none. */
    readonly missing: string;
    /** In characters. */
    readonly longest: number;
  };
  /** The fields besides the reason. */
  readonly children?: ReactNode;
  /** The names of unusable fields, in their order. The first one gets the focus, and nothing is sent. */
  readonly check?: () => readonly string[];
  readonly act: (reason: string) => Promise<CallResult<Reply>>;
  readonly onClose: () => void;
  readonly onDone: (reply: Reply) => void;
};

/** An act of the school that needs a reason, which is stored. What was typed stays after a failure. */
export function ReasonDialog<Reply>({
  title,
  intro,
  confirm,
  isDangerous = false,
  keep,
  reason: { label, hint, missing, longest },
  children,
  check,
  act,
  onClose,
  onDone,
}: ReasonDialogProps<Reply>) {
  const text = useText('backOffice');
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const acting = useMutation({
    mutationFn: () => replyOrThrow(act(reason.trim())),
    onSuccess: onDone,
  });
  const failure = failureOf(acting.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (acting.isPending) return;
    const wrong = [...(check?.() ?? []), ...(reason.trim() === '' ? ['reason'] : [])];
    setIsMissing(wrong.includes('reason'));
    const [first] = wrong;
    if (first === undefined) acting.mutate();
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <Dialog open keepOnOutsideClick onClose={onClose} title={title} closeLabel={text('list.close')}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack>
          {intro}
          {children}
          <TextArea
            name="reason"
            label={label}
            hint={hint}
            error={isMissing && reason.trim() === '' ? missing : undefined}
            value={reason}
            maxLength={longest}
            rows={3}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
          {failure === undefined ? null : <FailureNotice failure={failure} />}
          <Row>
            <Button
              type="submit"
              variant={isDangerous ? 'danger' : 'primary'}
              busy={acting.isPending}
              data-confirm=""
            >
              {confirm}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {keep ?? text('list.cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
