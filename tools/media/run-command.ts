import { execFile, spawnSync } from 'node:child_process';

export type CommandOutput = { readonly stdout: Buffer; readonly stderr: string };

const MOST_BYTES = 256 * 1024 * 1024;

/** Runs a program to its end. Rejects with its output when it fails. */
export function runCommand(
  program: string,
  args: readonly string[],
  input?: string | Buffer,
): Promise<CommandOutput> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      program,
      [...args],
      { encoding: 'buffer', maxBuffer: MOST_BYTES },
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${program} failed: ${stderr.toString().trim() || error.message}`));
        else resolve({ stdout, stderr: stderr.toString() });
      },
    );
    // A program that has ended needs no more input. Its exit is reported above.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input ?? '');
  });
}

/** Whether a program can be started at all. */
export function hasCommand(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}
