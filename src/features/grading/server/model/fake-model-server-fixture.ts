import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { plausibleReply, type Judge } from './fake-judge-fixture.ts';

/** A server of our own that speaks the protocol of OpenAI: chat completions and transcriptions. For tests. */

/** One request, as the server read it. */
export type FakeRequest = {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The JSON of a chat completion; the form's bytes as text, one character a byte, of a transcription. */
  readonly body: ChatBody;
  readonly raw: string;
};
export type ChatBody = {
  readonly model?: string;
  readonly messages?: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: {
    readonly type: string;
    readonly json_schema?: { readonly schema: unknown; readonly strict?: boolean };
  };
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly tools?: unknown;
};

/** What to answer. Undefined in a script: plausibly, with real quotes. */
export type FakeReply =
  /** The text of the model. */
  | {
      readonly content: string;
      readonly finish?: 'stop' | 'length' | 'content_filter';
      readonly usage?: false;
    }
  /** The model declines. */
  | { readonly refusal: string }
  /** A change to the text that the model would plausibly have given. */
  | { readonly change: (content: string) => string; readonly finish?: 'stop' | 'length' }
  /** A whole body with its status. */
  | {
      readonly status: number;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Nothing, for so long; then plausibly. */
  | { readonly slowMs: number }
  /** The connection is closed without an answer. */
  | { readonly hangUp: true };

export type FakeWord = { readonly word: string; readonly start: number; readonly end: number };

export type FakeModelOptions = {
  /** What each request gets; `index` counts all requests but probes, from 0. */
  readonly script?: (request: FakeRequest, index: number) => FakeReply | undefined;
  /** Also for the probe that finds out which formats the server honours. */
  readonly probe?: (request: FakeRequest) => FakeReply | undefined;
  /** The strongest format that the server honours. It ignores a stronger one. `schema` without this. */
  readonly honours?: 'schema' | 'object' | 'nothing';
  /** Parameters that get a 400. */
  readonly refuses?: readonly ('temperature' | 'max_completion_tokens' | 'json_schema' | 'json_object')[];
  /** How the model judges; without it everything is in the middle. */
  readonly judge?: Judge;
  /** What a transcription hears; without it some plain words. */
  readonly heard?: (request: FakeRequest) => readonly FakeWord[];
};

export type FakeModelServer = {
  /** For `AI_BASE_URL`. */
  readonly baseUrl: string;
  /** All requests so far, probes too. */
  readonly requests: readonly FakeRequest[];
  /** Replaces the options from now on. */
  readonly use: (options: FakeModelOptions) => void;
  readonly close: () => Promise<void>;
};

/** Replies for a script. */
export const FAKE_REPLIES = {
  declined: { refusal: 'I cannot help with that.' },
  filtered: { content: '', finish: 'content_filter' },
  rubbish: { content: 'The weather is fine, and my hovercraft is full of eels.' },
  noList: { content: '[]' },
  empty: { content: '' },
  truncated: { change: (content) => content.slice(0, content.length / 2), finish: 'length' },
  fenced: { change: (content) => `Here it is:\n\`\`\`json\n${content}\n\`\`\`\nI hope {this} helps.` },
  wrongLevel: { change: (content) => content.replace(/"(?:medium|same)"/u, '"excellent"') },
  missingQuote: { change: (content) => content.replace(/"quote": ?"[^"]*"/gu, '"quote":""') },
  untrueQuote: {
    change: (content) => content.replace(/"quote": ?"[^"]*"/gu, '"quote":"Nobody ever wrote these words."'),
  },
  extra: { change: (content) => content.replace(/^\{/u, '{"band": 9,') },
  tooMany: (seconds: number) => ({
    status: 429,
    headers: { 'retry-after': String(seconds) },
    body: '{"error":{"message":"Rate limit reached","code":"rate_limit_exceeded"}}',
  }),
  broken: { status: 500, body: '<html>Internal Server Error</html>' },
  badKey: { status: 401, body: '{"error":{"message":"Incorrect API key provided"}}' },
  errorInside: { status: 200, body: '{"error":{"message":"The model is overloaded","code":503}}' },
  noJson: { status: 200, body: 'OK' },
  elsewhere: { status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: '' },
  huge: { content: 'x'.repeat(3_000_000) },
} as const satisfies Record<string, FakeReply | ((seconds: number) => FakeReply)>;

const PROBE = /\bprobe\b/u;
const PLAIN_WORDS = 'well I live in a small town near the sea and I really like it'.split(' ');

/** Starts the server on a free port of this machine. */
export async function startFakeModelServer(first: FakeModelOptions = {}): Promise<FakeModelServer> {
  let options = first;
  let index = 0;
  const requests: FakeRequest[] = [];

  async function answer(request: FakeRequest, response: ServerResponse): Promise<void> {
    if (request.path.endsWith('/audio/transcriptions')) {
      const scripted = options.script?.(request, index++);
      await reply(scripted ?? transcriptOf(options.heard?.(request)), request, response);
      return;
    }
    if (!request.path.endsWith('/chat/completions')) {
      send(response, { status: 404, body: '{"error":{"message":"Not found"}}' });
      return;
    }
    const refused = refusedParameter(request.body, options.refuses ?? []);
    if (refused !== undefined) {
      const message = `Unsupported parameter: '${refused}' is not supported with this model.`;
      send(response, { status: 400, body: JSON.stringify({ error: { message, param: refused } }) });
      return;
    }
    const isProbe = PROBE.test(JSON.stringify(request.body.messages?.[0] ?? {}));
    const scripted = isProbe ? options.probe?.(request) : options.script?.(request, index++);
    await reply(scripted ?? {}, request, response);
  }

  async function reply(
    scripted: FakeReply | Record<never, never>,
    request: FakeRequest,
    response: ServerResponse,
  ): Promise<void> {
    if ('hangUp' in scripted) {
      response.destroy();
      return;
    }
    if ('slowMs' in scripted) await wait(scripted.slowMs, undefined, { ref: false });
    send(response, 'status' in scripted ? scripted : completionOf(scripted, request, options));
  }

  const server = createServer((incoming, response) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const raw = Buffer.concat(parts).toString('latin1');
      const request = {
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: readBody(Buffer.concat(parts).toString('utf8')),
        raw,
      };
      requests.push(request);
      void answer(request, response);
    });
  });
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    use(next) {
      options = next;
      index = 0;
    },
    close: () =>
      new Promise((fulfil) => {
        server.close(() => fulfil());
        server.closeAllConnections();
      }),
  };
}

