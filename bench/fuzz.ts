import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { fuzzApi } from '#tests/security/fuzz-api.ts';
import type { Send } from '#tests/security/known-world.ts';
import { listOperations } from '#tests/security/operations.ts';
import { atLeast, atMost, reported, type Benchmark } from './benchmark.ts';
import { MANY_ADDRESSES } from './candidates.ts';
import { withSiteDatabase } from './site-database.ts';
import { withSite } from './with-site.ts';

/** More than in the tests: a form that takes its time holds the others up for less. */
const AT_ONCE = 40;

function sendTo(url: string): Send {
  return (path, { headers, ...init }) =>
    fetch(`${url}${path}`, {
      ...init,
      redirect: 'manual',
      headers: { 'x-requested-key': DEVELOPMENT_APP_KEY, ...headers },
    });
}

const tell = (statuses: ReadonlyMap<number, number>) =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

export const benchmark: Benchmark<'requests'> = {
  name: 'fuzz',
  promise: 'of the spoilt requests to every call of the built site none is answered with a 5xx',
  parameters: { requests: 20_000 },
  smoke: { requests: 200 },
  run: ({ requests: count }) =>
    withSite(
      (site) =>
        withSiteDatabase(site.dataDir, async ({ pool }) => {
          const send = sendTo(site.url);
          const operations = listOperations(
            await (await send('/api/openapi.json', { method: 'GET', headers: {} })).json(),
          );
          // Throws with the request and the seed when one is answered as it should not be.
          const { requests, statuses, deep } = await fuzzApi({
            operations,
            database: openDatabase(pool),
            send,
            requests: count,
            atOnce: AT_ONCE,
          });
          const broken = [...statuses].filter(([status]) => status >= 500).map(([, count]) => count);
          return [
            atLeast(count, { measure: 'requests', value: requests, unit: '', note: tell(statuses) }),
            atMost(0, {
              measure: 'answered with a 5xx',
              value: broken.reduce((sum, count) => sum + count, 0),
              unit: 'requests',
            }),
            reported({
              measure: 'calls that were reached behind their first checks',
              value: deep.size,
              unit: `of ${operations.length}`,
            }),
          ];
        }),
      { ...MANY_ADDRESSES, LOG_LEVEL: 'error' },
    ),
};
