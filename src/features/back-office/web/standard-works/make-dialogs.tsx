import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { Loaded } from '#features/accounts/web/index.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AdminMarkingOrder } from '../admin-replies.ts';
import { failureOf, replyOrThrow } from '../call-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import type { ActionDialogProps, ListDialogProps } from '../list/list-definition.ts';
import { AgreedForm } from './agreed-form.tsx';

const NUMBER = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const readProposal = (markingOrderId: string) =>
  call(MARKING_ADMIN_ENDPOINTS, 'getStandardWorkProposal', { params: { markingOrderId } });

/** Makes a standard work of a marking by its number. */
export function MakeStandardWorkDialog({ onClose, onDone }: ListDialogProps) {
  const text = useText('backOffice');
  const [isWrong, setWrong] = useState(false);
  const finding = useMutation({
    mutationFn: async (id: string) => ({ id, proposal: await replyOrThrow(readProposal(id)) }),
  });
  const failure = failureOf(finding.error);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input');
    // A copied address ends with the number.
    const parts = (field?.value ?? '').trim().toLowerCase().split('/');
    const id = parts[parts.length - 1] ?? '';
    const isNumber = NUMBER.test(id);
    setWrong(!isNumber);
    if (!isNumber) field?.focus();
    else if (!finding.isPending) finding.mutate(id);
  };
  return (
    <Dialog
      open
      size="large"
      keepOnOutsideClick
      onClose={onClose}
      title={text('standardWorks.make.title')}
      closeLabel={text('list.close')}
    >
      <Stack>
        <form onSubmit={find} noValidate>
          <Stack>
            <TextField
              name="number"
              label={text('standardWorks.make.number')}
              hint={text('standardWorks.make.numberHint')}
              error={isWrong ? text('standardWorks.make.numberWrong') : undefined}
              autoComplete="off"
              maxLength={300}
              data-autofocus=""
            />
            {failure === undefined ? null : <FailureNotice failure={failure} />}
            <Row>
              <Button
                type="submit"
                variant={finding.data ? 'secondary' : 'primary'}
                busy={finding.isPending}
                data-find=""
              >
                {text('standardWorks.make.find')}
              </Button>
              <Button variant="quiet" onClick={onClose}>
                {text('list.cancel')}
              </Button>
            </Row>
          </Stack>
        </form>
        {finding.data ? (
          <AgreedForm
            key={finding.data.id}
            markingOrderId={finding.data.id}
            proposal={finding.data.proposal}
            onDone={onDone}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** Makes a standard work of a marking in the list of works. */
export function MakeFromMarkingDialog({ row, onClose, onDone }: ActionDialogProps<AdminMarkingOrder>) {
  const text = useText('backOffice');
  const id = row.marking_order_id;
  const proposal = useReply(() => readProposal(id), id);
  return (
    <Dialog
      open
      size="large"
      keepOnOutsideClick
      onClose={onClose}
      title={text('standardWorks.make.title')}
      closeLabel={text('list.close')}
    >
      <Loaded {...proposal} skeleton={<Skeleton label={text('loading')} lines={6} />}>
        {(found) => <AgreedForm markingOrderId={id} proposal={found} onDone={onDone} />}
      </Loaded>
    </Dialog>
  );
}
