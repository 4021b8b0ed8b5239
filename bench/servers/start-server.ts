import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server of a benchmark, in a separate process. */
export type ServerProcess = {
  readonly pid: number;
  readonly port: number;
  /** Sends the process a question; it answers with one message. */
  ask(question: string): Promise<unknown>;
  stop(): Promise<void>;
};

/** Starts a server file, passes it `setup`, and waits until it reports its port. */
export async function startServer(file: URL, setup: unknown): Promise<ServerProcess> {
  const child: ChildProcess = fork(file, {
    // As main.ts has it while the built site runs.
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file.pathname} ended before it answered.`);
  });
  // A waiting caller gets the error. An end that was requested is no failure.
  ended.catch(() => undefined);
  const next = async () => (await Promise.race([once(child, 'message'), ended]))[0] as unknown;
  child.send({ setup });
  const { port } = (await next()) as { port: number };
  return {
    pid: child.pid ?? 0,
    port,
    ask(question) {
      const answer = next();
      child.send({ question });
      return answer;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}
