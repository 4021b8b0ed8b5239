import type { z } from 'zod';
import type { Actor } from './actor.ts';
import type { Candidates } from './candidates.ts';

/** Accounts with this role, or with one of these, that have two-factor where the role needs it. */
type RoleAccess = { readonly role: string | readonly string[] };

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * One call of the API as browser and server share it. A feature's contract.ts has one value of this for each
 * call. `refusals` are the codes the call may answer with besides the platform's own.
 */
export type Endpoint = {
  readonly method: Method;
  /** With parameters as Hono writes them: `/api/attempts/:attemptId`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply: z.ZodType;
  readonly refusals?: readonly string[];
  /** The largest body accepted, in bytes. Default: 16 KiB. */
  readonly maxBodyBytes?: number;
  /**
   * Who may call it. Default: anybody. Others get 401 or 403 before their body is read. `anyone`: visitors
   * too, but the caller matters. An expired token gets 401 here. It must not be treated as a visitor.
   * `candidate`: as `anyone`, and the handler receives `candidates`: whose attempts the call may see.
   */
  readonly access?: 'anyone' | 'candidate' | 'signed-in' | RoleAccess;
  /**
   * With the access `candidate`: the refusal, one of `refusals`, for a browser that has not started anything. Without
   * it the handler receives such calls too, with undefined as `candidates`.
   */
  readonly unknownCandidate?: string;
  /**
   * Accepts a file instead of JSON, which the handler reads (readUpload): the bytes alone, or a field of a
   * form.
   */
  readonly upload?: {
    /** The field of a multipart form. */
    readonly field: string;
    /** Media types, for the description. The type of a file follows from its content. */
    readonly types: readonly string[];
    /** The refusal of a body above `maxBodyBytes`. */
    readonly tooLarge: string;
  };
  /**
   * Requires a header Idempotency-Key. The same key by the same caller means the same act, done once however
   * often it is sent.
   */
  readonly idempotent?: true;
  /** Answers with a file of this type instead of JSON: the handler returns the response. */
  readonly download?: string;
};

/** The part of an endpoint that a browser needs to send it. A page imports this much; the schemas would weigh 31 KB. */
export type EndpointLine = Pick<Endpoint, 'method' | 'path' | 'download'>;

/** Endpoint lines by the names of their calls: one table, which the contract and the browser's client share. */
export type EndpointLines = Readonly<Record<string, EndpointLine>>;

type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;
type Read<S> = S extends z.ZodType ? z.output<S> : undefined;

/** The input and the reply of a call, as a browser sees them. */
export type CallOf<E extends Endpoint> = {
  params: Sent<E['params']>;
  query: Sent<E['query']>;
  body: Sent<E['body']>;
  reply: z.output<E['reply']>;
  refusal: E['refusals'] extends readonly (infer R)[] ? R : never;
};

/** The input of a handler. */
export type InputOf<E extends Endpoint> = {
  params: Read<E['params']>;
  query: Read<E['query']>;
  body: Read<E['body']>;
  /** The caller; undefined for a visitor, and where the caller does not matter. */
  actor: E['access'] extends 'signed-in' | RoleAccess
    ? Actor
    : E['access'] extends 'anyone' | 'candidate'
      ? Actor | undefined
      : undefined;
  /** Whose attempts the call may see; always defined where `unknownCandidate` refuses the others. */
  candidates: E['access'] extends 'candidate'
    ? E['unknownCandidate'] extends string
      ? Candidates
      : Candidates | undefined
    : undefined;
  /** 8 to 100 letters, digits, hyphens and underscores. */
  idempotencyKey: E['idempotent'] extends true ? string : undefined;
};

/** Whether visitors may call it too, as long as they send no token that has ended. */
export function takesVisitors(access: Endpoint['access']): boolean {
  return access === undefined || access === 'anyone' || access === 'candidate';
}

/** Defines an endpoint and preserves its own types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
