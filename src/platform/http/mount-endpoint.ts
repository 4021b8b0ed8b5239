import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { describeRoute, resolver, validator } from 'hono-openapi';
import type { z } from 'zod';
import type { Api, ApiEnv } from './api-env.ts';
import type { Endpoint, InputOf } from './endpoint.ts';
import { PROBLEMS, replyProblem, type FieldProblem, type Problem } from './problem.ts';

const DEFAULT_MAX_BODY_BYTES = 16 * 1024;
const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

type Refusals<E extends Endpoint> = E['refusals'] extends readonly (infer R extends string)[]
  ? Readonly<Record<R, Problem>>
  : Readonly<Record<never, Problem>>;

/** What a handler answers: the reply of its contract (a response where it is a file), or one of its refusals. */
export type Answer<E extends Endpoint> =
  | (E['download'] extends string
      ? { readonly ok: true; readonly response: Response }
      : { readonly ok: true; readonly reply: z.input<E['reply']> })
  | {
      readonly ok: false;
      readonly refusal: keyof Refusals<E> & string;
      readonly errors?: readonly FieldProblem[];
    };

type Issue = {
  readonly message: string;
  readonly path?: readonly unknown[] | undefined;
  /** Unknown fields of the object at `path`; zod says them in one issue. */
  readonly keys?: readonly string[];
};

function fieldProblems(issues: readonly Issue[]): FieldProblem[] {
  return issues
    .flatMap(({ message, path = [], keys }) => {
      const place = path.map((step) =>
        String(typeof step === 'object' && step !== null && 'key' in step ? step.key : step),
      );
      const fields = keys ? keys.map((key) => [...place, key]) : [place];
      return fields.map((field) => ({
        field: field.join('.'),
        code: 'invalid',
        message: keys ? 'Unknown field' : message,
      }));
    })
    .slice(0, 20);
}

function check(target: 'json' | 'param' | 'query', schema: z.ZodType) {
  return validator(target, schema, (result, context) => {
    if (result.success) return undefined;
    // A path that cannot name anything is an address with nothing behind it.
    if (target === 'param') return replyProblem(context, 'not-found', PROBLEMS['not-found']);
    return replyProblem(context, 'body-invalid', PROBLEMS['body-invalid'], fieldProblems(result.error));
  });
}

const bytes = { type: 'string', format: 'binary' } as const;

/** An upload as the API description tells it: the bytes alone, or a form with one file. */
function uploadContent({ field, types }: NonNullable<Endpoint['upload']>) {
  const form = { type: 'object' as const, properties: { [field]: bytes }, required: [field] };
  return {
    ...Object.fromEntries(types.map((type) => [type, { schema: bytes }])),
    'multipart/form-data': { schema: form },
  };
}

const findActor = (context: Context) => (context as Context<ApiEnv>).var.findActor();

/** Lets in whom the definition names, before anything of the request's body is read. */
function guard(access: NonNullable<Endpoint['access']>) {
  return async (context: Context, next: () => Promise<void>) => {
    const verdict = await findActor(context);
    if (verdict.state === 'over') return replyProblem(context, 'session-over', PROBLEMS['session-over']);
    if (access === 'anyone') return next();
    if (verdict.state === 'nobody')
      return replyProblem(context, 'sign-in-needed', PROBLEMS['sign-in-needed']);
    if (access !== 'signed-in' && access.role !== verdict.actor.role) {
      return replyProblem(context, 'not-allowed', PROBLEMS['not-allowed']);
    }
    return next();
  };
}

/** Alternatives, as OpenAPI lists them: who may stay a visitor needs no token. */
function securityOf(access: NonNullable<Endpoint['access']>): Record<string, string[]>[] {
  const signedIn = { appKey: [], accessToken: [] };
  return access === 'anyone' ? [{ appKey: [] }, signedIn] : [signedIn];
}

