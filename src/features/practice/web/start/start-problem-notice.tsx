import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { StartProblem } from './use-start-session.ts';

/** Why a session did not start. Where a plan would open it, the plans are one step away. */
export function StartProblemNotice({ problem }: { readonly problem: StartProblem | undefined }) {
  const t = useText('practice');
  if (!problem) return null;
  const { text, needsPlan } = problem;
  return (
    <Notice tone={needsPlan ? 'info' : 'error'} announce>
      <p>
        {text} {needsPlan ? <TextLink to={paths.plans()}>{t('plans')}</TextLink> : null}
      </p>
    </Notice>
  );
}
