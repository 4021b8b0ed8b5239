// One door for every npm script. Node 20 syntax, no dependencies: it runs before anything is installed.
import { installDependencies } from './bootstrap/install.mjs';
import { buildSite } from './bootstrap/build.mjs';
import { node24, run, serve } from './bootstrap/run.mjs';

/** Runs a command that says itself what is wrong, and ends with its exit code. */
async function runQuietly(command, args) {
  await run(command, args).catch((error) => {
    if (error.exitCode === undefined) throw error;
    process.exit(error.exitCode);
  });
}

const bin = (name) => `node_modules/.bin/${name}`;

/** Each command's steps; the first that fails ends it. */
const COMMANDS = {
  async start() {
    await installDependencies();
    await buildSite();
    await serve(['src/server/main.ts']);
  },
  async dev() {
    await installDependencies();
    await serve(['src/server/main.ts', '--development']);
  },
  async test() {
    await installDependencies();
    await buildSite();
    await runQuietly(node24(), ['tools/test/run.ts', 'landing', ...process.argv.slice(3)]);
  },
  async 'test:quick'() {
    await installDependencies();
    await runQuietly(node24(), ['tools/test/run.ts', 'quick']);
  },
  async 'test:all'() {
    await installDependencies();
    await buildSite();
    await runQuietly(node24(), ['tools/test/run.ts', 'all']);
  },
  async check() {
    await installDependencies();
    await run(node24(), ['tools/check.ts']);
  },
  async fix() {
    await installDependencies();
    await run(bin('oxlint'), ['--fix']);
    await run(bin('oxfmt'), ['.']);
    await run(node24(), ['tools/content-check/run.ts', '--fix']);
  },
  async bench() {
    await installDependencies();
    await buildSite();
    await run(node24(), ['bench/run.ts', ...process.argv.slice(3)]);
  },
  async media() {
    await installDependencies();
    await runQuietly(node24(), ['tools/media/render.ts', ...process.argv.slice(3)]);
  },
  async content() {
    await installDependencies();
    const args = ['tools/content/run.ts', ...process.argv.slice(3)];
    if (process.argv[3] === 'preview') await serve(args);
    else await runQuietly(node24(), args);
  },
  async grade() {
    await installDependencies();
    await runQuietly(node24(), ['tools/grade/run.ts', ...process.argv.slice(3)]);
  },
  async admin() {
    await installDependencies();
    await runQuietly(node24(), ['src/server/admin.ts', ...process.argv.slice(3)]);
  },
  async 'db:generate'() {
    await installDependencies();
    await run(bin('drizzle-kit'), ['generate', '--config', 'drizzle.config.ts', ...process.argv.slice(3)]);
  },
};

const command = COMMANDS[process.argv[2] ?? ''];
if (!command) {
  console.error(`Say what to do: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(2);
}
try {
  await command();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(typeof error?.exitCode === 'number' && error.exitCode > 0 ? error.exitCode : 1);
}
