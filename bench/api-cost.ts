import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import { atLeast, reported, type Benchmark, type Row } from './benchmark.ts';
import { apiHeaders } from './browser-headers.ts';
import { aBatch } from './candidates.ts';
import { compareCost, COMPARISON, SMOKE_COMPARISON, type Target } from './load/compare-cost.ts';
import { encodeRequest, openConnection, type Reply } from './load/http-connection.ts';
import type { BareRoutes } from './servers/bare-hono.ts';
import { startServer } from './servers/start-server.ts';
import { withSite } from './with-site.ts';

const ATTEMPT_ID = '018f3c1e-7d4a-7c3b-9a51-0d2f6b8e4c11';
/** Not half: the site writes a line of log for each request, and a bare route does not (ADR 0034). */
const LEAST_RATIO = 0.4;
const headers = apiHeaders(DEVELOPMENT_APP_KEY);
const body = { answers: aBatch(1) };

/** These calls have no cookie, so they end before the database: key, limits, validation, reply. */
const CALLS = [
  {
    measure: 'a list with its query checked',
    ours: encodeRequest({ path: '/api/attempts?mock_test=free-trial', headers }),
    bare: encodeRequest({ path: '/read?mock_test=free-trial', headers }),
    status: 200,
  },
  {
    measure: 'ten answers with path and body checked',
    ours: encodeRequest({ method: 'PUT', path: `/api/attempts/${ATTEMPT_ID}/answers`, headers, body }),
    bare: encodeRequest({ method: 'PUT', path: `/write/${ATTEMPT_ID}`, headers, body }),
    status: 404,
  },
];

async function answerTo(port: number, request: Buffer): Promise<object> {
  const connection = await openConnection(port);
  const reply = await connection.send(request);
  connection.close();
  return JSON.parse(reply.body.toString()) as object;
}

type Server = Omit<Target, 'check' | 'request'>;

function compareCalls(ours: Server, bare: Server, size: typeof COMPARISON) {
  return CALLS.map((call) => async () => {
    const check = ({ status }: Reply) => {
      if (status !== call.status) throw new Error(`${call.measure}: ${status}`);
    };
    return compareCost({ ...ours, request: call.ours, check }, { ...bare, request: call.bare, check }, size);
  });
}

/** The rows of one log level; only the level that an operator gets without asking is promised. */
function measureAt(logLevel: string, promised: boolean, size: typeof COMPARISON): Promise<Row[]> {
  return withSite(
    async (site) => {
      const [get = {}, put = {}] = await Promise.all(CALLS.map(({ ours }) => answerTo(site.port, ours)));
      const setup: BareRoutes = { get, put };
      const bare = await startServer(new URL('./servers/bare-hono.ts', import.meta.url), setup);
      try {
        const rows: Row[] = [];
        for (const [index, compare] of compareCalls(site, bare, size).entries()) {
          const { subject, baseline, cpuRatio } = await compare();
          const row = {
            measure: `${CALLS[index]?.measure}${promised ? '' : `, LOG_LEVEL=${logLevel}`}`,
            value: 1 / cpuRatio,
            unit: '× bare Hono',
            note:
              `per processor second; ${subject.cpuMicroseconds.toFixed(0)} µs against ` +
              `${baseline.cpuMicroseconds.toFixed(0)} µs; ${subject.requestsPerSecond.toFixed(0)} against ` +
              `${baseline.requestsPerSecond.toFixed(0)} requests/s`,
          };
          rows.push(promised ? atLeast(LEAST_RATIO, row) : reported(row));
        }
        return rows;
      } finally {
        await bare.stop();
      }
    },
    { LOG_LEVEL: logLevel },
  );
}

export const benchmark: Benchmark<keyof typeof COMPARISON> = {
  name: 'api-cost',
  promise:
    'a checked API call, without its database work, has at least 0.4 of the throughput of a bare Hono route',
  parameters: COMPARISON,
  smoke: SMOKE_COMPARISON,
  run: async (size) => [...(await measureAt('info', true, size)), ...(await measureAt('warn', false, size))],
};
