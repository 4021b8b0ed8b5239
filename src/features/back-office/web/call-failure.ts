import type { CallResult } from '#platform/api-client/api-client.ts';

export type FailedCall = Exclude<CallResult<never>, { ok: true }>;

/** A refused or failed call, thrown as react-query expects. */
export class CallFailure extends Error {
  readonly result: FailedCall;

  constructor(result: FailedCall) {
    super(result.kind === 'refused' ? result.code : result.kind);
    this.result = result;
  }
}

/** The reply of a call. Throws `CallFailure`. */
export async function replyOrThrow<Reply>(call: Promise<CallResult<Reply>>): Promise<Reply> {
  const result = await call;
  if (!result.ok) throw new CallFailure(result);
  return result.reply;
}

/** The reason of a thrown failure. Throws any other error, which is a bug. */
export function failureOf(error: unknown): FailedCall | undefined {
  if (error === null || error === undefined) return undefined;
  if (error instanceof CallFailure) return error.result;
  throw error;
}
