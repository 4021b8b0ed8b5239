import { pbkdf2Sync, randomBytes } from 'node:crypto';
import { onTestFinished, vi } from 'vitest';

/** A call of the API as a page sent it. */
export type SentCall = {
  readonly method: string;
  readonly path: string;
  /** Without the question mark; undefined: the address had none. */
  readonly query: string | undefined;
  readonly body: unknown;
  /** The access token it was sent with. */
  readonly token: string | undefined;
};

type Answer = (call: SentCall) => Response | Promise<Response>;

const text = (body: unknown) => (typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined);

/**
 * Replaces the server until the test is over, by path. Returns the calls so far. A path without an answer
 * fails as without a connection.
 */
export function answerApi(answers: Readonly<Record<string, Answer>>): readonly SentCall[] {
  const sent: SentCall[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const [path = '', query] = address.split('?');
    const token = /^Bearer (.+)$/.exec(new Headers(init.headers).get('authorization') ?? '')?.[1];
    const call = {
      method: init.method ?? 'GET',
      path,
      query: query || undefined,
      body: text(init.body),
      token,
    };
    sent.push(call);
    return (answers[path] ?? noConnection)(call);
  });
  return sent;
}

/** An answer that never came. */
export function noConnection(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

export const reply = (body: object): Response => Response.json({ status: true, ...body });

/** A refusal in the form of all our problems. */
export function refusal(
  code: string,
  status: number,
  besides: object = {},
  headers: Record<string, string> = {},
): Response {
  const problem = {
    type: `urn:ninefold:problem:${code}`,
    title: 'A title',
    status,
    detail: 'What happened, what is safe, what to do.',
    ...besides,
  };
  return Response.json(problem, { status, headers });
}

/** An answer that the test gives when it is time. */
export function heldAnswer() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, give: resolve };
}

/** Our own bot challenge, solved by the first number that is tried. Each has a different solution. */
export function easyChallenge(): Response {
  const [nonce, salt] = [randomBytes(16), randomBytes(16)];
  const key = pbkdf2Sync(Buffer.concat([nonce, Buffer.alloc(4)]), salt, 1, 32, 'sha256');
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyPrefix: key.toString('hex'),
    nonce: nonce.toString('hex'),
    salt: salt.toString('hex'),
  };
  return reply({ kind: 'altcha', challenge: { parameters } });
}
