import type { CallResult } from '#platform/api-client/api-client.ts';
import { Notice } from '#ui/notice.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';

/** Why something was not done. */
export function FailureNotice({ failure }: { readonly failure: Exclude<CallResult<never>, { ok: true }> }) {
  const text = useText('backOffice');
  const refused = failure.kind === 'refused' ? failure.problem : undefined;
  return (
    <Notice tone="error" announce title={refused?.title ?? text('lostTitle')}>
      <p>{refused?.detail ?? text('lost')}</p>
    </Notice>
  );
}
