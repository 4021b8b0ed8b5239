import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';
import { usePoll } from '../status/use-poll.ts';
import type { WorkReply } from '../work-reply.ts';

export type WorkState =
  | { readonly status: 'loading' | 'unreachable' | 'unknown' }
  | { readonly status: 'ready'; readonly reply: WorkReply };

async function loadWork(workId: string): Promise<WorkState> {
  const answer = await call(WORK_ENDPOINTS, 'getWork', { params: { workId } });
  if (answer.ok) return { status: 'ready', reply: answer.reply };
  const isAway = answer.kind === 'unreachable' || answer.problem.status >= 500;
  return { status: isAway ? 'unreachable' : 'unknown' };
}

/**
 * A work, loaded again when it leaves the queue. `gradedHere`: it was graded while the page was open, so the page says
 * so.
 */
export function useWork(workId: string) {
  const language = useLanguage();
  const [state, setState] = useState<WorkState>({ status: 'loading' });
  const [turn, setTurn] = useState(0);
  const [gradedHere, setGradedHere] = useState(false);
  const isWaiting = state.status === 'ready' && state.reply.work.state === 'waiting';

  useEffect(() => {
    let left = false;
    // Comments are in the page's language, so a change of language loads them again.
    void loadWork(workId).then((next) => {
      if (!left) setState(next);
    });
    return () => {
      left = true;
    };
  }, [workId, language, turn]);

  const take = useEffectEvent((next: WorkState) => {
    // A page that already has the work keeps it while the connection is lost.
    if (next.status !== 'ready') return;
    setGradedHere(next.reply.work.state === 'graded');
    setState(next);
  });

  usePoll(isWaiting, async () => {
    const answer = await call(WORK_ENDPOINTS, 'getWorkState', { params: { workId } });
    if (!answer.ok) return;
    if (answer.reply.state !== 'waiting') {
      take(await loadWork(workId));
      return;
    }
    const { queue } = answer.reply;
    setState((before) =>
      before.status === 'ready' ? { status: 'ready', reply: { ...before.reply, queue } } : before,
    );
  });

  return { state, gradedHere, reload: () => setTurn(turn + 1) };
}
