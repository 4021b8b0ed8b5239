import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { LoadBoundary } from '#ui/load-boundary.tsx';

const KeepBar = lazy(async () => ({ default: (await import('./keep-bar.tsx')).KeepBar }));

/**
 * Offers a word card to a learner who selects words in a text with `data-words`. Stands once on a page, behind its texts.
 * On pages with the texts `keepWords`. What it shows is loaded when something is selected.
 */
export function KeepWords() {
  const session = useSession();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (!session || isNeeded) return undefined;
    const look = () => {
      const selection = document.getSelection();
      if (selection && !selection.isCollapsed) setNeeded(true);
    };
    // Something may be selected before this is here.
    look();
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [session, isNeeded]);
  if (!session || !isNeeded) return null;
  return (
    <LoadBoundary fallback={null}>
      <Suspense fallback={null}>
        <KeepBar />
      </Suspense>
    </LoadBoundary>
  );
}
