import { test } from 'vitest';
import { expectCalm } from './expect-calm.ts';

test('twenty thousand attempts to book outlive killed processes', async () => {
  await expectCalm({ attempts: 20_000, kills: 30 });
}, 1_800_000);
