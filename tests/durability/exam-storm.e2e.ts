import { expect, test } from '@playwright/test';
import { makeDataDirectory, removeDataDirectory } from '#tests/browser/site-process.ts';
import { runExamStorm } from './exam-storm.ts';
import { findPlantedLosses, PLANTED_KINDS } from './plant-losses.ts';

// The long form is `npm run bench -- durability`.
test('twenty candidates sit while app and database are killed: nothing acknowledged is lost, and nothing was made up', async () => {
  test.setTimeout(300_000);
  const dataDir = makeDataDirectory();
  try {
    const result = await runExamStorm({ dataDir, candidates: 20, kills: 6, seed: 20 });
    expect(result.losses).toEqual([]);
    expect(result.surprises).toEqual([]);
    expect(result.gaveUp).toEqual([]);
    expect(result.records.length).toBeGreaterThanOrEqual(20);
    expect(result.acknowledgements).toBeGreaterThan(20);
    expect(findPlantedLosses(result)).toEqual(PLANTED_KINDS);
  } finally {
    removeDataDirectory(dataDir);
  }
});
