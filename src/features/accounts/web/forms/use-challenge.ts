import { useState } from 'react';
import { call } from '#platform/api-client/api-client.ts';
import { AUTH_ENDPOINTS } from '../../auth-endpoints.ts';
import type { FormFailure } from './form-result.ts';

/** A solution is valid for ten minutes (docs/decisions/0011-bot-challenge.md). An older one than this is not sent. */
const FRESH_MS = 8 * 60 * 1000;

type Solution = { readonly ok: true; readonly challenge: string } | FormFailure;

/**
 * `early`: solved while the form is filled in. This suits our own challenge. A service's solution would have expired
 * by the end.
 */
async function solve({ early }: { readonly early: boolean }): Promise<Solution> {
  const [result, solver] = await Promise.all([
    call(AUTH_ENDPOINTS, 'getChallenge', {}),
    import('#platform/bot-challenge/solve-challenge.ts').catch(() => undefined),
  ]);
  if (!result.ok) return result;
  if (!solver) return { ok: false, kind: 'unreachable' };
  if (early && result.reply.kind !== 'altcha') return { ok: false, kind: 'unsolved' };
  const challenge = await solver.solveChallenge(result.reply);
  return challenge === undefined ? { ok: false, kind: 'unsolved' } : { ok: true, challenge };
}

function createSolver() {
  let prepared: { readonly at: number; readonly solution: Promise<Solution> } | undefined;
  return {
    /** Starts to solve a challenge, unless that has been started. */
    prepare(): void {
      prepared ??= { at: Date.now(), solution: solve({ early: true }) };
    },
    /** A solution that has not been sent yet. A failed attempt is repeated. */
    async take(): Promise<Solution> {
      const ready = prepared && Date.now() - prepared.at < FRESH_MS ? await prepared.solution : undefined;
      prepared = undefined;
      return ready?.ok ? ready : solve({ early: false });
    },
  };
}

export type ChallengeSolver = ReturnType<typeof createSolver>;

/** The bot challenge of one form. It is solved while the form is filled in, and again for every submit. */
export function useChallenge(): ChallengeSolver {
  const [solver] = useState(createSolver);
  return solver;
}
