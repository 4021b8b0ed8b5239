import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { call } from '#platform/api-client/api-client.ts';
import { APPEAL_ADMIN_ENDPOINTS } from '#features/mock-tests/appeals-admin-endpoints.ts';
import type { AdminAppeal } from './admin-replies.ts';
import styles from './admin.module.css';
import { failureOf, replyOrThrow } from './call-failure.ts';
import { FailureNotice } from './failure-notice.tsx';

type Verdict = NonNullable<AdminAppeal['verdict']>;

/** Answers that were typed and not sent, by appeal. A dialog that was closed by mistake opens with its text. */
const drafts = new Map<string, string>();

type AnswerProps = { readonly appeal: AdminAppeal; readonly onDone: (words: string) => void };

/** The answer to an appeal, with the buttons that decide it. */
export function AppealAnswer({ appeal, onDone }: AnswerProps) {
  const text = useText('backOffice');
  const [answer, setAnswer] = useState(drafts.get(appeal.id) ?? '');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const words = answer.trim();
  const answering = useMutation({
    mutationFn: (verdict: Verdict) =>
      replyOrThrow(
        call(APPEAL_ADMIN_ENDPOINTS, 'answerAppeal', {
          params: { appealId: appeal.id },
          body: { verdict, answer: words },
        }),
      ),
    onSuccess: ({ remarked }) => {
      drafts.delete(appeal.id);
      onDone(text(remarked ? 'appeals.remarked' : 'appeals.answered'));
    },
  });
  const failure = failureOf(answering.error);
  const busy = answering.isPending ? answering.variables : undefined;
  const decide = (verdict: Verdict) => {
    setIsMissing(words === '');
    if (words === '') field.current?.focus();
    else if (!answering.isPending) answering.mutate(verdict);
  };
  return (
    <>
      <TextArea
        ref={field}
        label={text('appeals.answer')}
        hint={text(appeal.email === null ? 'appeals.answerHintVisitor' : 'appeals.answerHint')}
        error={isMissing && words === '' ? text('appeals.answerMissing') : undefined}
        value={answer}
        maxLength={2000}
        rows={4}
        onChange={({ currentTarget: { value } }) => {
          drafts.set(appeal.id, value);
          setAnswer(value);
        }}
      />
      {failure === undefined ? null : <FailureNotice failure={failure} />}
      <div className={styles.acts}>
        <Button busy={busy === 'upheld'} onClick={() => decide('upheld')}>
          {text('appeals.uphold')}
        </Button>
        <Button variant="secondary" busy={busy === 'declined'} onClick={() => decide('declined')}>
          {text('appeals.dismiss')}
        </Button>
      </div>
    </>
  );
}