/** The part of the API description that only the definition knows. */
function description(definition: Endpoint, refusals: Readonly<Record<string, Problem>>) {
  const problems = Object.entries(refusals).filter(([code]) => definition.refusals?.includes(code));
  const statuses = [...new Set(problems.map(([, problem]) => problem.status))];
  const done = definition.download
    ? { [definition.download]: {} }
    : { 'application/json': { schema: resolver(definition.reply) } };
  return describeRoute({
    summary: definition.summary,
    tags: [definition.path.split('/')[2] ?? 'api'],
    ...(definition.access ? { security: securityOf(definition.access) } : {}),
    ...(definition.idempotent ? { parameters: [KEY_PARAMETER] } : {}),
    ...(definition.upload
      ? { requestBody: { required: true, content: uploadContent(definition.upload) } }
      : {}),
    responses: {
      200: { description: 'Done', content: done },
      ...Object.fromEntries(
        statuses.map((status) => [
          status,
          {
            description: problems
              .filter(([, problem]) => problem.status === status)
              .map(([code]) => code)
              .join(', '),
            content: { 'application/problem+json': {} },
          },
        ]),
      ),
    },
  });
}

/** The key of an act that is done once, as its caller made it up. */
function keyOf(context: Context): string | undefined {
  const key = context.req.header('idempotency-key');
  return key !== undefined && IDEMPOTENCY_KEY.test(key) ? key : undefined;
}

async function needKey(context: Context, next: () => Promise<void>) {
  if (keyOf(context) !== undefined) return next();
  return replyProblem(context, 'idempotency-key-needed', PROBLEMS['idempotency-key-needed']);
}

const KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: true,
  schema: { type: 'string' as const, pattern: IDEMPOTENCY_KEY.source },
};

/** Who calls, behind the guard. */
async function actorOf(context: Context) {
  const verdict = await findActor(context);
  return verdict.state === 'known' ? verdict.actor : undefined;
}

/**
 * Puts a call on the API: limits and checks what comes in, describes it, and turns the handler's answer into a reply or
 * a problem. Statuses are decided by `refusals` alone.
 */
export function mountEndpoint<const E extends Endpoint>(
  api: Api,
  definition: E,
  refusals: Refusals<E>,
  handle: (input: InputOf<E>, context: Context<ApiEnv>) => Promise<Answer<E>> | Answer<E>,
): void {
  const pass = async (_: Context, next: () => Promise<void>) => next();
  const table: Readonly<Record<string, Problem>> = refusals;
  const tooLarge = definition.upload?.tooLarge ?? 'body-too-large';
  api.on(
    [definition.method.toUpperCase()],
    [definition.path],
    description(definition, table),
    definition.access ? guard(definition.access) : pass,
    definition.idempotent ? needKey : pass,
    bodyLimit({
      maxSize: definition.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES,
      onError: (context) => replyProblem(context, tooLarge, table[tooLarge] ?? PROBLEMS['body-too-large']),
    }),
    definition.params ? check('param', definition.params) : pass,
    definition.query ? check('query', definition.query) : pass,
    definition.body ? check('json', definition.body) : pass,
    async (context: Context) => {
      const read = (target: string) => context.req.valid(target as never) as unknown;
      const input = {
        params: definition.params ? read('param') : undefined,
        query: definition.query ? read('query') : undefined,
        body: definition.body ? read('json') : undefined,
        actor: definition.access ? await actorOf(context) : undefined,
        idempotencyKey: definition.idempotent ? keyOf(context) : undefined,
      } as InputOf<E>;
      const answer = await handle(input, context);
      if (answer.ok) return 'response' in answer ? answer.response : context.json(answer.reply as object);
      const problem = table[answer.refusal];
      if (!problem) throw new Error(`${definition.path}: no problem is written for "${answer.refusal}"`);
      return replyProblem(context, answer.refusal, problem, answer.errors);
    },
  );
}
