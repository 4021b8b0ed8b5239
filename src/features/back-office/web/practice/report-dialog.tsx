import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PRACTICE_ADMIN_ENDPOINTS } from '#features/practice/admin-endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Stack } from '#ui/layout.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { AdminPracticeReport } from '../admin-replies.ts';
import styles from '../admin.module.css';
import { failureOf, replyOrThrow } from '../call-failure.ts';
import { FailureNotice } from '../failure-notice.tsx';
import type { ActionDialogProps } from '../list/list-definition.ts';
import { AskedQuestion, useAskedQuestion } from './asked-question.tsx';
import { QuestionAct } from './question-act.tsx';

/** One report with its question and key, and its answer, which is given once. */
export function ReportDialog({ row, onClose, onDone }: ActionDialogProps<AdminPracticeReport>) {
  const text = useText('backOffice');
  const [reply, setReply] = useState('');
  const [isMissing, setMissing] = useState(false);
  const asked = useAskedQuestion(row);
  const field = useRef<HTMLTextAreaElement>(null);
  const words = reply.trim();
  const answering = useMutation({
    mutationFn: () =>
      replyOrThrow(
        call(PRACTICE_ADMIN_ENDPOINTS, 'answerPracticeReport', {
          params: { report: row.report },
          body: { reply: words },
        }),
      ),
    onSuccess: () => onDone(text('practice.reports.done')),
  });
  const failure = failureOf(answering.error);
  const send = () => {
    setMissing(words === '');
    if (words === '') field.current?.focus();
    else if (!answering.isPending) answering.mutate();
  };
  return (
    <Dialog
      open
      size="large"
      keepOnOutsideClick
      onClose={onClose}
      title={text('practice.question', { title: row.title, number: row.number })}
      closeLabel={text('list.close')}
    >
      <Stack>
        <div>
          <p>{text(`practice.reports.reasons.${row.reason}`)}</p>
          {row.text ? <blockquote className={styles.words}>{row.text}</blockquote> : null}
          <p>{text('practice.reports.answerIs', { answer: row.answer_words || text('practice.blank') })}</p>
        </div>
        <AskedQuestion asked={asked} given={row.answer} />
        {row.reply === null ? (
          <>
            <TextArea
              ref={field}
              label={text('practice.reports.reply')}
              hint={text(
                row.reporter === null ? 'practice.reports.replyHintVisitor' : 'practice.reports.replyHint',
              )}
              error={isMissing && words === '' ? text('practice.reports.missing') : undefined}
              value={reply}
              maxLength={2000}
              rows={4}
              onChange={({ currentTarget: { value } }) => setReply(value)}
            />
            {failure === undefined ? null : <FailureNotice failure={failure} />}
            <div className={styles.acts}>
              <Button busy={answering.isPending} onClick={send}>
                {text('practice.reports.send')}
              </Button>
            </div>
          </>
        ) : (
          <blockquote className={styles.words}>{row.reply}</blockquote>
        )}
        {asked.state.status === 'ready' ? (
          <QuestionAct place={row} isWithdrawn={asked.state.reply.withdrawn !== null} />
        ) : null}
      </Stack>
    </Dialog>
  );
}
