import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';
import { copyDatabase, test } from '#tests/database/database-fixture.ts';
import { openPreview } from './preview.ts';

test('in production nothing is opened', async () => {
  expect(await openPreview('academic-1', { NODE_ENV: 'production' })).toEqual({
    ok: false,
    problem: expect.stringContaining('authors only'),
  });
});

test('a paper that plans open is open to its author, in the real site, until it is interrupted', async ({
  directory,
}) => {
  await copyDatabase(join(directory, 'preview'));
  const child = spawn(process.execPath, ['tools/content/run.ts', 'preview', 'academic-1'], {
    env: { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: directory },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [found] = /http:\/\/127\.0\.0\.1:\d+\/preview/u.exec(output) ?? [];
      if (found) resolve(found);
    });
    void ended.then((code) => reject(new Error(`The preview ended with ${code}:\n${output}`)));
  });
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
    const origin = new URL(address).origin;
    const call = await fetch(`${origin}/api${attempt}`, {
      headers: { cookie, 'x-requested-key': 'ninefold-development' },
    });
    expect(await call.json()).toMatchObject({
      attempt: { mock_test: 'academic-1', skill: 'reading', phase: 'open' },
      section: { skill: 'reading', parts: [{}, {}, {}] },
    });
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
  expect(output).toContain('The preview is closed.');
}, 180_000);
