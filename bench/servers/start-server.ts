import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server of a benchmark, in a process of its own. */
export type ServerProcess = {
  readonly pid: number;
  readonly port: number;
  /** Asks the process a question; it answers with one message. */
  ask(question: string): Promise<unknown>;
  stop(): Promise<void>;
};

/** Starts a server file, hands it `setup`, and waits until it tells its port. */
export async function startServer(file: URL, setup: unknown): Promise<ServerProcess> {
  const child: ChildProcess = fork(file, {
    // As main.ts has it while the built site runs.
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file.pathname} ended before it answered.`);
  });
  // Whoever waits for an answer hears of it; an end that was asked for is nobody's failure.
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
