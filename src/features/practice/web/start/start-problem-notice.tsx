import { useEffect, useRef } from 'react';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { StartProblem } from './use-start-session.ts';

/** Why a session did not start, moved into view. Where a plan or an account would open it, that is one step away. */
export function StartProblemNotice({ problem }: { readonly problem: StartProblem | undefined }) {
  const t = useText('practice');
  const box = useRef<HTMLDivElement>(null);
  // The button may be far down a long page.
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [problem]);
  if (!problem) return null;
  const { text, needs } = problem;
  const to = needs === 'plan' ? paths.plans() : paths.signup({ next: paths.practice() });
  const action = needs && <TextLink to={to}>{t(needs === 'plan' ? 'plans' : 'today.signUp')}</TextLink>;
  return (
    <div ref={box}>
      <Notice tone={needs ? 'info' : 'error'} announce action={action}>
        <p>{text}</p>
      </Notice>
    </div>
  );
}
