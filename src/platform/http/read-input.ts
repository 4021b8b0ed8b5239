import type { Context } from 'hono';
import type { z } from 'zod';
import type { Language } from '../i18n/language.ts';
import type { Endpoint } from './endpoint.ts';
import { FIELD_MESSAGES } from './field-message.ts';
import { PROBLEMS, replyProblem, type FieldProblem } from './problem.ts';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

type Issue = {
  readonly message: string;
  readonly path?: readonly unknown[] | undefined;
  /** Unknown fields of the object at `path`; zod reports them in one issue. */
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
        message,
      }));
    })
    .slice(0, 20);
}

type Parts = { readonly params: unknown; readonly query: unknown; readonly body: unknown };
type Input = ({ readonly ok: true } & Parts) | { readonly ok: false; readonly response: Response };

const refuse = (response: Response) => ({ ok: false, response }) as const;

/** A name that appears once is a text, a repeated one is a list. */
function queryOf({ req: { url } }: Context): object {
  const at = url.indexOf('?');
  if (at < 0) return {};
  const query = new Map<string, string | string[]>();
  new URLSearchParams(url.slice(at + 1)).forEach((value, name) => {
    const before = query.get(name);
    query.set(name, before === undefined ? value : [before, value].flat());
  });
  return Object.fromEntries(query);
}

/** The body as it was sent; an empty object when it has another type. Throws when it is not JSON. */
async function jsonOf(context: Context): Promise<unknown> {
  return JSON_TYPE.test(context.req.header('content-type') ?? '') ? await context.req.json() : {};
}

/**
 * Reads and checks the input of a call. A path that cannot name anything is `not-found`. A query or body that
 * does not fit is `body-invalid`, with the place of each mistake. A body that is not JSON is
 * `body-unreadable`.
 */
export async function readInput(
  { params, query, body }: Pick<Endpoint, 'params' | 'query' | 'body'>,
  context: Context,
): Promise<Input> {
  const invalid = (error: z.ZodError) =>
    refuse(replyProblem(context, 'body-invalid', PROBLEMS['body-invalid'], fieldProblems(error.issues)));

  const messages = FIELD_MESSAGES[context.get('language') as Language];
  const named = params?.safeParse(context.req.param());
  // A path that cannot name anything is an address without a page.
  if (named?.success === false) return refuse(replyProblem(context, 'not-found', PROBLEMS['not-found']));
  const checked = query?.safeParse(queryOf(context), messages);
  if (checked?.success === false) return invalid(checked.error);
  if (!body) return { ok: true, params: named?.data, query: checked?.data, body: undefined };

  let sent: unknown;
  try {
    sent = await jsonOf(context);
  } catch {
    return refuse(replyProblem(context, 'body-unreadable', PROBLEMS['body-unreadable']));
  }
  const read = body.safeParse(sent, messages);
  return read.success
    ? { ok: true, params: named?.data, query: checked?.data, body: read.data }
    : invalid(read.error);
}
