import { expect } from 'vitest';
import { makeTemporaryDirectory, removeDirectory } from '#tests/database/temporary-directory.ts';
import { runBookingStorm } from './booking-storm.ts';

type Storm = Omit<Parameters<typeof runBookingStorm>[0], 'dataDir'>;

/** Expects that nothing is wrong after a storm, and that it was one: each act succeeded, and times were wanted by many. */
export async function expectCalm(storm: Storm): Promise<void> {
  const dataDir = await makeTemporaryDirectory();
  try {
    const tally = await runBookingStorm({ ...storm, dataDir });
    expect(tally, JSON.stringify(tally)).toMatchObject({
      kills: storm.kills,
      overlaps: 0,
      ledgerOff: 0,
      wronglyCharged: 0,
      withoutHistory: 0,
      lost: 0,
    });
    expect(Object.keys(tally.granted)).toEqual(
      expect.arrayContaining(['hold', 'book', 'cancel by learner', 'cancel by teacher']),
    );
    const granted = Object.values(tally.granted).reduce((sum, each) => sum + each, 0);
    expect(granted).toBeLessThan(tally.attempts);
  } finally {
    await removeDirectory(dataDir);
  }
}
