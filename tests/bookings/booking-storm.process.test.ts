import { test } from 'vitest';
import { expectCalm } from './expect-calm.ts';

// Twenty thousand: booking-storm.long.test.ts; a million: `npm run bench -- bookings`.
test('five hundred attempts to book outlive killed processes: no overlap, and nobody is charged without a lesson', async () => {
  await expectCalm({ attempts: 500, kills: 2 });
}, 180_000);
