import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { describe, expect, inject } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { runAdminCommandLine } from '#server/run-admin-command-line.ts';
import { ask, start, test } from './database-fixture.ts';
import { createTestDatabase } from './test-database.ts';
import { serverPid } from './server-process.ts';

const SETTINGS = {
  NODE_ENV: '',
  DATABASE_URL: '',
  PUBLIC_URL: 'https://www.school.example',
  SECRET: '',
  SMTP_URL: '',
};

/** `npm run admin -- …`, without the installing, and in this process. */
async function admin(environment: Readonly<Record<string, string>>, ...words: string[]) {
  let [output, errors] = ['', ''];
  const exitCode = await runAdminCommandLine({
    words,
    environment: { ...SETTINGS, ...environment },
    log: createLog('warn', { write: (line) => (errors += line) }),
    answer: (text) => (output += `${text}\n`),
    refuse: (text) => (errors += `${text}\n`),
  });
  return { exitCode, output, errors };
}

/** The same in a separate process. */
async function startAdmin(environment: Readonly<Record<string, string>>, ...words: string[]) {
  const child = spawn(process.execPath, ['src/server/admin.ts', ...words], {
    env: { ...process.env, ...SETTINGS, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return { exitCode, output, errors };
}

const LINK = /https:\/\/www\.school\.example\/reset-password\?token=[\w-]{43}/;

describe('an admin is made', () => {
  test('where there is no database yet: it is made too, and stopped again', async ({
    newDataDir: dataDir,
  }) => {
    const made = await startAdmin({ DATA_DIR: dataDir }, 'create', 'boss@example.org');
    expect(made).toMatchObject({ exitCode: 0, errors: '' });
    expect(made.output).toMatch(LINK);
    const server = await start({ dataDir });
    expect(server.adopted).toBe(false);
    expect(await ask(server, `select role from accounts where email = 'boss@example.org'`)).toBe('admin');
    // The email waits for the server.
    expect(await ask(server, `select count(*)::int from outgoing_mails where sent_at is null`)).toBe(1);
    expect(await ask(server, `select count(*)::int from jobs.job where name = 'send-mail'`)).toBe(1);
    await server.stop();
  });

  test('beside a server that runs, which goes on', async ({ dataDir }) => {
    const server = await start({ dataDir });
    const pid = await serverPid(server.location);
    const made = await admin({ DATA_DIR: dataDir }, 'create', 'boss@example.org');
    expect(made).toMatchObject({ exitCode: 0, errors: '' });
    const listed = await admin({ DATA_DIR: dataDir }, 'list');
    expect(listed.output).toMatch(/^boss@example\.org +Admin .* admin\n$/);
    expect(await serverPid(server.location)).toBe(pid);
    expect(await ask(server, 'select 1')).toBe(1);
    await server.stop();
  });

  test('in the database of DATABASE_URL', async ({ newDataDir: dataDir }) => {
    const database = await createTestDatabase();
    const environment = { DATABASE_URL: database.url, DATA_DIR: dataDir };
    const made = await admin(environment, 'create', 'boss@example.org');
    expect(made).toMatchObject({ exitCode: 0, errors: '' });
    expect(made.output).toMatch(LINK);
    const { rows } = await database.pool.query('select email, role from accounts');
    expect(rows).toEqual([{ email: 'boss@example.org', role: 'admin' }]);
    await expect(readFile(`${dataDir}/postgres/cluster/PG_VERSION`)).rejects.toThrow('ENOENT');
    await database.drop();
  });
});

describe('it ends', () => {
  test('with 2 and the usage when it is asked wrongly, before any database is touched', async ({
    newDataDir: dataDir,
  }) => {
    const answers = [await startAdmin({ DATA_DIR: dataDir }, 'frobnicate')];
    for (const words of [[], ['create'], ['suspend', 'a@b.co']]) {
      answers.push(await admin({ DATA_DIR: dataDir }, ...words));
    }
    for (const answer of answers) {
      expect(answer).toMatchObject({ exitCode: 2, output: '' });
      expect(answer.errors).toContain('Usage: npm run admin -- <command>');
    }
    await expect(readFile(`${dataDir}/postgres/cluster/PG_VERSION`)).rejects.toThrow('ENOENT');
  });

  test('with 0 and the usage when it is asked for help', async ({ newDataDir: dataDir }) => {
    const help = await admin({ DATA_DIR: dataDir }, 'help');
    expect(help).toMatchObject({ exitCode: 0, errors: '' });
    expect(help.output).toContain('Usage: npm run admin -- <command>');
  });

  test('with 1 and a sentence when it refuses', async ({ newDataDir: dataDir }) => {
    const database = await createTestDatabase();
    const outcome = await admin(
      { DATABASE_URL: database.url, DATA_DIR: dataDir },
      'restore',
      'nobody@example.org',
    );
    expect(outcome).toEqual({
      exitCode: 1,
      output: '',
      errors: 'There is no account of nobody@example.org. Nothing was changed.\n',
    });
    await database.drop();
  });

  test('with 1 and a sentence when a setting is wrong', async ({ newDataDir: dataDir }) => {
    const outcome = await admin({ DATA_DIR: dataDir, PORT: 'x' }, 'list');
    expect(outcome).toMatchObject({ exitCode: 1, output: '' });
    expect(outcome.errors).toMatch(/^PORT has a value that cannot be used/);
  });

  test('with 1 and a sentence without the password when the database cannot be used', async ({
    newDataDir: dataDir,
  }) => {
    const url = new URL(inject('databaseUrl'));
    url.pathname = '/nowhere';
    url.password = 'hunter2';
    const outcome = await admin({ DATA_DIR: dataDir, DATABASE_URL: url.href }, 'list');
    expect(outcome).toMatchObject({ exitCode: 1, output: '' });
    expect(outcome.errors).toContain('The database of DATABASE_URL cannot be used');
    expect(outcome.errors).not.toContain('hunter2');
  });
});
