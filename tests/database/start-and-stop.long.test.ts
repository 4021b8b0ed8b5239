import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from './database-fixture.ts';
import { startDatabaseProcess } from './database-process.ts';
import { writeMigrations } from './migrations-directory.ts';
import { startAndLeave } from './start-and-leave.ts';

test('five processes that start together on nothing make one database and migrate it once', async ({
  newDataDir: dataDir,
  directory,
}) => {
  const migrations = await writeMigrations(join(directory, 'migrations'), {
    '0001_people': 'create table people (id int primary key);',
  });
  const processes = await Promise.all(
    [1, 2, 3, 4, 5].map(() => startDatabaseProcess({ dataDir, migrations })),
  );
  const applied = processes.map(({ report }) => (report.ok ? report.applied : report.problem));
  expect(applied.sort()).toEqual([[], [], [], [], ['0001_people']]);
  expect(processes.filter(({ report }) => report.ok && !report.adopted)).toHaveLength(1);
  await Promise.all(processes.map((process) => process.leave()));
});

test('processes that start and leave at the same time for a long while never lose the server', async ({
  dataDir,
}) => {
  await startAndLeave({ dataDir, rounds: 12 });
});
