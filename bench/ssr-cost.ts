import { reported, type Benchmark, type Row } from './benchmark.ts';
import { PAGE_HEADERS } from './browser-headers.ts';
import { encodeRequest, openConnection } from './load/http-connection.ts';
import { startServer } from './servers/start-server.ts';
import { withDataDir } from './with-site.ts';

const PAGES = ['/', '/courses', '/terms', '/attempts/00000000-0000-4000-8000-000000000000'];

type Usage = Record<'all' | 'main', { readonly user: number; readonly system: number }>;

const total = ({ user, system }: Usage['all']) => (user + system) / 1000;

export const benchmark: Benchmark<'warm-up' | 'measured'> = {
  name: 'ssr-cost',
  promise: 'what one rendering of a page costs (reported, nothing is promised)',
  parameters: { 'warm-up': 60, measured: 120 },
  smoke: { 'warm-up': 1, measured: 1 },
  run: ({ 'warm-up': warmUp, measured }) =>
    withDataDir(async (dataDir) => {
      const site = await startServer(new URL('./servers/site-without-page-cache.ts', import.meta.url), {
        dataDir,
      });
      const connection = await openConnection(site.port);
      const rows: Row[] = [];
      for (const path of PAGES) {
        const request = encodeRequest({ path, headers: PAGE_HEADERS });
        const ask = async (times: number) => {
          for (let each = 0; each < times; each += 1) {
            const { status } = await connection.send(request);
            if (status !== 200) throw new Error(`${path} answers ${status}.`);
          }
        };
        await ask(warmUp);
        const before = (await site.ask('usage')) as Usage;
        await ask(measured);
        const after = (await site.ask('usage')) as Usage;
        const spent = (part: keyof Usage) => (total(after[part]) - total(before[part])) / measured;
        rows.push(
          reported({
            measure: path.replace(/0{8}-.*/, '{attemptId}'),
            value: spent('main'),
            unit: 'ms',
            note: `on the main thread; ${spent('all').toFixed(1)} ms with compression and garbage collection`,
          }),
        );
      }
      connection.close();
      await site.stop();
      return rows;
    }),
};
