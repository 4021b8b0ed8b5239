import { lazy, Suspense } from 'react';
import type { LessonGroup } from '#ielts/exercises/lesson-group.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { lateModule } from '#platform/pages/late-module.ts';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { GroupViewProps } from '../views/group-view.ts';

const lateViews = lateModule(() => import('./late-views.ts'));

/** Loads the views of all types, so that each is drawn at once and without a connection. */
export const loadLateViews = lateViews.load;

type LateGroupProps = GroupViewProps<LessonGroup>;

const Late = lazy(async () => {
  const { LATE_VIEWS } = await loadLateViews();
  return {
    default(props: LateGroupProps) {
      const View = LATE_VIEWS[props.group.type];
      return View ? <View {...props} /> : null;
    },
  };
});

/** The questions of a group whose view is loaded on demand. */
export function LateGroup(props: LateGroupProps) {
  const t = useText('exercises');
  const View = lateViews.get()?.LATE_VIEWS[props.group.type];
  if (View) return <View {...props} />;
  return (
    <LoadBoundary
      fallback={
        <Notice tone="error" announce>
          {t('notLoaded')}
        </Notice>
      }
    >
      <Suspense fallback={<Skeleton lines={6} />}>
        <Late {...props} />
      </Suspense>
    </LoadBoundary>
  );
}
