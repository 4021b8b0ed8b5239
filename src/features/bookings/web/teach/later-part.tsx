import { Suspense, type ReactNode } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** A part whose script is loaded when a teacher opens it, or what to do where it could not be. */
export function LaterPart({ children }: { readonly children: ReactNode }) {
  const t = useText('teachCalendar');
  return (
    <LoadBoundary
      fallback={
        <Notice tone="error" announce title={t('views.failedTitle')}>
          <p>{t('views.failedText')}</p>
        </Notice>
      }
    >
      <Suspense fallback={<Skeleton lines={4} label={t('loading')} />}>{children}</Suspense>
    </LoadBoundary>
  );
}
