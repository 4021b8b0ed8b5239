import { lazy, Suspense } from 'react';
import { LoadBoundary } from '#ui/load-boundary.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Chart } from '#ielts/paper/writing-paper.ts';
import { useText } from '#platform/i18n/text-provider.tsx';

/** Loads what draws charts. It is loaded on demand, because few pages have charts. */
export const loadCharts = () => import('./chart-figure.tsx');
const ChartFigure = lazy(async () => ({ default: (await loadCharts()).ChartFigure }));

/** A chart whose drawing code is loaded on demand. If that fails, the editor next to it still works. */
export function LazyChart({ chart }: { readonly chart: Chart }) {
  return (
    <LoadBoundary fallback={<ChartFailed title={chart.title} />}>
      <Suspense fallback={<Skeleton lines={8} />}>
        <ChartFigure chart={chart} />
      </Suspense>
    </LoadBoundary>
  );
}

function ChartFailed({ title }: { readonly title: string }) {
  const t = useText('questions');
  return (
    <Notice tone="error" announce>
      <span lang="en">{title}</span>: {t('chart.failed')}
    </Notice>
  );
}
