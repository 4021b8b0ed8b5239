import { useState } from 'react';
import { callMockTests } from '../calls.ts';
import type { AttemptReply, OpenedAttempt } from './open-attempt.ts';
import type { AttemptChange } from './use-attempt.ts';

export type Receipt = AttemptReply['checks'][number];
export type AnswerCheck = {
  /** Undefined: an exam tells nothing before its end. */
  readonly check: ((number: number) => void) | undefined;
  readonly checked: ReadonlyMap<number, Receipt>;
  readonly state: 'ready' | 'busy' | 'failed';
  /** What was told last, until it is closed. */
  readonly told: Receipt | undefined;
  readonly close: () => void;
};

/** Tells in practice whether an answer is right, and why; from then on it changes no more. */
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
    const result = await callMockTests('checkAnswer', {
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
