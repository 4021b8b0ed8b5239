import { useState } from 'react';
import { followsRecording } from '../../domain/attempts/attempt.ts';
import type { MarkedSection } from '#ielts/paper/paper.ts';
import { practiceCheckMs, recordingTimeLeftMs } from '../../domain/speaking/recording-clock.ts';
import { loadCheckedMs } from '../listening/checked-time.ts';
import { loadPracticePlace } from '../listening/practice-place.ts';
import type { OpenedAttempt } from '../attempts/open-attempt.ts';
import { useRemainingSeconds } from '../attempts/use-remaining-seconds.ts';

/** The time left before anything plays, from the place where the learner stopped. */
function secondsAtStart(section: MarkedSection, attemptId: string, extraTimePercent: number): number {
  if (section.skill !== 'listening') return 0;
  const lengths = section.parts.map(({ recording }) => recording?.durationMs ?? 0);
  const ms = recordingTimeLeftMs({
    lengths,
    place: loadPracticePlace(attemptId, lengths.length),
    speed: 1,
    checkMs: practiceCheckMs(section, extraTimePercent),
    checkedMs: loadCheckedMs(attemptId),
  });
  return Math.ceil(ms / 1000);
}

/** The whole seconds left, by the server's clock. In practised Listening with a clock the recording sets them. */
export function usePlayerClock({ reply, clock }: OpenedAttempt, section: MarkedSection) {
  const { attempt } = reply;
  const byServer = useRemainingSeconds(clock, reply);
  const [byRecording, setByRecording] = useState(() =>
    secondsAtStart(section, attempt.attempt_id, attempt.extra_time_percent),
  );
  const follows = attempt.timed && followsRecording(attempt);
  return {
    remaining: follows ? byRecording : byServer,
    /** Undefined: the recording does not set the clock. */
    onTimeLeft: follows ? setByRecording : undefined,
  };
}
