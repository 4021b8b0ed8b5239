import { useText } from '#platform/i18n/text-provider.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { AdminPracticeQuestion } from '../admin-replies.ts';
import type { ActionDialogProps } from '../list/list-definition.ts';
import { AskedQuestion, useAskedQuestion } from './asked-question.tsx';
import { QuestionAct } from './question-act.tsx';

/** One question with its key, to judge what its answers say, and the button that withdraws it. */
export function QuestionDialog({
  row,
  onClose,
}: Pick<ActionDialogProps<AdminPracticeQuestion>, 'row' | 'onClose'>) {
  const text = useText('backOffice');
  const asked = useAskedQuestion(row);
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={text('practice.question', { title: row.title, number: row.number })}
      closeLabel={text('list.close')}
    >
      <AskedQuestion asked={asked} />
      {asked.state.status === 'ready' ? (
        <QuestionAct place={row} isWithdrawn={asked.state.reply.withdrawn !== null} />
      ) : null}
    </Dialog>
  );
}
