import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';
import { copyDatabase, test } from '#tests/database/database-fixture.ts';

test('the command opens a paper in the real site, with its pages, until it is interrupted', async ({
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
    const started = await fetch(`${address}/start`, {
      method: 'POST',
      body: new URLSearchParams({ skill: 'reading' }),
      redirect: 'manual',
    });
    const attempt = new URL(started.headers.get('location') ?? '', address);
    const page = await fetch(attempt);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<html lang="en"');
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
  expect(output).toContain('The preview is closed.');
});
