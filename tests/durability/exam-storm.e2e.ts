import { expect, test } from '@playwright/test';
import { makeDataDirectory, removeDataDirectory } from '#tests/browser/site-process.ts';
import { LONG } from '#tests/browser/site-test.ts';
import { runExamStorm } from './exam-storm.ts';
import { findPlantedLosses, PLANTED_KINDS } from './plant-losses.ts';

/** The number of candidates, and the seed that decides the kills and their times. */
const STORMS = [
  // The database, the app, and both while the app is coming back.
  { candidates: 20, kills: 3, seed: 6, timeoutMs: 180_000, details: {} },
  // As `npm run bench -- durability`, which says more.
  { candidates: 200, kills: 300, seed: 1, timeoutMs: 7_200_000, details: LONG },
] as const;

for (const { candidates, kills, seed, timeoutMs, details } of STORMS) {
  const title = `${candidates} candidates sit while app and database are killed ${kills} times: nothing acknowledged is lost, and nothing was made up`;
  test(title, details, async () => {
    test.setTimeout(timeoutMs);
    const dataDir = makeDataDirectory();
    try {
      const result = await runExamStorm({ dataDir, candidates, kills, seed });
      expect(result.losses).toEqual([]);
      expect(result.surprises).toEqual([]);
      expect(result.gaveUp).toEqual([]);
      const { app, database, both } = result.kills;
      expect(app + database + both).toBe(kills);
      expect(Math.min(app, database, both)).toBeGreaterThan(0);
      expect(result.records.length).toBeGreaterThanOrEqual(candidates);
      expect(result.acknowledgements).toBeGreaterThan(candidates);
      expect(findPlantedLosses(result)).toEqual(PLANTED_KINDS);
    } finally {
      removeDataDirectory(dataDir);
    }
  });
}
