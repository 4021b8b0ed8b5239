import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { StaticPart } from '#platform/pages/static-part.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { BareFailure } from './bare-failure.tsx';
import type { FailureKind } from './failure-view.static.tsx';
import { SiteShell } from './site-shell.tsx';
import { useSiteFrame } from './use-site-frame.ts';

/** How browsers' messages start when the server cannot be reached, for data and for a page's script. */
const UNREACHED = /^(?:Failed to fetch|NetworkError|Load failed|error loading|Importing a)/;

function kindOf(error: unknown): FailureKind {
  if (isRouteErrorResponse(error) && error.status === 404) return 'notFound';
  const unreached = error instanceof TypeError && UNREACHED.test(error.message);
  return unreached || (typeof navigator === 'object' && !navigator.onLine) ? 'offline' : 'crash';
}

/** So often a page that could not be loaded looks whether the server can be reached. */
const AGAIN_MS = 2_000;

/**
 * Reloads the page from the server, which may have another version by now. It waits while the server is unreachable.
 */
async function comeBack(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    await fetch(window.location.href, { method: 'HEAD' });
  } catch {
    return;
  }
  window.location.reload();
}

function reload(event: React.FormEvent): void {
  event.preventDefault();
  window.location.reload();
}

type ErrorPageProps = { readonly error: unknown; readonly onSignOut: () => Promise<boolean> };

/**
 * The body when a page was missing or could not be shown. Its texts were loaded with the first page. Without them the
 * server failed, and its answer stays as it is. The frame is shown only where it cannot be the cause.
 */
export function SiteErrorPage({ error, onSignOut }: ErrorPageProps) {
  const text = useText('site');
  const kind = kindOf(error);
  const frame = useSiteFrame();
  useEffect(() => {
    if (kind !== 'offline') return undefined;
    void comeBack();
    // Not by the browser's `online` event: it may come before the server can be reached.
    const again = setInterval(comeBack, AGAIN_MS);
    return () => clearInterval(again);
  }, [kind]);
  if (!frame) {
    return import.meta.env.SSR ? (
      <div data-part="failure">
        <BareFailure />
      </div>
    ) : (
      <StaticPart part="failure" />
    );
  }
  return (
    <SiteShell chrome={isRouteErrorResponse(error)} onSignOut={onSignOut}>
      <title>{text(`failure.${kind}Title`)}</title>
      <meta name="robots" content="noindex" />
      <StaticPart key={kind} {...frame.failures[kind]} onSubmit={reload} />
    </SiteShell>
  );
}
