import type { CallResult } from '#platform/api-client/api-client.ts';
import { Notice } from '#ui/notice.tsx';
import { useBackOfficeText } from './use-back-office-text.ts';

/** Why something was not done. */
export function FailureNotice({ failure }: { readonly failure: Exclude<CallResult<never>, { ok: true }> }) {
  const text = useBackOfficeText();
  const refused = failure.kind === 'refused' ? failure.problem : undefined;
  return (
    <Notice tone="error" announce title={refused?.title ?? text('lostTitle')}>
      <p>{refused?.detail ?? text('lost')}</p>
    </Notice>
  );
}
