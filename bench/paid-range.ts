import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import { atMost, reported, type Benchmark } from './benchmark.ts';
import { apiHeaders } from './browser-headers.ts';
import { MANY_ADDRESSES } from './candidates.ts';
import { addAccounts, signedIn } from './known-accounts.ts';
import { compareCost, COMPARISON, SMOKE_COMPARISON } from './load/compare-cost.ts';
import { encodeRequest, openConnection, type Reply } from './load/http-connection.ts';
import type { PlainRange } from './servers/plain-range.ts';
import { startServer } from './servers/start-server.ts';
import { withSiteDatabase } from './site-database.ts';
import { withSite } from './with-site.ts';

const KB = 1024;
const RANGE = { from: 256 * KB, to: 320 * KB - 1 };
const LENGTH = RANGE.to - RANGE.from + 1;
const PRODUCT = 'grammar_basics_id';
const LESSON = '/api/courses/grammar-basics/lessons/subject-and-verb';

/** The signed address of the video of a lesson, as its buyer gets it. */
async function paidVideo(port: number, email: string, dataDir: string): Promise<string> {
  await promisify(execFile)(process.execPath, ['src/server/admin.ts', 'grant', email, PRODUCT], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  const connection = await openConnection(port);
  const headers = { ...apiHeaders(DEVELOPMENT_APP_KEY), ...(await signedIn(connection, email)) };
  const reply = await connection.send(encodeRequest({ path: LESSON, headers }));
  connection.close();
  const video = /\/media\/tutorials\/[\w-]+\/[\w-]+\.mp4\?until=\d+&key=[\w-]+/u.exec(
    reply.body.toString(),
  )?.[0];
  if (video === undefined) throw new Error(`The lesson has no signed video: ${reply.status} ${reply.head}`);
  return video;
}

/** A static file that nobody guards, large enough for the range: a recording of a mock test. */
function staticFile(): string {
  const folder = 'build/media/audio/academic-1';
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.m4a') && statSync(join(folder, name)).size > RANGE.to,
  );
  if (file === undefined) throw new Error('No recording is long enough.');
  return `/media/audio/academic-1/${file}`;
}

const expectRange = ({ status, body }: Reply): void => {
  if (status !== 206 || body.length !== LENGTH) throw new Error(`No range: ${status}, ${body.length} bytes`);
};

const rangeOf = (path: string) =>
  encodeRequest({ path, headers: { range: `bytes=${RANGE.from}-${RANGE.to}` } });

export const benchmark: Benchmark<keyof typeof COMPARISON> = {
  name: 'paid-range',
  promise:
    'a piece of 64 KB of a paid video costs at most twice the processor time of the same piece of a static file',
  parameters: { ...COMPARISON, 'warm-up': 3_000 },
  smoke: SMOKE_COMPARISON,
  run: (size) =>
    withSite(
      (site) =>
        withSiteDatabase(site.dataDir, async ({ pool }) => {
          const [email = ''] = await addAccounts(pool, 1);
          const video = await paidVideo(site.port, email, site.dataDir);
          const file = staticFile();
          const setup: PlainRange = { file: `build${video.split('?')[0]}`, ...RANGE };
          const plain = await startServer(new URL('./servers/plain-range.ts', import.meta.url), setup);
          try {
            const paid = { ...site, request: rangeOf(video), check: expectRange };
            const open = await compareCost(
              paid,
              { ...site, request: rangeOf(file), check: expectRange },
              size,
            );
            const bare = await compareCost(
              paid,
              { ...plain, request: rangeOf('/'), check: expectRange },
              size,
            );
            const note = ({ subject, baseline }: typeof open) =>
              `${subject.cpuMicroseconds.toFixed(0)} µs against ${baseline.cpuMicroseconds.toFixed(0)} µs`;
            return [
              atMost(2, {
                measure: 'processor time of a paid piece',
                value: open.cpuRatio,
                unit: '× a static file of the site',
                note: note(open),
              }),
              reported({
                measure: 'the same piece sent by node:http',
                value: bare.cpuRatio,
                unit: '× node:http',
                note: note(bare),
              }),
            ];
          } finally {
            await plain.stop();
          }
        }),
      MANY_ADDRESSES,
    ),
};
