import { expect, test } from 'vitest';
import { fuzzApi } from './fuzz-api.ts';
import { listOperations } from './operations.ts';
import { useSiteApi } from './site-api.ts';

const { send, database } = useSiteApi();

/** So that chance leaves no call out. */
const REQUESTS_PER_CALL = 40;

test('thousands of requests, made from the API’s description and then spoilt, never yield a 5xx', async () => {
  const operations = listOperations(await (await send('/api/openapi.json')).json());
  expect(operations.length).toBeGreaterThan(15);
  const { requests, statuses, deep } = await fuzzApi({
    operations,
    database: database().db,
    send,
    requests: Math.max(1_000, Math.ceil((operations.length * REQUESTS_PER_CALL) / 10) * 10),
    atOnce: 10,
  });
  expect(requests).toBeGreaterThanOrEqual(1_000);
  // They would prove little if the first check stopped them all.
  expect(statuses.get(200)).toBeGreaterThan(50);
  expect(operations.map(({ name }) => name).filter((name) => !deep.has(name))).toEqual([]);
}, 300_000);