type WholeReply = Extract<FakeReply, { status: number }>;

function send(response: ServerResponse, { status, body, headers }: WholeReply): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

function readBody(text: string): ChatBody {
  try {
    return JSON.parse(text) as ChatBody;
  } catch {
    return {};
  }
}

function refusedParameter(body: ChatBody, refuses: readonly string[]): string | undefined {
  if (body.response_format && refuses.includes(body.response_format.type)) return 'response_format';
  return refuses.find((name) => name in body);
}

function completionOf(
  scripted: FakeReply | Record<never, never>,
  { body }: FakeRequest,
  { judge, honours = 'schema' }: FakeModelOptions,
): WholeReply {
  const plausible = plausibleReply(body, judge, honours);
  const content =
    'content' in scripted ? scripted.content : 'change' in scripted ? scripted.change(plausible) : plausible;
  const refusal = 'refusal' in scripted ? scripted.refusal : undefined;
  const finish = 'finish' in scripted ? scripted.finish : 'stop';
  const completion = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    model: body.model,
    choices: [
      {
        index: 0,
        finish_reason: finish,
        message: { role: 'assistant', content: refusal === undefined ? content : null, refusal },
      },
    ],
    ...('usage' in scripted
      ? {}
      : { usage: { prompt_tokens: JSON.stringify(body).length >> 2, completion_tokens: 50 } }),
  };
  return { status: 200, body: JSON.stringify(completion) };
}

/** As a server answers with `response_format=verbose_json` and times of words. */
function transcriptOf(heard: readonly FakeWord[] | undefined): WholeReply {
  const words = heard ?? PLAIN_WORDS.map((word, at) => ({ word, start: at * 0.4, end: at * 0.4 + 0.3 }));
  const text = words.map(({ word }) => word).join(' ');
  const duration = words[words.length - 1]?.end ?? 0;
  const body = { task: 'transcribe', language: 'english', duration, text, words };
  return { status: 200, body: JSON.stringify(body) };
}
