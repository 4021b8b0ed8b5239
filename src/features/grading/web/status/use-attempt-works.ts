import { useEffect, useState } from 'react';
import { call, type ReplyTo } from '#platform/api-client/api-client.ts';
import { WORK_ENDPOINTS } from '../../works-endpoints.ts';
import { usePoll } from './use-poll.ts';

/** A text or an interview of an attempt, with its place in the queue. */
export type AttemptWork = ReplyTo<(typeof WORK_ENDPOINTS)['listWorksOfAttempt']>['works'][number];

/** Undefined: there is no connection. A section that this learner does not have has no works. */
async function loadWorks(attemptId: string): Promise<readonly AttemptWork[] | undefined> {
  const answer = await call(WORK_ENDPOINTS, 'listWorksOfAttempt', { params: { attemptId } });
  if (answer.ok) return answer.reply.works;
  return answer.kind === 'refused' && answer.problem.status < 500 ? [] : undefined;
}

/** The works of an attempt, current while they wait. Undefined: not loaded yet. */
export function useAttemptWorks(attemptId: string): readonly AttemptWork[] | undefined {
  const [works, setWorks] = useState<readonly AttemptWork[]>();
  useEffect(() => {
    let left = false;
    void loadWorks(attemptId).then((loaded) => {
      if (!left && loaded) setWorks(loaded);
    });
    return () => {
      left = true;
    };
  }, [attemptId]);
  usePoll(works === undefined || works.some(({ state }) => state === 'waiting'), async () => {
    const loaded = await loadWorks(attemptId);
    if (loaded) setWorks(loaded);
  });
  return works;
}
