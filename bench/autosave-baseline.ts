import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { catchSaveStatement, toPgbenchScript, type SavePlace } from './autosave-statement.ts';

export type BaselineRun = { readonly savesPerSecond: number; readonly latenciesMs: readonly number[] };
export type Baseline = {
  readonly name: string;
  /** Saves as fast as it can. Sequences start at a number that must be greater than all earlier ones. */
  run(durationSeconds: number, firstSequence: number): Promise<BaselineRun>;
};

type Place = { readonly pool: Pool; readonly url: string; readonly places: readonly SavePlace[] };

/** pgbench when the machine has it, or else node-postgres in a loop, on as many connections as there are places. */
export function chooseBaseline(place: Place): Baseline {
  const found = spawnSync('pgbench', ['--version']).status === 0;
  return found ? pgbench(place) : nodePostgres(place);
}

function pgbench({ url, places }: Place): Baseline {
  return {
    name: 'pgbench',
    async run(durationSeconds, firstSequence) {
      const directory = mkdtempSync(join(tmpdir(), 'ninefold-pgbench-'));
      try {
        const script = join(directory, 'save.sql');
        writeFileSync(script, await toPgbenchScript(places, firstSequence));
        const clients = String(places.length);
        // Extended: parsed and planned each time, as node-postgres does without named statements.
        const { stdout } = await promisify(execFile)('pgbench', [
          '-n',
          '-M',
          'extended',
          '-f',
          script,
          '-D',
          'ready=0',
          '-c',
          clients,
          '-j',
          '2',
          '-T',
          String(durationSeconds),
          '-l',
          '--log-prefix',
          join(directory, 'log'),
          url,
        ]);
        const savesPerSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
        if (!(savesPerSecond > 0) || !/failed transactions: 0 /.test(stdout)) throw new Error(stdout);
        const latenciesMs = readdirSync(directory)
          .filter((name) => name.startsWith('log'))
          .flatMap((name) => readFileSync(join(directory, name), 'utf8').trim().split('\n'))
          .map((line) => Number(line.split(' ')[2]) / 1000);
        return { savesPerSecond, latenciesMs };
      } finally {
        rmSync(directory, { recursive: true, force: true });
      }
    },
  };
}

function nodePostgres({ pool, places }: Place): Baseline {
  return {
    name: 'node-postgres in a loop',
    async run(durationSeconds, firstSequence) {
      const latenciesMs: number[] = [];
      const startedAt = performance.now();
      const endsAt = startedAt + durationSeconds * 1000;
      await Promise.all(
        places.map(async (place) => {
          for (let sequence = firstSequence; performance.now() < endsAt; sequence += 1) {
            const { sql, params } = await catchSaveStatement(place, sequence);
            const sentAt = performance.now();
            await pool.query(sql, [...params]);
            latenciesMs.push(performance.now() - sentAt);
          }
        }),
      );
      return { savesPerSecond: (latenciesMs.length * 1000) / (performance.now() - startedAt), latenciesMs };
    },
  };
}
