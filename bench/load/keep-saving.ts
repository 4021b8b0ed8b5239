import { setTimeout as delay } from 'node:timers/promises';
import { aBatch, countAcknowledged, saveRequest, type Candidate } from '../candidates.ts';

export const SAVE_EVERY_MS = 5_000;

/** The last save of each attempt that was acknowledged. */
export type Journal = Map<string, number>;

type Saving = {
  readonly journal: Journal;
  readonly latenciesMs: number[];
  /** How many saves each candidate makes. */
  readonly saves: number;
  /** How many each of them has made before. */
  readonly madeBefore?: number;
};

/**
 * Each candidate saves every five seconds, starting at a different moment: 1,000 candidates make 200 saves a second.
 * Latency counts from the moment the save was due, so time behind an earlier save is included.
 */
export async function keepSaving(candidates: readonly Candidate[], saving: Saving): Promise<void> {
  const firstAt = performance.now() + 500;
  await Promise.all(
    candidates.map((candidate, index) =>
      sit(candidate, firstAt + (index * SAVE_EVERY_MS) / candidates.length, saving),
    ),
  );
}

async function sit(
  candidate: Candidate,
  firstAt: number,
  { journal, latenciesMs, saves, madeBefore = 0 }: Saving,
): Promise<void> {
  for (let save = 1; save <= saves; save += 1) {
    const dueAt = firstAt + (save - 1) * SAVE_EVERY_MS;
    await delay(Math.max(0, dueAt - performance.now()));
    const sequence = madeBefore + save;
    const acknowledged = countAcknowledged(await candidate.connection.send(saveRequest(candidate, sequence)));
    latenciesMs.push(performance.now() - dueAt);
    if (acknowledged === aBatch(sequence).length) journal.set(candidate.attemptId, sequence);
  }
}
