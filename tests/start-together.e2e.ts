import { makeDataDirectory, removeDataDirectory, startSite } from './browser/site-process.ts';
import { expect, test } from './browser/site-test.ts';

test('three that start together on an empty database all come up, and the last one leaves in order', async () => {
  test.setTimeout(180_000);
  const dataDir = makeDataDirectory();
  try {
    const started = await Promise.allSettled([0, 1, 2].map(() => startSite({ dataDir })));
    const sites = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const ready = await Promise.all(sites.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
    const codes = await Promise.all(sites.map((site) => site.stop()));
    expect(started.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))).toEqual([]);
    expect(ready).toEqual([200, 200, 200]);
    expect(codes).toEqual([0, 0, 0]);
  } finally {
    removeDataDirectory(dataDir);
  }
});
