import { test } from 'vitest';
import { expectNoServerErrors } from './expect-no-server-errors.ts';
import { useSiteApi } from './site-api.ts';

const site = useSiteApi();

/** So that chance leaves no call out. */
const REQUESTS_PER_CALL = 40;
/** What lands must not hang on chance; `fuzz.long.test.ts` looks for what these requests miss. */
const SEED = 9;

test('thousands of requests, made from the API’s description and then spoilt, never yield a 5xx', async () => {
  await expectNoServerErrors({ site, requestsPerCall: REQUESTS_PER_CALL, seed: SEED });
}, 300_000);
