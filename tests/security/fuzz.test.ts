import { expect, test } from 'vitest';
import { fuzzApi } from './fuzz-api.ts';
import { listOperations } from './operations.ts';
import { useSiteApi } from './site-api.ts';

const { send, database } = useSiteApi();

test('a thousand requests, made from the API’s description and then spoilt, never yield a 5xx', async () => {
  const operations = listOperations(await (await send('/api/openapi.json')).json());
  expect(operations.length).toBeGreaterThan(15);
  const { requests, statuses, deep } = await fuzzApi({
    operations,
    database: database().db,
    send,
    requests: 1_000,
    atOnce: 10,
  });
  expect(requests).toBeGreaterThanOrEqual(1_000);
  // They would prove little if the first check stopped them all.
  expect(statuses.get(200)).toBeGreaterThan(50);
  expect(operations.map(({ name }) => name).filter((name) => !deep.has(name))).toEqual([]);
}, 300_000);
