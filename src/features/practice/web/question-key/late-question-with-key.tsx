import { lazy, Suspense } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { QuestionWithKeyProps } from './question-with-key.tsx';

const Late = lazy(async () => ({ default: (await import('./question-with-key.tsx')).QuestionWithKey }));

/** A question with its key. What draws the questions of all types is loaded with the first one that is opened. */
export function LateQuestionWithKey(props: QuestionWithKeyProps) {
  const t = useText('questionKey');
  return (
    <LoadBoundary
      fallback={
        <Notice tone="error" announce>
          {t('notLoaded')}
        </Notice>
      }
    >
      <Suspense fallback={<Skeleton lines={6} label={t('loading')} />}>
        <Late {...props} />
      </Suspense>
    </LoadBoundary>
  );
}
