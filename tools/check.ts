import { spawn } from 'node:child_process';

/** `npm run check`: format, lint, types, dead code, content. All run together, and all problems are shown. */
type Check = { readonly name: string; readonly steps: readonly (readonly string[])[] };

const bin = (name: string) => `node_modules/.bin/${name}`;

const CHECKS: readonly Check[] = [
  { name: 'format (npm run fix mends it)', steps: [[bin('oxfmt'), '--check', '.']] },
  { name: 'lint', steps: [[bin('oxlint'), '--deny-warnings']] },
  {
    name: 'types',
    steps: [
      [process.execPath, 'node_modules/@react-router/dev/bin.cjs', 'typegen'],
      [bin('tsc'), '-p', 'tsconfig.json'],
      [bin('tsc'), '-p', 'tsconfig.server.json'],
      [bin('tsc'), '-p', 'tsconfig.domain.json'],
    ],
  },
  { name: 'dead code', steps: [[bin('knip'), '--no-progress']] },
  { name: 'content', steps: [[process.execPath, 'tools/content-check/run.ts']] },
];

function run([command = '', ...args]: readonly string[]): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('exit', (code) => resolve({ ok: code === 0, output }));
  });
}

async function runCheck({ name, steps }: Check): Promise<boolean> {
  const startedAt = performance.now();
  for (const step of steps) {
    const { ok, output } = await run(step);
    if (!ok) {
      console.error(`✗ ${name}\n${output.trim()}\n`);
      return false;
    }
  }
  console.log(`✓ ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return true;
}

const results = await Promise.all(CHECKS.map(runCheck));
if (!results.every(Boolean)) process.exit(1);
