import { z } from 'zod';
import { estimateTokens, type TokenCount } from './usage.ts';

/** The forms of an answer that a server may be asked for, the strongest first. */
export const REPLY_FORMATS = ['json-schema', 'json-object', 'text'] as const;
export type ReplyFormat = (typeof REPLY_FORMATS)[number];

/** What a server was found to accept. */
export type Dialect = {
  readonly format: ReplyFormat;
  readonly temperature: boolean;
  readonly limit: 'max_completion_tokens' | 'max_tokens' | 'none';
};

export type ChatQuestion = {
  readonly system: string;
  readonly user: string;
  /** A name for the schema: letters and underscores. */
  readonly name: string;
  /** JSON Schema within the limits of strict mode: objects, strings and enums, all of them required. */
  readonly schema: object;
  /** The most tokens that the answer may have. */
  readonly mostTokens: number;
};

export type ChatOutcome =
  | { readonly kind: 'text'; readonly text: string; readonly cutOff: boolean }
  /** The model does not want to answer. */
  | { readonly kind: 'declined' }
  /** The server does not accept the request; `said` is at most 2,000 letters of its reason. */
  | { readonly kind: 'refused'; readonly status: number; readonly said: string }
  /** Too many requests; it says how long to wait. */
  | { readonly kind: 'busy'; readonly waitMs: number | undefined }
  | { readonly kind: 'broken' }
  | { readonly kind: 'unreachable' }
  /** No chat completion, or a huge one. */
  | { readonly kind: 'rubbish' }
  | { readonly kind: 'stopped' };
export type ChatResult = { readonly outcome: ChatOutcome; readonly tokens: TokenCount };

export type ChatServer = {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly fetch: typeof fetch;
};

/** An answer of 24 quotes has less than 20 KB. The rest of a longer one is not read. */
const MOST_BYTES = 256 * 1024;
const MOST_SAID = 2_000;

/** One request for a chat completion. Every failure is a value. Redirects are not followed: texts go to one host. */
export async function completeChat(
  { baseUrl, apiKey, model, fetch }: ChatServer,
  question: ChatQuestion,
  dialect: Dialect,
  signal: AbortSignal,
): Promise<ChatResult> {
  const body = JSON.stringify(requestOf(model, question, dialect));
  const asked = estimateTokens(body);
  const unanswered = { in: asked, out: 0, estimated: true };
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body,
      signal,
      redirect: 'error',
    });
    const text = await readStart(response);
    if (text === undefined) {
      return {
        outcome: { kind: 'rubbish' },
        tokens: { ...unanswered, out: question.mostTokens },
      };
    }
    return readAnswer(response, text, asked);
  } catch {
    return { outcome: { kind: signal.aborted ? 'stopped' : 'unreachable' }, tokens: unanswered };
  }
}

function requestOf(
  model: string,
  { system, user, name, schema, mostTokens }: ChatQuestion,
  dialect: Dialect,
) {
  const formats = {
    'json-schema': {
      response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
    },
    'json-object': { response_format: { type: 'json_object' } },
    text: {},
  };
  return {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    ...formats[dialect.format],
    ...(dialect.temperature ? { temperature: 0 } : {}),
    ...(dialect.limit === 'none' ? {} : { [dialect.limit]: mostTokens }),
  };
}

/** The body as text; undefined where it is longer than any answer. */
async function readStart(response: Response): Promise<string | undefined> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts).toString('utf8');
    parts.push(value);
    bytes += value.byteLength;
    if (bytes > MOST_BYTES) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
  }
}

const errorSchema = z.object({
  error: z.union([
    z.string(),
    z.object({ message: z.string().optional(), code: z.union([z.string(), z.number()]).nullish() }),
  ]),
});
const count = z.number().int().nonnegative().max(10_000_000);
const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(undefined),
});

function readAnswer(response: Response, text: string, asked: number): ChatResult {
  const body = parse(text);
  const completion = completionSchema.safeParse(body);
  const usage = completion.success ? completion.data.usage : undefined;
  const tokens = usage
    ? { in: usage.prompt_tokens, out: usage.completion_tokens, estimated: false }
    : { in: asked, out: response.ok ? estimateTokens(text) : 0, estimated: true };
  const error = errorSchema.safeParse(body);
  if (!response.ok || error.success) {
    const status = response.ok && error.success ? statusInside(error.data.error) : response.status;
    return { outcome: failureOf(status, text, response.headers.get('retry-after')), tokens };
  }
  const choice = completion.success ? completion.data.choices[0] : undefined;
  if (!choice) return { outcome: { kind: 'rubbish' }, tokens };
  const { message, finish_reason: finish } = choice;
  if (message.refusal || finish === 'content_filter') return { outcome: { kind: 'declined' }, tokens };
  return {
    outcome: { kind: 'text', text: message.content ?? '', cutOff: finish === 'length' },
    tokens,
  };
}

/** The status of an error in a 200. Without a number it is the server's own failure. */
function statusInside(error: z.output<typeof errorSchema>['error']): number {
  if (typeof error === 'string') return 500;
  if (error.code === 'rate_limit_exceeded') return 429;
  const code = Number(error.code);
  return Number.isInteger(code) && code >= 400 && code < 600 ? code : 500;
}

function failureOf(status: number, text: string, retryAfter: string | null): ChatOutcome {
  if (status === 429) return { kind: 'busy', waitMs: readWait(retryAfter) };
  if (status >= 500 || status === 408) return { kind: 'broken' };
  return { kind: 'refused', status, said: text.slice(0, MOST_SAID) };
}

/** Seconds, or a date. */
function readWait(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
