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
  const fuzz = (some: typeof operations, requests: number) =>
    fuzzApi({ operations: some, database: database().db, send, requests, atOnce: 10 });
  const { requests, statuses, deep } = await fuzz(
    operations,
    Math.max(1_000, Math.ceil((operations.length * REQUESTS_PER_CALL) / 10) * 10),
  );
  expect(requests).toBeGreaterThanOrEqual(1_000);
  // They would prove little if the first check stopped them all.
  expect(statuses.get(200)).toBeGreaterThan(50);
  // Calls that chance has left out get separate requests.
  let left = operations.filter(({ name }) => !deep.has(name));
  for (let round = 0; left.length > 0 && round < 5; round += 1) {
    const again = await fuzz(left, 100 * left.length);
    left = left.filter(({ name }) => !again.deep.has(name));
  }
  expect(left.map(({ name }) => name)).toEqual([]);
}, 300_000);
