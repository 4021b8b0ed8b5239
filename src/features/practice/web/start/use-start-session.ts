import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#paths';
import { call } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { randomUuid } from '#platform/random/random-uuid.ts';
import { PRACTICE_ENDPOINTS } from '../../endpoints.ts';
import { deviceZone } from '../parts/device-zone.ts';
import { keepSession } from '../saving/session-copies.ts';
import { usePracticeOwner } from '../saving/use-practice-outbox.ts';
import type { Choice, Minutes } from '../parts/practice-session.ts';

/** Why a session did not start, in the language of the page. */
export type StartProblem = { readonly text: string; readonly needs?: 'plan' | 'account' | undefined };

/** What lifts a refusal. A course does as a plan does. */
const NEEDS: Readonly<Record<string, StartProblem['needs']>> = {
  'free-limit': 'plan',
  'plan-needed': 'plan',
  'daily-limit': 'account',
};

type StartState = {
  /** What is being started, by the name that its button gave. */
  readonly starting: string | undefined;
  readonly problem: StartProblem | undefined;
};
const RESTING: StartState = { starting: undefined, problem: undefined };

/** Starts a session under an id of this browser, stores it here, and opens its page. */
export function useStartSession() {
  const t = useText('practice');
  const navigate = useNavigate();
  const owner = usePracticeOwner();
  const [state, setState] = useState<StartState>(RESTING);

  async function start(name: string, choice: Choice, minutes: Minutes): Promise<void> {
    if (owner === undefined || state.starting !== undefined) return;
    setState({ starting: name, problem: undefined });
    const session = randomUuid();
    const result = await call(PRACTICE_ENDPOINTS, 'startPracticeSession', {
      body: { session, choice, minutes, zone: deviceZone() },
    });
    if (!result.ok) {
      const problem =
        result.kind === 'refused'
          ? { text: result.problem.detail, needs: NEEDS[result.code] }
          : { text: t('start.failed') };
      return setState({ starting: undefined, problem });
    }
    const { reply } = result;
    await keepSession({
      session,
      owner,
      reply,
      answers: [],
      reviewed: [],
      isFinished: false,
      storedAt: Date.now(),
    });
    await navigate(paths.practiceSession({ session }));
    setState(RESTING);
  }
  return { ...state, start };
}
