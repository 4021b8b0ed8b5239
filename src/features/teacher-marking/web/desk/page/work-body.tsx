import { lazy, Suspense } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { DeskBodyProps } from './desk-body.ts';

const EssayBody = lazy(async () => ({ default: (await import('../text/essay-body.tsx')).EssayBody }));
const InterviewBody = lazy(async () => ({
  default: (await import('../text/interview-body.tsx')).InterviewBody,
}));

const BODIES = {
  'writing-task-1': EssayBody,
  'writing-task-2': EssayBody,
  speaking: InterviewBody,
} as const;

/** The one place where the desks of kinds of works differ. */
export function WorkBody(props: DeskBodyProps) {
  const t = useText('desk');
  const Body = BODIES[props.work.kind];
  return (
    <LoadBoundary fallback={<p role="alert">{t('partFailed')}</p>}>
      <Suspense fallback={<Skeleton lines={10} label={t('loading')} />}>
        <Body {...props} />
      </Suspense>
    </LoadBoundary>
  );
}
