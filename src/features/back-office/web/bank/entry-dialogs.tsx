import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { BANK_ENDPOINTS } from '#features/teacher-marking/bank-endpoints.ts';
import { EntryForm, type BankEntryBody } from '#features/teacher-marking/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { AdminBankEntry } from '../admin-replies.ts';
import { failureOf, replyOrThrow } from '../call-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import type { ActionDialogProps, ListDialogProps } from '../list/list-definition.ts';

type EntryDialogProps = ListDialogProps & {
  readonly title: string;
  readonly done: string;
  readonly entryId: string;
  readonly entry?: AdminBankEntry;
};

/** A comment of the school in a form, which is the one of teachers' own comments. */
function EntryDialog({ title, done, entryId, entry, onClose, onDone }: EntryDialogProps) {
  const text = useText('backOffice');
  const saving = useMutation({
    mutationFn: (body: BankEntryBody) =>
      replyOrThrow(call(BANK_ENDPOINTS, 'saveSchoolBankEntry', { params: { entryId }, body })),
    onSuccess: () => onDone(done),
  });
  const failure = failureOf(saving.error);
  return (
    <Dialog
      open
      size="large"
      keepOnOutsideClick
      onClose={onClose}
      title={title}
      closeLabel={text('list.close')}
    >
      {failure === undefined ? null : <FailureNotice failure={failure} />}
      <EntryForm
        {...(entry ? { entry } : {})}
        onSave={(body) => {
          if (!saving.isPending) saving.mutate(body);
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}

/** Adds a comment of the school. Its id is made here, so saving twice adds one. */
export function AddEntryDialog(props: ListDialogProps) {
  const text = useText('backOffice');
  const [entryId] = useState(randomUuid);
  return (
    <EntryDialog
      {...props}
      title={text('comments.add.label')}
      done={text('comments.add.done')}
      entryId={entryId}
    />
  );
}

/** Changes a comment of the school. One that was withdrawn is used again. */
export function ChangeEntryDialog({ row, ...props }: ActionDialogProps<AdminBankEntry>) {
  const text = useText('backOffice');
  return (
    <EntryDialog
      {...props}
      title={text('comments.change.title')}
      done={text('comments.change.done')}
      entryId={row.entry_id}
      entry={row}
    />
  );
}
