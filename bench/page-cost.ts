import { atMost, reported, type Benchmark, type Row } from './benchmark.ts';
import { PAGE_HEADERS } from './browser-headers.ts';
import { compareCost, COMPARISON, SMOKE_COMPARISON } from './load/compare-cost.ts';
import { encodeRequest, openConnection, type Reply } from './load/http-connection.ts';
import { startServer } from './servers/start-server.ts';
import type { PlainReply } from './servers/plain-http.ts';
import { withSite } from './with-site.ts';

const PAGES = ['/', '/courses', '/terms'];
// `node:http` adds these automatically, for both.
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive']);

function headersOf({ head }: Reply): string[] {
  return head
    .split('\r\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
    .filter(([name = '']) => !OWN_HEADERS.has(name.toLowerCase()))
    .flat();
}

async function askTwice(port: number, request: Buffer): Promise<Reply> {
  const connection = await openConnection(port);
  // The first answer is rendered, and the second comes from the cache.
  await connection.send(request);
  const reply = await connection.send(request);
  connection.close();
  return reply;
}

async function measurePage(
  site: { pid: number; port: number },
  path: string,
  size: typeof COMPARISON,
): Promise<Row[]> {
  const request = encodeRequest({ path, headers: PAGE_HEADERS });
  const page = await askTwice(site.port, request);
  const setup: PlainReply = { headers: headersOf(page), body: page.body };
  const plain = await startServer(new URL('./servers/plain-http.ts', import.meta.url), setup);
  try {
    const same = await askTwice(plain.port, request);
    if (!same.body.equals(page.body) || same.head.split('\r\n').length !== page.head.split('\r\n').length) {
      throw new Error(`${path}: the two servers do not answer the same.`);
    }
    const check = ({ status, body }: Reply) => {
      if (status !== 200 || body.length !== page.body.length) throw new Error(`${path}: another answer.`);
    };
    const { subject, baseline, cpuRatio } = await compareCost(
      { ...site, request, check },
      { pid: plain.pid, port: plain.port, request, check },
      size,
    );
    const note = `${subject.cpuMicroseconds.toFixed(0)} µs against ${baseline.cpuMicroseconds.toFixed(0)} µs`;
    return [
      atMost(2, { measure: `${path} processor time`, value: cpuRatio, unit: '× node:http', note }),
      reported({
        measure: `${path} throughput`,
        value: Math.round(subject.requestsPerSecond),
        unit: 'requests/s',
        note: `node:http ${baseline.requestsPerSecond.toFixed(0)}; ${page.body.length} bytes`,
      }),
    ];
  } finally {
    await plain.stop();
  }
}

export const benchmark: Benchmark<keyof typeof COMPARISON> = {
  name: 'page-cost',
  promise: 'a cached page costs at most twice the processor time of node:http sending the same bytes',
  parameters: COMPARISON,
  smoke: SMOKE_COMPARISON,
  run: (size) =>
    withSite(async (site) => {
      const rows: Row[] = [];
      for (const path of PAGES) rows.push(...(await measurePage(site, path, size)));
      return rows;
    }),
};
