import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';
import type { WorkReply } from '../work-reply.ts';
import styles from './works.module.css';

type Problem = { readonly text: string; readonly needsPlan: boolean };

/** The next steps: the text is written again, its replay is watched, or it is printed. */
export function WorkActions({ reply: { work, drafts } }: { readonly reply: WorkReply }) {
  const text = useText('works');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const open = drafts.find(({ state }) => state === 'draft');

  async function rewrite(): Promise<void> {
    setBusy(true);
    const answer = await call(WORK_ENDPOINTS, 'redraftWork', { params: { workId: work.work_id } });
    setBusy(false);
    if (answer.ok) await navigate(paths.writeWork({ workId: answer.reply.work_id }));
    else if (answer.kind === 'unreachable') setProblem({ text: text('unreachable.text'), needsPlan: false });
    else if (answer.code === 'plan-needed') setProblem({ text: text('actions.planNeeded'), needsPlan: true });
    else setProblem({ text: answer.problem.detail, needsPlan: false });
  }

  return (
    <div className={styles.actions}>
      <Row>
        {open ? (
          <ButtonLink to={paths.writeWork({ workId: open.work_id })} data-write="">
            {text('actions.continue')}
          </ButtonLink>
        ) : work.may_redraft ? (
          <Button busy={busy} onClick={() => void rewrite()} data-rewrite="">
            {text('actions.again')}
          </Button>
        ) : null}
        <ButtonLink variant="secondary" to={paths.replayWork({ workId: work.work_id })} data-to-replay="">
          {text('actions.replay')}
        </ButtonLink>
        <Button variant="quiet" onClick={() => window.print()} data-print="">
          {text('actions.print')}
        </Button>
      </Row>
      {work.redraft_needs_plan && !open ? (
        <p className={styles.needsPlan} data-redraft-needs-plan="">
          {text('actions.planNeeded')} <TextLink to={paths.plans()}>{text('actions.plans')}</TextLink>
        </p>
      ) : null}
      {problem ? (
        <Notice
          tone="warning"
          announce
          action={
            problem.needsPlan ? <TextLink to={paths.plans()}>{text('actions.plans')}</TextLink> : undefined
          }
        >
          {problem.text}
        </Notice>
      ) : null}
    </div>
  );
}
