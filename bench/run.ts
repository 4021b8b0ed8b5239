import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { inspect, parseArgs } from 'node:util';
import type { Benchmark, Row } from './benchmark.ts';
import { BENCHMARKS } from './benchmarks.ts';
import { formatRows } from './print-rows.ts';

/**
 * `npm run bench -- [name…] [--report] [--smoke] [--json file] [--set name=number]`: measures, prints, and fails when a
 * promise is broken. With `--smoke` each benchmark does as little as it can. Its numbers mean nothing then, and it fails
 * only where something could not be measured.
 */
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    report: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
    json: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(BENCHMARKS);
const unknown = names.filter((name) => !BENCHMARKS[name]);
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}.`,
  );
  process.exit(2);
}

const changes = flags.set.map((text): readonly [string, number] => {
  const [, name = '', digits] = /^([a-z-]+)=(\d+)$/.exec(text) ?? [];
  return [name, Number(digits)];
});

/** The benchmark's own parameters with those that were set. Throws for one that it does not have. */
function parametersOf({ name, parameters, smoke }: Benchmark): Record<string, number> {
  for (const [changed, value] of changes) {
    if (changed in parameters && Number.isFinite(value)) continue;
    const known = Object.entries(parameters).map(([each, number]) => `${each}=${number}`);
    throw new Error(`${name} has no such number to be set; it has: ${known.join(', ') || 'none'}.`);
  }
  return { ...(flags.smoke ? smoke : parameters), ...Object.fromEntries(changes) };
}

type Result = { readonly name: string; readonly rows: readonly Row[]; readonly failure?: string };

async function measure(name: string): Promise<Result> {
  try {
    const loaded = await BENCHMARKS[name]?.();
    if (!loaded) throw new Error('not found');
    const { benchmark } = loaded;
    const load = loadavg()[0]?.toFixed(1);
    console.log(`\n== ${name}: ${benchmark.promise} (load before: ${load})`);
    const rows = await benchmark.run(parametersOf(benchmark));
    console.log(formatRows(rows));
    const unmeasured = rows.filter(({ value }) => !Number.isFinite(value));
    if (rows.length === 0 || unmeasured.length > 0) {
      throw new Error(`no number for ${unmeasured.map(({ measure }) => measure).join(', ') || 'anything'}`);
    }
    return { name, rows };
  } catch (error) {
    // The error with its causes: for a failed property the counterexample alone is not enough.
    const failure = inspect(error);
    console.error(`${name} could not be measured: ${failure}`);
    return { name, rows: [], failure };
  }
}

console.log(`Node ${process.version}, ${availableParallelism()} processors, ${new Date().toISOString()}`);
const results: Result[] = [];
for (const name of names) results.push(await measure(name));

const broken = results.flatMap(({ name, rows, failure }) => [
  ...(failure ? [`${name}: not measured`] : []),
  ...rows
    .filter(({ holds }) => holds === false && !flags.smoke)
    .map((row) => `${name}: ${row.measure} ${formatPromise(row)}`),
]);
function formatPromise({ value, unit, promise }: Row): string {
  return `is ${Number(value.toPrecision(4))} ${unit}, promised ${promise}`;
}

const promised = results.flatMap(({ rows }) => rows).filter(({ holds }) => holds !== undefined).length;
console.log(`\n${promised} promises measured, ${broken.length} broken`);
for (const line of broken) console.log(`  ${line}`);
if (flags.json)
  writeFileSync(flags.json, `${JSON.stringify({ at: new Date().toISOString(), results }, null, 2)}\n`);
process.exit(broken.length > 0 && !flags.report ? 1 : 0);
