import type { Context } from 'hono';
import type { z } from 'zod';
import type { Api, ApiEnv } from './api-env.ts';
import { describeEndpoint } from './describe-endpoint.ts';
import { takesVisitors, type Endpoint, type InputOf } from './endpoint.ts';
import { findIdempotencyKey } from './idempotency-key.ts';
import { limitBody } from './limit-body.ts';
import { PROBLEMS, replyProblem, type FieldProblem, type Problem, type ProblemMembers } from './problem.ts';
import { readInput } from './read-input.ts';
import { writeJson } from './write-json.ts';

const DEFAULT_MAX_BODY_BYTES = 16 * 1024;

type Refusals<E extends Endpoint> = E['refusals'] extends readonly (infer R extends string)[]
  ? Readonly<Record<R, Problem>>
  : Readonly<Record<never, Problem>>;

/** A reply is only written out, so a handler may return read-only lists. */
type ReadonlyDeep<T> = T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T;

/**
 * The result of a handler: the reply of its contract (a response where it is a file), or one of its refusals.
 */
export type Answer<E extends Endpoint> =
  | (E['download'] extends string
      ? { readonly ok: true; readonly response: Response }
      : { readonly ok: true; readonly reply: ReadonlyDeep<z.input<E['reply']>> })
  | {
      readonly ok: false;
      readonly refusal: keyof Refusals<E> & string;
      readonly errors?: readonly FieldProblem[];
      /** What the refusal offers instead, such as other times. */
      readonly members?: ProblemMembers;
    };

const findActor = (context: Context) => (context as Context<ApiEnv>).get('findActor')();

/** A caller without the right to call gets this refusal before any of the request's body is read. */
async function bar(access: NonNullable<Endpoint['access']>, context: Context): Promise<Response | undefined> {
  const verdict = await findActor(context);
  if (verdict.state === 'over') return replyProblem(context, 'session-over', PROBLEMS['session-over']);
  if (takesVisitors(access)) return undefined;
  if (verdict.state === 'nobody') return replyProblem(context, 'sign-in-needed', PROBLEMS['sign-in-needed']);
  if (typeof access !== 'object') return undefined;
  const { role, needsTwoFactor = false } = verdict.actor;
  if (![access.role].flat().includes(role))
    return replyProblem(context, 'not-allowed', PROBLEMS['not-allowed']);
  return needsTwoFactor
    ? replyProblem(context, 'two-factor-needed', PROBLEMS['two-factor-needed'])
    : undefined;
}

/** The caller, behind the guard. */
async function actorOf(context: Context) {
  const verdict = await findActor(context);
  return verdict.state === 'known' ? verdict.actor : undefined;
}

/** How a call with the access `candidate` learns whose attempts it may see; undefined for the others. */
function candidateReader(api: Api, { access, path, refusals, unknownCandidate }: Endpoint) {
  if (access !== 'candidate') return undefined;
  if (!api.identifyCandidate) throw new Error(`${path}: the API is not wired to identify candidates`);
  if (unknownCandidate !== undefined && !refusals?.includes(unknownCandidate)) {
    throw new Error(`${path}: "${unknownCandidate}" is not among its refusals`);
  }
  return api.identifyCandidate;
}

/**
 * Puts a call on the API. Limits and checks its input, describes it, and turns the handler's result into a
 * reply or a problem. Only `refusals` decides the statuses.
 */
export function mountEndpoint<const E extends Endpoint>(
  api: Api,
  definition: E,
  refusals: Refusals<E>,
  handle: (input: InputOf<E>, context: Context<ApiEnv>) => Promise<Answer<E>> | Answer<E>,
): void {
  const table: Readonly<Record<string, Problem>> = refusals;
  const {
    access,
    unknownCandidate,
    upload,
    body,
    idempotent,
    maxBodyBytes = DEFAULT_MAX_BODY_BYTES,
  } = definition;
  const tooLarge = upload?.tooLarge ?? 'body-too-large';
  const refuseBody = (context: Context) =>
    replyProblem(context, tooLarge, table[tooLarge] ?? PROBLEMS['body-too-large']);
  const refuse = (
    context: Context,
    refusal: string,
    errors?: readonly FieldProblem[],
    members?: ProblemMembers,
  ) => {
    const problem = table[refusal];
    if (!problem) throw new Error(`${definition.path}: no problem is written for "${refusal}"`);
    return replyProblem(context, refusal, problem, errors, members);
  };
  const limit = body || upload ? limitBody(maxBodyBytes, refuseBody) : undefined;
  const identifyCandidate = candidateReader(api, definition);
  describeEndpoint(api, definition, table);
  api.on(
    [definition.method.toUpperCase()],
    [definition.path],
    api.frame(async (context) => {
      const barred = access && (await bar(access, context));
      if (barred) return barred;
      const idempotencyKey = idempotent && findIdempotencyKey(context);
      if (idempotent && !idempotencyKey) {
        return replyProblem(context, 'idempotency-key-needed', PROBLEMS['idempotency-key-needed']);
      }
      if (upload && !(await api.hasRoom())) return replyProblem(context, 'no-room', PROBLEMS['no-room']);
      const overlong = limit && (await limit(context));
      if (overlong) return overlong;
      const read = await readInput(definition, context);
      if (!read.ok) return read.response;
      const { params, query, body: sent } = read;
      const actor = access ? await actorOf(context) : undefined;
      const candidates = identifyCandidate?.(context, actor);
      if (unknownCandidate !== undefined && !candidates) return refuse(context, unknownCandidate);
      const answer = await handle(
        { params, query, body: sent, actor, candidates, idempotencyKey } as InputOf<E>,
        context,
      );
      if (answer.ok)
        return 'response' in answer
          ? answer.response
          : context.body(writeJson(answer.reply as object), 200, { 'Content-Type': 'application/json' });
      return refuse(context, answer.refusal, answer.errors, answer.members);
    }),
  );
}
