import { runBookingStorm } from '#tests/bookings/booking-storm.ts';
import { exactly, reported, type Benchmark } from './benchmark.ts';
import { withDataDir } from './with-site.ts';

export const benchmark: Benchmark<'attempts' | 'kills'> = {
  name: 'bookings',
  promise:
    'However many want the same times at once, and whatever is killed meanwhile: no two lessons overlap, the ledger adds up, nobody is charged without a lesson',
  parameters: { attempts: 1_000_000, kills: 200 },
  smoke: { attempts: 20, kills: 0 },
  run: ({ attempts, kills }) =>
    withDataDir(async (dataDir) => {
      const startedAt = performance.now();
      const tally = await runBookingStorm({ dataDir, attempts, kills });
      const granted = Object.entries(tally.granted).map(([act, times]) => `${act} ${times}`);
      return [
        exactly(0, { measure: 'overlaps', value: tally.overlaps, unit: 'lessons' }),
        exactly(0, { measure: 'ledger off by', value: tally.ledgerOff, unit: 'credits' }),
        exactly(0, { measure: 'wrongly charged', value: tally.wronglyCharged, unit: 'bookings' }),
        exactly(0, { measure: 'without history', value: tally.withoutHistory, unit: 'bookings' }),
        exactly(0, { measure: 'acknowledged and not stored', value: tally.lost, unit: 'bookings' }),
        reported({
          measure: 'attempts',
          value: tally.attempts,
          unit: 'attempts',
          note: `succeeded: ${granted.join(', ')}; ${tally.busy} found the database too busy`,
        }),
        reported({
          measure: 'time',
          value: Math.round((performance.now() - startedAt) / 1000),
          unit: 's',
          note: `${tally.kills} processes killed, ${tally.bookings} bookings`,
        }),
      ];
    }),
};
