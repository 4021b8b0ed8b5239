import { useText } from '#platform/i18n/text-provider.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row as ButtonRow, Stack } from '#ui/layout.tsx';
import { useToast } from '#ui/toast.tsx';
import { failureOf, replyOrThrow } from '../call-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import type { ListWriter, RowAction } from './list-definition.ts';

type ActionsProps<Row> = {
  readonly row: Row;
  readonly actions: readonly RowAction<Row>[];
  readonly write: ListWriter;
  readonly onChanged: () => void;
};

/** The acts of a row: a button each, which opens a form or a confirmation. */
export function RowActions<Row>({ row, actions, write, onChanged }: ActionsProps<Row>) {
  const text = useText('backOffice');
  const showToast = useToast();
  const [openId, setOpenId] = useState<string>();
  const offered = actions.filter(({ isOffered }) => isOffered?.(row) ?? true);
  const open = actions.find(({ id }) => id === openId);
  const close = () => setOpenId(undefined);
  const done = (words: string) => {
    close();
    showToast({ text: words });
    onChanged();
  };
  return (
    <>
      {offered.map(({ id, label }) => (
        <Button key={id} size="small" variant="secondary" data-action={id} onClick={() => setOpenId(id)}>
          {text(label)}
        </Button>
      ))}
      {open === undefined ? null : 'Dialog' in open ? (
        <open.Dialog row={row} timeZone={write.timeZone} onClose={close} onDone={done} />
      ) : (
        <ConfirmDialog action={open} row={row} write={write} onClose={close} onDone={done} />
      )}
    </>
  );
}

type ConfirmProps<Row> = {
  readonly action: Extract<RowAction<Row>, { readonly confirm: object }>;
  readonly row: Row;
  readonly write: ListWriter;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

function ConfirmDialog<Row>({ action, row, write, onClose, onDone }: ConfirmProps<Row>) {
  const text = useText('backOffice');
  const { confirm } = action;
  const parameters = action.parameters(row, write);
  const acting = useMutation({
    mutationFn: () => replyOrThrow(action.act(row)),
    onSuccess: () => onDone(text(action.done, parameters)),
  });
  const failure = failureOf(acting.error);
  return (
    <Dialog open onClose={onClose} title={text(confirm.title, parameters)} closeLabel={text('list.close')}>
      <Stack>
        <p>{text(confirm.text, parameters)}</p>
        {failure === undefined ? null : <FailureNotice failure={failure} />}
        <ButtonRow>
          <Button
            variant={confirm.isDangerous ? 'danger' : 'primary'}
            busy={acting.isPending}
            onClick={() => acting.mutate()}
            data-confirm=""
          >
            {text(confirm.button, parameters)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {text('list.cancel')}
          </Button>
        </ButtonRow>
      </Stack>
    </Dialog>
  );
}
