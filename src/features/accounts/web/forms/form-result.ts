import type { CallResult } from '#platform/api-client/api-client.ts';

/** Why a form was not taken. `unsolved`: the check against bots does not answer. */
export type FormFailure =
  | Exclude<CallResult<never>, { ok: true }>
  | { readonly ok: false; readonly kind: 'unsolved' };

export type FormResult<Reply> = { readonly ok: true; readonly reply: Reply } | FormFailure;
