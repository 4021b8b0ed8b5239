import { test } from 'vitest';
import { expectNoServerErrors } from './expect-no-server-errors.ts';
import { useSiteApi } from './site-api.ts';

const site = useSiteApi();

test('ten times as many requests, others each time, never yield a 5xx', async () => {
  await expectNoServerErrors({ site, requestsPerCall: 400 });
}, 3_600_000);
