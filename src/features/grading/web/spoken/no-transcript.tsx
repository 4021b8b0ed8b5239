import { useEffect, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';
import type { SpokenReply } from './spoken-reply.ts';

type NoTranscriptProps = { readonly reply: SpokenReply; readonly onAgain: () => void };

/** Why there is no transcript, so no band; and how to get one where the learner was not asked yet, or said no. */
export function NoTranscript({ reply: { work, grade }, onAgain }: NoTranscriptProps) {
  const text = useText('spokenWork');
  const reason = grade?.local_reason ?? 'none';
  const mayAgree = reason === 'not-agreed' || reason === 'chosen';
  const [host, setHost] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!mayAgree) return undefined;
    let left = false;
    void call(WORK_ENDPOINTS, 'getGraderChoice', {}).then((answer) => {
      if (!left && answer.ok && answer.reply.model) setHost(answer.reply.model.host);
    });
    return () => {
      left = true;
    };
  }, [mayAgree]);

  async function agree(): Promise<void> {
    setBusy(true);
    const saved = await call(WORK_ENDPOINTS, 'saveGraderChoice', { body: { choice: 'model' } });
    const again = saved.ok
      ? await call(WORK_ENDPOINTS, 'gradeWork', { params: { workId: work.work_id } })
      : saved;
    setBusy(false);
    if (again.ok) onAgain();
    else setProblem(again.kind === 'refused' ? again.problem.detail : text('unreachable'));
  }

  return (
    <div data-no-transcript={reason}>
      <Notice
        title={text('noTranscript.title')}
        action={
          host === undefined ? undefined : (
            <Button variant="secondary" busy={busy} onClick={() => void agree()} data-agree="">
              {text('noTranscript.agree')}
            </Button>
          )
        }
      >
        <p>{text(`noTranscript.${reason}`)}</p>
        {host === undefined ? null : <p>{text('noTranscript.host', { host })}</p>}
        {problem === undefined ? null : <p role="alert">{problem}</p>}
      </Notice>
    </div>
  );
}
