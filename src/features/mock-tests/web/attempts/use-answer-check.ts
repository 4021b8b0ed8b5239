import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { MOCK_TEST_ENDPOINTS } from '../../endpoints.ts';
import type { AttemptReply, OpenedAttempt } from './open-attempt.ts';
import type { AttemptChange } from './use-attempt.ts';

export type Receipt = AttemptReply['checks'][number];
export type AnswerCheck = {
  /** Undefined in an exam, which shows nothing before its end. */
  readonly check: ((number: number) => void) | undefined;
  readonly checked: ReadonlyMap<number, Receipt>;
  readonly state: 'ready' | 'busy' | 'failed';
  /** The last check, until the candidate closes it. */
  readonly told: Receipt | undefined;
  readonly close: () => void;
};

/** Checks an answer in practice and shows why it is right or wrong. It can no longer change. */
export function useAnswerCheck({ reply, sync, local }: OpenedAttempt, onReply?: AttemptChange): AnswerCheck {
  const [state, setState] = useState<AnswerCheck['state']>('ready');
  const [told, setTold] = useState<Receipt>();
  const { attempt, checks } = reply;
  const checked = new Map(checks.map((each) => [each.number, each]));
  const mayCheck = attempt.mode === 'practice' && attempt.phase === 'open' && !local;

  async function ask(number: number): Promise<void> {
    const known = checked.get(number);
    if (known) return setTold(known);
    setState('busy');
    await sync.flush();
    const result = await call(MOCK_TEST_ENDPOINTS, 'checkAnswer', {
      params: { attemptId: attempt.attempt_id },
      body: { number },
    });
    setState(result.ok ? 'ready' : 'failed');
    if (!result.ok) return;
    sync.lock([result.reply]);
    onReply?.({ checks: [...checks, result.reply] });
    setTold(result.reply);
  }
  return {
    check: mayCheck ? (number) => void ask(number) : undefined,
    checked,
    state,
    told,
    close: () => setTold(undefined),
  };
}
