// First, so that a component's own style wins over the base where both have the same specificity.
import '#ui/tokens.css';
import '#ui/base.css';
import { useMemo } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import {
  EARLY_SESSION_SCRIPT,
  guardSession,
  signOut,
  useSessionGuard,
} from '#features/accounts/web/index.ts';
import { renderFrame, SiteErrorPage, SiteShell } from '#features/site/web/index.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE } from '#platform/i18n/language.ts';
import { collectTexts, TextProvider } from '#platform/i18n/text-provider.tsx';
import { installationContext, languageContext } from '#platform/http/page-context.ts';
import { pageTexts } from '#platform/http/page-texts.ts';
import { loadPolyfillsScript } from '#platform/old-browsers/early-script.ts';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { findCookie } from '#platform/http/cookie.ts';
import { SlotProvider } from '#platform/pages/slot.tsx';
import { SLOTS } from './slots.tsx';

/** The facts about a page that its `handle` gives to the frame around it. */
export type PageHandle = {
  /** `none`: neither header nor footer (auth forms, the mock-test player). */
  readonly chrome?: 'none';
};

/**
 * Runs before the first paint: sets the theme that was chosen in settings, and hides or shows parts by the
 * stored session. Notes the path that the document is of, which hydration compares.
 */
function earlyScript(polyfills: string | undefined): string {
  const script = `var d=document.documentElement;d.setAttribute('data-path',location.pathname);
try{var t=localStorage.getItem('theme');
if(t==='light'||t==='dark')d.setAttribute('data-theme',t);
${EARLY_SESSION_SCRIPT}}catch(e){}`;
  // A page that is being left must not be written to: that would call the way back off.
  return polyfills === undefined ? script : `${script}\nif(!d.hidden)${loadPolyfillsScript(polyfills)}`;
}

export const clientMiddleware = [guardSession];

export function loader(page: LoaderFunctionArgs) {
  const { context } = page;
  const language = context.get(languageContext);
  return {
    language,
    installation: context.get(installationContext),
    ...renderFrame(page),
    texts: pageTexts(context, 'site', 'cartButton'),
  };
}

/**
 * The root's data changes with the language alone. The toggle revalidates by itself; another tab may have changed the
 * language since, and then the next page comes in it, frame and all.
 */
export function shouldRevalidate({
  defaultShouldRevalidate,
  nextUrl,
  currentUrl,
}: ShouldRevalidateFunctionArgs) {
  if (nextUrl.href === currentUrl.href) return defaultShouldRevalidate;
  const remembered = findCookie(document.cookie, LANGUAGE_COOKIE);
  return remembered !== undefined && remembered !== document.documentElement.lang;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const language = data?.language ?? DEFAULT_LANGUAGE;
  const matches = useMatches();
  const catalogue = useMemo(() => collectTexts(matches), [matches]);
  return (
    <html
      lang={language}
      data-api-base={data?.installation.apiBase}
      data-app-key={data?.installation.appKey}
      data-guarded={data?.installation.guarded}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script
          // Its work is done when the page hydrates, so no script repeats it.
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? earlyScript(data?.installation.polyfills) : '',
          }}
          suppressHydrationWarning
        />
        <Meta />
        <Links />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        <TextProvider language={language} catalogue={catalogue}>
          {children}
        </TextProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function hasChrome(matches: ReturnType<typeof useMatches>): boolean {
  return !matches.some(({ handle }) => (handle as PageHandle | undefined)?.chrome === 'none');
}

export default function Root() {
  useSessionGuard();
  return (
    <SiteShell chrome={hasChrome(useMatches())} onSignOut={signOut}>
      <SlotProvider value={SLOTS}>
        <Outlet />
      </SlotProvider>
    </SiteShell>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <SiteErrorPage error={error} onSignOut={signOut} />;
}
