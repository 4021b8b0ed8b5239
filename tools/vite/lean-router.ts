import type { Plugin } from 'vite';

const UNUSED = 'react-router/dist/production/lib/router/instrumentation.js';

/** What the router imports of that module, doing what it does when nothing is instrumented. */
const NOTHING = `
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
// The server's, which is in the package's index and in no bundle.
export const instrumentHandler = undefined;
export const instrumentationResultMetaContext = undefined;
`;

/**
 * Leaves the router's hooks for measuring instruments out of the browser's bundle: 1 KB on every page that we never
 * call. A release of the router that has the module elsewhere, or needs more of it, fails the build.
 */
export function leanRouter(): Plugin {
  let found = false;
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!id.replaceAll('\\', '/').endsWith(UNUSED)) return undefined;
      found = true;
      return NOTHING;
    },
    buildEnd(error) {
      if (!error && !found && process.env.NODE_ENV === 'production')
        this.error(`${UNUSED} is not there any more.`);
    },
  };
}
