import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { expect, vi } from 'vitest';
import type { App } from '#server/app.ts';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { createSiteApi } from '#server/create-site-api.ts';
import { loadSiteContent } from '#server/site-content.ts';
import { startServices } from '#server/start-services.ts';
import { copyDatabase, test } from '#tests/database/database-fixture.ts';
import { openPreview } from './preview.ts';

/** The site without its pages. `preview.long.test.ts` has them, compiled by Vite. */
async function loadApi(dependencies: AppDependencies): Promise<App> {
  const content = loadSiteContent(undefined, dependencies.preview);
  const { jobs, ...services } = await startServices(dependencies, content);
  const api = await createSiteApi({ ...dependencies, ...services, content });
  const listen = getRequestListener(api.fetch);
  return {
    listener: (request, response) => void listen(request, response),
    endWaits: () => undefined,
    close: async () =>
      void (await Promise.all([jobs.stop(), services.notices.stop(), services.prices.close()])),
  };
}

test('in production nothing is opened', async () => {
  expect(await openPreview('academic-1', { NODE_ENV: 'production' })).toEqual({
    ok: false,
    problem: expect.stringContaining('authors only'),
  });
});

test('a paper that a plan opens is open to its author', async ({ directory }) => {
  vi.stubEnv('NODE_ENV', 'test');
  await copyDatabase(join(directory, 'preview'));
  const preview = await openPreview('academic-1', { PORT: '0', DATA_DIR: directory }, async () => ({
    load: loadApi,
    close: async () => undefined,
  }));
  if (!preview.ok) throw new Error(preview.problem);
  const { address } = preview;
  try {
    const page = await (await fetch(address)).text();
    expect(page).toContain('Nothing: every rule is kept.');

    const started = await fetch(`${address}/start`, {
      method: 'POST',
      body: new URLSearchParams({ skill: 'reading' }),
      redirect: 'manual',
    });
    expect(started.status).toBe(303);
    const attempt = started.headers.get('location') ?? '';
    const cookie = started.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const call = await fetch(`${new URL(address).origin}/api${attempt}`, {
      headers: { cookie, 'x-requested-key': 'ninefold-development' },
    });
    expect(await call.json()).toMatchObject({
      attempt: { mock_test: 'academic-1', skill: 'reading', phase: 'open' },
      section: { skill: 'reading', parts: [{}, {}, {}] },
    });
  } finally {
    await preview.close();
  }
  await expect(fetch(address)).rejects.toThrow();
});
