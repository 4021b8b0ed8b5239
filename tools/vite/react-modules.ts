import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const WRAPPED = '?es-module';

const require = createRequire(import.meta.url);

/**
 * React comes as CommonJS, which every script that imports it would have to unwrap: 0.4 KB of helpers in a file of their
 * own, and `(0, x.jsx)(…)` for `jsx(…)`. So its names are exported once, beside it, by a real module.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, { kind }) {
      if (!PACKAGES.includes(source) || kind !== 'import-statement' || importer?.endsWith(WRAPPED))
        return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found ? { id: `${found.id}${WRAPPED}`, moduleSideEffects: false } : undefined;
    },
    load(id) {
      if (!id.endsWith(WRAPPED)) return undefined;
      const file = id.slice(0, -WRAPPED.length);
      const names = Object.keys(require(file)).filter((name) => /^[a-zA-Z]\w*$/.test(name));
      return [
        `import wrapped from ${JSON.stringify(file)};`,
        'export default wrapped;',
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => wrapped.${name})();`),
      ].join('\n');
    },
  };
}
