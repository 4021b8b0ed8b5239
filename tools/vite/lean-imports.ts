import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** Loads the styles that come with a part, then the part. Files are named from the site's root. */
const LOAD = `
export function __vitePreload(load, files = []) {
  const styles = files.map((file) => {
    const href = '/' + file;
    if (!file.endsWith('.css') || document.querySelector('link[href="' + href + '"]')) return undefined;
    return new Promise((resolve) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.onload = link.onerror = resolve;
      link.href = href;
      document.head.append(link);
    });
  });
  return Promise.all(styles).then(load);
}
`;

/**
 * The prefix of every `import()` in the browser. Vite's own helper weighs 0.6 KB on every page, mostly for
 * hints that the router's page has already. A release of Vite that moves it fails the build.
 */
export function leanImports(): Plugin {
  let found = false;
  return {
    name: 'lean-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== HELPER) return undefined;
      found = true;
      return LOAD;
    },
    buildEnd(error) {
      if (!error && !found && process.env.NODE_ENV === 'production')
        this.error(`${HELPER} is not there any more.`);
    },
  };
}
