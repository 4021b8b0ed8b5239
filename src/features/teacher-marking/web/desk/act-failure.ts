import type { CallResult } from '#platform/api-client/api-client.ts';

/** Why an act failed: the server's refusal in its words, or no connection. */
export type ActFailure =
  | { readonly kind: 'unreachable' }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly title: string;
      readonly detail: string;
    };

/** The failure of a call. Undefined: it succeeded. */
export function failureOf(result: CallResult<unknown>): ActFailure | undefined {
  if (result.ok) return undefined;
  if (result.kind === 'unreachable') return { kind: 'unreachable' };
  const { title, detail } = result.problem;
  return { kind: 'refused', code: result.code, title, detail };
}
