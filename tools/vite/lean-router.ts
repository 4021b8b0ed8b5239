import type { Plugin } from 'vite';

/** What the router imports of its hooks for measuring instruments, doing what they do when nothing is instrumented. */
const NO_INSTRUMENTS = `
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
// The server's, which is in the package's index and in no bundle.
export const instrumentHandler = undefined;
export const instrumentationResultMetaContext = undefined;
`;

/**
 * The router's own leaves a page whose script cannot be had to the browser, which shows its own words when there is no
 * connection. Here such a page throws in its place, and the site says what happened (site-error-page.tsx). It throws
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

const OWN_MODULES: readonly (readonly [file: string, code: string])[] = [
  ['react-router/dist/production/lib/router/instrumentation.js', NO_INSTRUMENTS],
  ['react-router/dist/production/lib/dom/ssr/routeModules.js', FAILING_LOAD],
];

/**
 * Two modules of the router that the browser gets in our version: its hooks for measuring instruments, 1 KB on every
 * page that we never call, and how it loads a page's script. A release of the router that has them elsewhere, or needs
 * more of them, fails the build.
 */
export function leanRouter(): Plugin {
  const found = new Set<string>();
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const own = OWN_MODULES.find(([file]) => id.replaceAll('\\', '/').endsWith(file));
      if (!own) return undefined;
      found.add(own[0]);
      return own[1];
    },
    buildEnd(error) {
      if (error || process.env.NODE_ENV !== 'production') return;
      const missing = OWN_MODULES.find(([file]) => !found.has(file));
      if (missing) this.error(`${missing[0]} is not there any more.`);
    },
  };
}
