import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';
import { PlanLinks } from '../status/plan-links.tsx';
import { useWaitingText } from '../status/use-waiting-text.ts';
import type { WorkReply } from '../work-reply.ts';

type WorkProps = { readonly reply: WorkReply };

/** A text that is still being written. */
export function DraftWork({ reply: { work } }: WorkProps) {
  const text = useText('works');
  return (
    <Notice
      title={text('draft.title')}
      action={
        <ButtonLink to={paths.writeWork({ workId: work.work_id })} data-write="">
          {text('draft.action')}
        </ButtonLink>
      }
    >
      {text('draft.text')}
    </Notice>
  );
}

/** The place in the queue with an honest time. */
export function WaitingWork({ reply: { queue } }: WorkProps) {
  const text = useText('works');
  const waitingText = useWaitingText();
  return (
    <div data-queue-place={queue?.place}>
      <Notice title={text('waiting.title')}>
        <p>{waitingText(queue)}</p>
        <p>{text('waiting.text')}</p>
      </Notice>
    </div>
  );
}

type ChangingProps = WorkProps & { readonly onChange: () => void };

/** No plan grades it yet: says which does, and has it graded once the learner has one. */
export function LockedWork({ reply, onChange }: ChangingProps) {
  const text = useText('works');
  const { work, plans, entitled } = reply;
  return (
    <Notice
      tone="warning"
      title={text('locked.title')}
      action={
        entitled ? <GradeNow workId={work.work_id} label="locked.action" onChange={onChange} /> : undefined
      }
    >
      {entitled ? (
        text('locked.entitled')
      ) : (
        <>
          {text(work.kind === 'speaking' ? 'locked.speaking' : 'locked.writing')} <PlanLinks plans={plans} />
          {text('locked.end')}
        </>
      )}
    </Notice>
  );
}

export function FailedWork({ reply: { work }, onChange }: ChangingProps) {
  const text = useText('works');
  return (
    <Notice
      tone="error"
      title={text('failed.title')}
      action={<GradeNow workId={work.work_id} label="failed.action" onChange={onChange} />}
    >
      {text('failed.text')}
    </Notice>
  );
}

type GradeNowProps = {
  readonly workId: string;
  readonly label: 'locked.action' | 'failed.action';
  readonly onChange: () => void;
};

/** Puts the work into the queue again. */
function GradeNow({ workId, label, onChange }: GradeNowProps) {
  const text = useText('works');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function grade(): Promise<void> {
    setBusy(true);
    const answer = await call(WORK_ENDPOINTS, 'gradeWork', { params: { workId } });
    setBusy(false);
    if (answer.ok) onChange();
    else setProblem(answer.kind === 'refused' ? answer.problem.detail : text('unreachable.text'));
  }

  return (
    <>
      <Button busy={busy} onClick={() => void grade()} data-grade-now="">
        {text(label)}
      </Button>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
    </>
  );
}
