import { test } from 'vitest';
import { expectCalm } from './expect-calm.ts';

test('a hundred thousand attempts to book outlive killed processes', async () => {
  await expectCalm({ attempts: 100_000, kills: 30 });
}, 1_800_000);
