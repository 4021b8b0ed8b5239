import { once } from 'node:events';

/** A connection to a browser that speaks WebDriver BiDi (https://w3c.github.io/webdriver-bidi). */
export type BidiConnection = {
  /** Sends a command and returns its result. Throws with the browser's error. */
  send<Result>(method: string, params: object): Promise<Result>;
  close(): void;
};

type Reply = { readonly id: number | null } & (
  | { readonly type: 'success'; readonly result: unknown }
  | { readonly type: 'error'; readonly error: string; readonly message: string }
);

export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let commands = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Reply;
    const command = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.type === 'success') command?.resolve(message.result);
    else command?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    for (const command of waiting.values()) command.reject(new Error('The browser has gone.'));
  });
  await once(socket, 'open');
  return {
    send<Result>(method: string, params: object) {
      commands += 1;
      const command = Promise.withResolvers<unknown>();
      waiting.set(commands, command);
      socket.send(JSON.stringify({ id: commands, method, params }));
      return command.promise as Promise<Result>;
    },
    close: () => socket.close(),
  };
}
