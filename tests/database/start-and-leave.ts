import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { collectLog } from './collected-log.ts';
import { ask, start } from './database-fixture.ts';

type Options = { readonly dataDir: string; readonly rounds: number };

/** Four users start and leave one database at the same time, each `rounds` times. Each must find it working. */
export async function startAndLeave({ dataDir, rounds }: Options): Promise<void> {
  const { log, text } = collectLog();
  const useOften = async () => {
    for (let round = 0; round < rounds; round += 1) {
      const server = await start({ dataDir, log });
      expect(await ask(server, 'select 1')).toBe(1);
      await server.stop();
    }
  };
  await Promise.all([useOften(), useOften(), useOften(), useOften()]);
  expect(text()).not.toContain('connection to the database broke');
  expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
}
