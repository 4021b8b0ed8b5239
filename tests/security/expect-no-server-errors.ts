import { expect } from 'vitest';
import { fuzzApi } from './fuzz-api.ts';
import { listOperations } from './operations.ts';
import type { useSiteApi } from './site-api.ts';

/** Requests on their way together: they meet the same rows. */
const AT_ONCE = 10;
const LEAST_REQUESTS = 1_000;

type Fuzz = {
  readonly site: ReturnType<typeof useSiteApi>;
  readonly requestsPerCall: number;
  /** The same requests each time; without one, others each time. */
  readonly seed?: number;
};

/**
 * Expects that requests which are made from the API's description and then spoilt never yield a 5xx, and that each call
 * is reached beyond its first checks.
 */
export async function expectNoServerErrors({ site, requestsPerCall, seed }: Fuzz): Promise<void> {
  const { send, database } = site;
  const operations = listOperations(await (await send('/api/openapi.json')).json());
  expect(operations.length).toBeGreaterThan(15);
  const fuzz = (some: typeof operations, requests: number, round = 0) =>
    fuzzApi({
      operations: some,
      database: database().db,
      send,
      requests,
      atOnce: AT_ONCE,
      ...(seed === undefined ? {} : { seed: seed + round }),
    });
  const wanted = Math.ceil((operations.length * requestsPerCall) / AT_ONCE) * AT_ONCE;
  const { requests, statuses, deep } = await fuzz(operations, Math.max(LEAST_REQUESTS, wanted));
  expect(requests).toBeGreaterThanOrEqual(LEAST_REQUESTS);
  // They would prove little if the first check stopped them all.
  expect(statuses.get(200)).toBeGreaterThan(50);
  // Calls that chance has left out get separate requests.
  let left = operations.filter(({ name }) => !deep.has(name));
  for (let round = 1; left.length > 0 && round <= 5; round += 1) {
    const again = await fuzz(left, 100 * left.length, round);
    left = left.filter(({ name }) => !again.deep.has(name));
  }
  expect(left.map(({ name }) => name)).toEqual([]);
}
