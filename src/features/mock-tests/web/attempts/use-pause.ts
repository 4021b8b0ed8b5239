import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { MOCK_TEST_ENDPOINTS } from '../../endpoints.ts';
import { followsRecording } from '../../domain/attempts/attempt.ts';
import type { OpenedAttempt } from './open-attempt.ts';
import type { AttemptChange } from './use-attempt.ts';

export type Pause = {
  /** Undefined where there is no pause: an exam, practice without a clock, and Listening, which has its own button. */
  readonly toggle: (() => void) | undefined;
  readonly paused: boolean;
  readonly state: 'ready' | 'busy' | 'failed';
};

/** Pauses practice, and resumes it with the time that was left. */
export function usePause({ reply, sync, clock, local }: OpenedAttempt, onReply?: AttemptChange): Pause {
  const [state, setState] = useState<Pause['state']>('ready');
  const { attempt } = reply;
  const paused = attempt.paused_at !== null;
  const hasClock = attempt.timed && !followsRecording(attempt);
  const mayPause = attempt.mode === 'practice' && hasClock && attempt.phase === 'open' && !local;

  async function send(): Promise<void> {
    setState('busy');
    await sync.flush();
    const result = await call(MOCK_TEST_ENDPOINTS, 'pauseAttempt', {
      params: { attemptId: attempt.attempt_id },
      body: { paused: !paused },
    });
    setState(result.ok ? 'ready' : 'failed');
    if (!result.ok) return;
    clock.hear(result.reply.server_now);
    onReply?.(result.reply);
  }
  return { toggle: mayPause ? () => void send() : undefined, paused, state };
}
