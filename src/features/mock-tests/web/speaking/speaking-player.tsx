import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { Skeleton } from '#ui/skeleton.tsx';
import type { SpeakingSection } from '#ielts/paper/speaking-paper.ts';
import { forgetInterviewMemory } from '../recordings/interview-memory.ts';
import { InterviewOver } from './interview-over.tsx';
import { InterviewScreen } from './interview-screen.tsx';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';
import { openInterview, type OpenedInterview } from './open-interview.ts';
import { pathAfter } from '../attempts/path-after.ts';
import speaking from '../speaking.module.css';

type SpeakingPlayerProps = { readonly opened: OpenedAttempt; readonly section: SpeakingSection };

/** The screen of Speaking. It opens once all earlier answers are known. */
export function SpeakingPlayer({ opened, section }: SpeakingPlayerProps) {
  const navigate = useNavigate();
  const elsewhere = useIsElsewhere(opened);
  const interview = useOpenedInterview(opened, useTurn(elsewhere));
  const { attempt } = opened.reply;
  const attemptId = attempt.attempt_id;
  const finish = () => {
    forgetInterviewMemory(attemptId);
    void navigate(pathAfter(attempt), { replace: true });
  };
  if (!interview) {
    return (
      <div className={speaking.stage}>
        <Skeleton lines={6} />
      </div>
    );
  }
  if (attempt.phase === 'submitted') {
    return (
      <div className={speaking.stage}>
        <InterviewOver attempt={opened} interview={interview} onDone={finish} />
      </div>
    );
  }
  return (
    <InterviewScreen
      key={interview.opening}
      opened={opened}
      section={section}
      interview={interview}
      elsewhere={elsewhere}
      onSubmitted={finish}
    />
  );
}

/** The interview with its known state. `turn` changes when it returns from another tab or device. */
function useOpenedInterview(opened: OpenedAttempt, turn: number): OpenedInterview | undefined {
  const [current, setCurrent] = useState<{ readonly turn: number; readonly interview: OpenedInterview }>();
  const attemptId = opened.reply.attempt.attempt_id;
  useEffect(() => {
    let left = false;
    let mine: OpenedInterview | undefined;
    void openInterview(opened).then((next) => {
      if (left) return;
      mine = next;
      next.sync.start();
      setCurrent({ turn, interview: next });
    });
    const flush = () => mine?.sync.flush();
    window.addEventListener('online', flush);
    return () => {
      left = true;
      mine?.sync.stop();
      window.removeEventListener('online', flush);
    };
    // The attempt stays the same while the page is open. Its reply may be replaced.
  }, [attemptId, turn]);
  // The screen of the turn before would lose what is done on it, such as a microphone that was turned on.
  return current?.turn === turn ? current.interview : undefined;
}

/** Whether another tab or device leads the interview. */
function useIsElsewhere({ sync }: OpenedAttempt): boolean {
  const read = () => sync.getSnapshot().state === 'elsewhere';
  return useSyncExternalStore(sync.subscribe, read, read);
}

/** How often the interview has returned to this page. */
function useTurn(elsewhere: boolean): number {
  const [turn, setTurn] = useState(0);
  const [wasElsewhere, setWasElsewhere] = useState(elsewhere);
  if (wasElsewhere !== elsewhere) {
    setWasElsewhere(elsewhere);
    if (!elsewhere) setTurn(turn + 1);
  }
  return turn;
}
