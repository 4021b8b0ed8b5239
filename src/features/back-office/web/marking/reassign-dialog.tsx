import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { MARKING_ADMIN_ENDPOINTS } from '#features/teacher-marking/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { AdminMarkingOrder, AdminTeacher } from '../admin-replies.ts';
import { failureOf, replyOrThrow } from '../call-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import type { ActionDialogProps } from '../list/list-definition.ts';
import { useMarkingTeachers } from '../use-marking-teachers.ts';

/** Gives a work to a teacher, or back to the queue. */
export function ReassignDialog({ row, onClose, onDone }: ActionDialogProps<AdminMarkingOrder>) {
  const text = useText('backOffice');
  const { state } = useMarkingTeachers();
  const { claimed_by: holder, kind, learner } = row;
  const reassigning = useMutation({
    mutationFn: (teacher: string | null) =>
      replyOrThrow(
        call(MARKING_ADMIN_ENDPOINTS, 'reassignMarking', {
          params: { markingOrderId: row.marking_order_id },
          body: { teacher },
        }),
      ),
    onSuccess: (_, teacher) =>
      onDone(text(teacher === null ? 'marking.reassign.returned' : 'marking.reassign.done')),
  });
  const failure = failureOf(reassigning.error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reassigning.isPending) return;
    const teacher = String(new FormData(event.currentTarget).get('teacher') ?? '');
    reassigning.mutate(teacher === '' ? null : teacher);
  };
  const optionOf = ({ account_id: value, name, email, suspended_at: suspended, load }: AdminTeacher) => ({
    value,
    label:
      suspended === null
        ? text('marking.reassign.load', { name: name || email, count: load.open })
        : text('marking.reassign.suspended', { name: name || email }),
    disabled: suspended !== null || value === holder?.account_id,
  });
  return (
    <Dialog open onClose={onClose} title={text('marking.reassign.title')} closeLabel={text('list.close')}>
      <form onSubmit={submit}>
        <Stack>
          <p>
            {text(holder === null ? 'marking.reassign.textFree' : 'marking.reassign.text', {
              work: text(`marking.kinds.${kind}`),
              learner: learner?.name || text('marking.cancel.somebody'),
            })}
          </p>
          {state.status === 'loading' ? (
            <Skeleton label={text('loading')} lines={2} />
          ) : (
            <SelectField
              name="teacher"
              label={text('marking.teacher')}
              hint={state.status === 'ready' ? undefined : text('marking.reassign.failed')}
              options={[
                { value: '', label: text('marking.reassign.queue') },
                ...(state.status === 'ready' ? state.reply.teachers.map(optionOf) : []),
              ]}
            />
          )}
          {failure === undefined ? null : <FailureNotice failure={failure} />}
          <Row>
            <Button type="submit" busy={reassigning.isPending}>
              {text('marking.reassign.save')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {text('list.cancel')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
