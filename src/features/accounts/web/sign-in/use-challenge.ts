import { useState } from 'react';
import { callAuth } from '../auth-calls.ts';
import type { FormFailure } from './form-result.ts';

/** A solution counts for ten minutes (docs/decisions/0011-bot-challenge.md); one this old is not sent. */
const FRESH_MS = 8 * 60 * 1000;

type Solution = { readonly ok: true; readonly challenge: string } | FormFailure;

/** `early`: while the form is filled in. Our own work is done then; a service's answer would be too old by the end. */
async function solve({ early }: { readonly early: boolean }): Promise<Solution> {
  const [asked, solver] = await Promise.all([
    callAuth('getChallenge', {}),
    import('#platform/bot-challenge/solve-challenge.ts').catch(() => undefined),
  ]);
  if (!asked.ok) return asked;
  if (!solver) return { ok: false, kind: 'unreachable' };
  if (early && asked.reply.kind !== 'altcha') return { ok: false, kind: 'unsolved' };
  const challenge = await solver.solveChallenge(asked.reply);
  return challenge === undefined ? { ok: false, kind: 'unsolved' } : { ok: true, challenge };
}

function createSolver() {
  let prepared: { readonly at: number; readonly solution: Promise<Solution> } | undefined;
  return {
    /** Begins to solve one, unless that was done. */
    prepare(): void {
      prepared ??= { at: Date.now(), solution: solve({ early: true }) };
    },
    /** A solution that was not sent yet. What failed while nobody waited for it is tried again. */
    async take(): Promise<Solution> {
      const ready = prepared && Date.now() - prepared.at < FRESH_MS ? await prepared.solution : undefined;
      prepared = undefined;
      return ready?.ok ? ready : solve({ early: false });
    },
  };
}

export type ChallengeSolver = ReturnType<typeof createSolver>;

/** The bot challenge of one form: solved while the form is filled in, and anew for every sending. */
export function useChallenge(): ChallengeSolver {
  const [solver] = useState(createSolver);
  return solver;
}
