import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { siteDataDir } from './browser/site-database.ts';
import { startSite } from './browser/site-process.ts';
import { expect, test } from './browser/site-test.ts';

test('a port that is taken is named, and the start ends', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    // On the database of the shared site, and without taking its work.
    const started = startSite({ dataDir: siteDataDir(), port, env: { ROLE: 'web' } });
    await expect(started).rejects.toThrow(new RegExp(`Port ${port} is in use\\. Set PORT to another one`));
  } finally {
    other.close();
  }
});

test('an address that cannot be decoded is not there, and every line of the log stays JSON', async () => {
  const site = await startSite({ dataDir: siteDataDir(), env: { ROLE: 'web' } });
  const paths = ['/courses/%ff', '/mocktests/%e4', '/teachers/%', '/avatars/%ff'];
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(site.url + path)).status));
  await site.stop();
  expect(statuses).toEqual(paths.map(() => 404));
  const lines = site.output().split('\n').filter(Boolean);
  expect(lines.filter((line) => !line.startsWith('{') && !line.includes('is ready'))).toEqual([]);
});

test('a request in flight is answered before the site goes, and no other is taken', async () => {
  const site = await startSite();
  const body = Buffer.from('{"mock_test":"free-trial","skill":"reading"}');
  const call = request(`${site.url}/api/attempts`, {
    method: 'POST',
    headers: {
      'x-requested-key': 'ninefold-development',
      'content-type': 'application/json',
      'content-length': body.length,
    },
  });
  call.write(body.subarray(0, 10));
  // The site has the beginning of the request; its end comes after the order to stop.
  await expect.poll(() => call.socket?.bytesWritten ?? 0).toBeGreaterThan(body.length);
  await fetch(`${site.url}/healthz`);
  const stopped = site.stop();
  await expect
    .poll(
      async () =>
        await fetch(`${site.url}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
    )
    .toBe('closed');
  call.end(body.subarray(10));
  const [response] = await once(call, 'response');
  expect(response.statusCode).toBe(200);
  response.resume();
  expect(await stopped).toBe(0);
});
