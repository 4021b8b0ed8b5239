import type { ReactNode } from 'react';
import type { CallResult } from '#platform/api-client/api-client.ts';
import { Notice } from '#ui/notice.tsx';

/** Why a call was not answered as wanted. */
export type CallFailure = Exclude<CallResult<never>, { readonly ok: true }>;

type CallProblemProps = {
  readonly failure: CallFailure | undefined;
  /** Where no answer came: the act may have been done. */
  readonly uncertain: string;
  /** What the page adds to a refusal. */
  readonly children?: ReactNode;
};

/** What the server says about a refusal, or that no answer came. */
export function CallProblem({ failure, uncertain, children }: CallProblemProps) {
  if (failure === undefined) return null;
  return failure.kind === 'unreachable' ? (
    <Notice tone="warning" announce>
      {uncertain}
    </Notice>
  ) : (
    <Notice tone="error" announce title={failure.problem.title}>
      <p>{failure.problem.detail}</p>
      {children}
    </Notice>
  );
}
