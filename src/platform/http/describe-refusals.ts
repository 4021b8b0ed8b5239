import { takesVisitors, type Endpoint } from './endpoint.ts';
import { PROBLEM_CONTENT } from './problem-schema.ts';
import { PROBLEMS, type Problem } from './problem.ts';

/** The refusals that a call's definition implies, before its handler runs. */
function platformRefusals({ access, params, query, body, upload, idempotent }: Endpoint) {
  const applies: Partial<Record<keyof typeof PROBLEMS, boolean>> = {
    'key-missing': true,
    'session-over': access !== undefined,
    'sign-in-needed': !takesVisitors(access),
    'not-allowed': typeof access === 'object',
    'two-factor-needed': typeof access === 'object',
    'idempotency-key-needed': idempotent === true,
    'body-too-large': body !== undefined && upload === undefined,
    'body-unreadable': body !== undefined,
    'body-invalid': body !== undefined || query !== undefined,
    'not-found': params !== undefined,
    'no-room': upload !== undefined,
  };
  return Object.entries(PROBLEMS).filter(([code]) => applies[code as keyof typeof PROBLEMS]);
}

/**
 * The refusals of a call for the API's description, one entry for each status: those of its contract, then those that
 * every call of its kind may be answered with.
 */
export function describeRefusals(definition: Endpoint, refusals: Readonly<Record<string, Problem>>) {
  const own = Object.entries(refusals).filter(([code]) => definition.refusals?.includes(code));
  const codes = new Map<number, string[]>();
  for (const [code, { status }] of [...own, ...platformRefusals(definition)]) {
    const same = codes.get(status) ?? [];
    if (!same.includes(code)) codes.set(status, [...same, code]);
  }
  return Object.fromEntries(
    [...codes].map(([status, names]) => [
      status,
      { description: names.join(', '), content: PROBLEM_CONTENT },
    ]),
  );
}
