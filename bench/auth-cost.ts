import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import { atLeast, type Benchmark, type Row } from './benchmark.ts';
import { apiHeaders } from './browser-headers.ts';
import { MANY_ADDRESSES } from './candidates.ts';
import { addAccounts, signedIn } from './known-accounts.ts';
import { compareCost, COMPARISON, SMOKE_COMPARISON } from './load/compare-cost.ts';
import { encodeRequest, openConnection, type Reply } from './load/http-connection.ts';
import type { BareRoutes } from './servers/bare-hono.ts';
import { startServer } from './servers/start-server.ts';
import { withSiteDatabase } from './site-database.ts';
import { withSite } from './with-site.ts';

/** Not half: checking the token's signature is a third of the call, and a bare route checks none (ADR 0034). */
const LEAST_RATIO = 0.33;

/** One field is wrong, so that the call ends before the database: token, limits, every field checked, reply. */
const PROFILE = {
  first_name: 'Mei',
  last_name: 'Lin',
  target_band: 6.3,
  exam_date: '2026-12-01',
  language: 'en',
  time_zone: 'Asia/Taipei',
  mail_news: true,
};

type Call = {
  readonly measure: string;
  readonly ours: { readonly method: string; readonly path: string; readonly body?: object };
  readonly bare: { readonly method: string; readonly path: string };
  readonly status: number;
  readonly bareStatus: number;
};

/**
 * Calls of a signed-in learner that do no work in the database. The session is looked up every ten seconds.
 */
const CALLS: readonly Call[] = [
  {
    // A name too long to be a test's: token, query and reply, and nothing to look up.
    measure: 'a query checked for somebody signed in',
    ours: { method: 'GET', path: `/api/attempts?mock_test=${'a'.repeat(81)}` },
    bare: { method: 'GET', path: '/read' },
    status: 422,
    bareStatus: 200,
  },
  {
    measure: 'a body checked for somebody signed in',
    ours: { method: 'PATCH', path: '/api/users/profile', body: PROFILE },
    bare: { method: 'PUT', path: '/write/profile' },
    status: 422,
    bareStatus: 404,
  },
];

const expectStatus = (call: Call, wanted: number) => (reply: Reply) => {
  if (reply.status !== wanted) throw new Error(`${call.measure}: ${reply.status} ${reply.body}`);
};

export const benchmark: Benchmark<keyof typeof COMPARISON> = {
  name: 'auth-cost',
  promise:
    'an API call with its access token and body checked, without its database work, has at least a third of the throughput of a bare Hono route',
  parameters: COMPARISON,
  smoke: SMOKE_COMPARISON,
  run: (size) =>
    withSite(
      (site) =>
        withSiteDatabase(site.dataDir, async ({ pool }) => {
          const [email = ''] = await addAccounts(pool, 1);
          const connection = await openConnection(site.port);
          const headers = {
            ...apiHeaders(DEVELOPMENT_APP_KEY),
            ...(await signedIn(connection, email)),
          };
          const requests = CALLS.map(({ ours, bare }) => ({
            ours: encodeRequest({ ...ours, headers }),
            bare: encodeRequest({ ...ours, ...bare, headers }),
          }));
          const replies: object[] = [];
          for (const { ours } of requests)
            replies.push(JSON.parse((await connection.send(ours)).body.toString()) as object);
          connection.close();
          const [get = {}, put = {}] = replies;
          const setup: BareRoutes = { get, put };
          const bare = await startServer(new URL('./servers/bare-hono.ts', import.meta.url), setup);
          try {
            const rows: Row[] = [];
            for (const [index, call] of CALLS.entries()) {
              const request = requests[index];
              if (!request) continue;
              const { subject, baseline, cpuRatio } = await compareCost(
                { ...site, request: request.ours, check: expectStatus(call, call.status) },
                { ...bare, request: request.bare, check: expectStatus(call, call.bareStatus) },
                size,
              );
              rows.push(
                atLeast(LEAST_RATIO, {
                  measure: call.measure,
                  value: 1 / cpuRatio,
                  unit: '× bare Hono',
                  note:
                    `per processor second; ${subject.cpuMicroseconds.toFixed(0)} µs against ` +
                    `${baseline.cpuMicroseconds.toFixed(0)} µs`,
                }),
              );
            }
            return rows;
          } finally {
            await bare.stop();
          }
        }),
      { ...MANY_ADDRESSES, LOG_LEVEL: 'info' },
    ),
};
