import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#platform/api-client/api-client.ts';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';

type Problem = { readonly text: string; readonly needsPlan: boolean };

type RewriteWorkProps = {
  readonly workId: string;
  readonly variant?: ButtonVariant;
  /** Other actions, behind this one. */
  readonly children?: ReactNode;
};

/** Opens a new draft of a graded text, or the one that is open already. Needs the texts `works`. */
export function RewriteWork({ workId, variant, children }: RewriteWorkProps) {
  const text = useText('works');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function rewrite(): Promise<void> {
    setBusy(true);
    const answer = await call(WORK_ENDPOINTS, 'redraftWork', { params: { workId } });
    setBusy(false);
    if (answer.ok) await navigate(paths.writeWork({ workId: answer.reply.work_id }));
    else if (answer.kind === 'unreachable') setProblem({ text: text('unreachable.text'), needsPlan: false });
    else if (answer.code === 'plan-needed') setProblem({ text: text('actions.planNeeded'), needsPlan: true });
    else setProblem({ text: answer.problem.detail, needsPlan: false });
  }

  return (
    <>
      <Row>
        <Button variant={variant} busy={busy} onClick={() => void rewrite()} data-rewrite="">
          {text('actions.again')}
        </Button>
        {children}
      </Row>
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
    </>
  );
}
