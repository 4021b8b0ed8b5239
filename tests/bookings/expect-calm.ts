import { expect } from 'vitest';
import { makeTemporaryDirectory, removeDirectory } from '#tests/database/temporary-directory.ts';
import { runBookingStorm } from './booking-storm.ts';
import { STORM_ACTS, type StormAct } from './storm-bookings.ts';

type Storm = Omit<Parameters<typeof runBookingStorm>[0], 'dataDir' | 'wanted'>;

/** What people do. The watch is the site's own, and too rare to be sure of in a short storm. */
const OF_PEOPLE = (Object.keys(STORM_ACTS) as StormAct[]).filter((act) => act !== 'watch');

/** Expects that nothing is wrong after a storm, and that it was one: each act succeeded, and times were wanted by many. */
export async function expectCalm(storm: Storm): Promise<void> {
  const dataDir = await makeTemporaryDirectory();
  try {
    const tally = await runBookingStorm({ ...storm, dataDir, wanted: OF_PEOPLE });
    expect(tally, JSON.stringify(tally)).toMatchObject({
      kills: storm.kills,
      overlaps: 0,
      ledgerOff: 0,
      wronglyCharged: 0,
      withoutHistory: 0,
      lost: 0,
    });
    expect(OF_PEOPLE.filter((act) => !tally.granted[act])).toEqual([]);
    const granted = Object.values(tally.granted).reduce((sum, each) => sum + each, 0);
    expect(granted).toBeLessThan(tally.attempts);
  } finally {
    await removeDirectory(dataDir);
  }
}
