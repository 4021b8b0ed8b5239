import type { Plugin } from 'vite';
import { cutCode, type SyntaxNode } from './cut-code.ts';
import type { Entry } from './entry-pages.ts';

const ROUTER = /react-router[\\/]dist[\\/]production[\\/](lib[\\/].*\.js)$/;

/** Replacements for the router's instrumentation hooks, with the behaviour of an uninstrumented router. */
const NO_INSTRUMENTS = `
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
// The server's, which is in the package's index and in no bundle.
export const instrumentHandler = undefined;
export const instrumentationResultMetaContext = undefined;
`;

/**
 * When a page's script cannot be loaded, the router leaves the page to the browser. Offline the browser shows
 * its own message. Here such a page throws instead, and the site explains it (site-error-page.tsx). It throws
 * when it is shown: the router ignores a script that fails to load.
 */
const FAILING_LOAD = `
export async function loadRouteModule(route, loaded) {
  try {
    return (loaded[route.id] ??= await import(/* @vite-ignore */ route.module));
  } catch (error) {
    return { default() { throw error; } };
  }
}
`;

/** Modules of the router that the browser gets in our version, in every entry. */
const OWN_MODULES: Readonly<Record<string, string>> = {
  'lib/dom/ssr/routeModules.js': FAILING_LOAD,
};

/** Modules that public pages get in our version, because it is smaller. */
const LEAN_MODULES: Readonly<Record<string, string>> = {
  ...OWN_MODULES,
  'lib/router/instrumentation.js': NO_INSTRUMENTS,
};

const UNREACHED = '{ throw new Error("not in this build") }';

/**
 * Functions that no page of ours reaches. Everything is changed through the API, so there are no actions,
 * submissions and fetchers. Nothing is prefetched, and the root has its own error page. The rest is for
 * development, other rendering modes and other routers.
 */
const OWN_BODIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'lib/router/router.js': {
    fetch: UNREACHED,
    handleAction: UNREACHED,
    handleFetcherAction: UNREACHED,
    handleFetcherLoader: UNREACHED,
    normalizeNavigateOptions: '{ return { path }; }',
  },
  'lib/dom/ssr/single-fetch.js': {
    nonSsrStrategy: UNREACHED,
    singleFetchActionStrategy: UNREACHED,
    singleFetchLoaderFetcherStrategy: UNREACHED,
  },
  'lib/dom/ssr/routes.js': {
    createClientRoutesWithHMRRevalidationOptOut: UNREACHED,
    noActionDefinedError: UNREACHED,
    preventInvalidServerHandlerCall: '{}',
    wrapShouldRevalidateForHdr: UNREACHED,
  },
  'lib/dom/ssr/components.js': {
    PrefetchPageLinks: UNREACHED,
    usePrefetchBehavior: '{ return [false, null, {}]; }',
  },
  // The last resort, when the site's error page fails as well.
  'lib/dom/ssr/errorBoundaries.js': {
    RemixRootDefaultErrorBoundary: `{ return React$1.createElement("html", null,
      React$1.createElement("body", null, "Please reload this page. 請重新載入這個頁面。")); }`,
  },
  'lib/dom/lib.js': { useViewTransitionState: '{ return false; }' },
  'lib/hooks.js': {
    DefaultErrorComponent: UNREACHED,
    RSCErrorHandler: UNREACHED,
    useNavigateUnstable: UNREACHED,
  },
};

/** Names that a public page must not import, because they need the removed code. */
const GIVEN_UP =
  /import \{[^}]*\b(Form|useFetchers?|useSubmit|useFormAction|useActionData|PrefetchPageLinks|useViewTransitionState)\b[^}]*\} from 'react-router'/;

/** Packages that would weigh on every public page. */
const OFFICE_PACKAGE = /from '(@tanstack\/react-query)'/;

const CALLS = {
  assertions: new Set(['invariant', 'UNSAFE_invariant']),
  warnings: new Set(['warning', 'warningOnce', 'warnOnce']),
  pure: new Set(['createContext', 'forwardRef', 'memo']),
};

const fileOf = (id: string) => ROUTER.exec(id)?.[1]?.replaceAll('\\', '/');

/**
 * Removes the parts of the router that our site does not use from the browser's bundle
 * (docs/decisions/0009-lean-bundles.md). The build fails when a release of the router moves them, or a public
 * page needs them. The office entry has the complete router (docs/decisions/0031-office-entry.md).
 */
export function leanRouter(entry: Entry): Plugin {
  const lean = entry === 'public';
  const modules = lean ? LEAN_MODULES : OWN_MODULES;
  const expected = new Set([
    ...Object.keys(modules),
    ...Object.entries(lean ? OWN_BODIES : {}).flatMap(([file, bodies]) =>
      Object.keys(bodies).map((name) => `${file} ${name}`),
    ),
  ]);
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const file = fileOf(id) ?? '';
      const own = modules[file];
      if (own !== undefined) expected.delete(file);
      return own;
    },
    transform(code, id) {
      if (!lean) return undefined;
      const ours = id.includes('node_modules') ? '' : code;
      const needed = GIVEN_UP.exec(ours)?.[1];
      if (needed) this.error(`${needed} needs a part of the router that is left out (${id}).`);
      const heavy = OFFICE_PACKAGE.exec(ours)?.[1];
      if (heavy) this.error(`${heavy} is for pages of the office entry (${id}).`);
      const file = fileOf(id);
      if (file === undefined) return undefined;
      const program = this.parse(code) as unknown as SyntaxNode;
      const cut = cutCode(code, program, { ...CALLS, bodies: OWN_BODIES[file] ?? {} });
      for (const name of cut.met) expected.delete(`${file} ${name}`);
      return { code: cut.code, map: null };
    },
    buildEnd(error) {
      if (error || process.env.NODE_ENV !== 'production' || expected.size === 0) return;
      this.error(`Not in the router any more: ${[...expected].join(', ')}.`);
    },
  };
}
