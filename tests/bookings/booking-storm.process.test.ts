import { test } from 'vitest';
import { expectCalm } from './expect-calm.ts';

// A hundred thousand: booking-storm.long.test.ts; a million: `npm run bench -- bookings`.
test('two thousand attempts to book outlive killed processes: no overlap, and nobody is charged without a lesson', async () => {
  await expectCalm({ attempts: 2_000, kills: 2 });
}, 600_000);
