import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type IconModule = { readonly __iconData: { readonly node: readonly [string, Record<string, string>][] } };

const CREATE_ICON = join(import.meta.dirname, '../../src/ui/icons/create-icon.ts');
const IMPORT = /import \{([^}]*)\} from 'lucide-react';/g;
const DRAWING = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** The file of each exported name of lucide-react: `X` -> `icons/x.mjs`. */
function readIconFiles(barrel: string): ReadonlyMap<string, string> {
  const lines = readFileSync(barrel, 'utf8').matchAll(/export \{([^}]*)\} from '(\.\/icons\/[\w-]+\.mjs)'/g);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  );
}

/**
 * Takes the drawings from lucide-react and leaves its runtime out (1.5 KB on every page). Each icon becomes a
 * separate module, and its nodes are passed to our `createIcon`. Types and development use the package as it
 * is.
 */
export function leanIcons(): Plugin {
  const barrel = join(
    dirname(createRequire(import.meta.url).resolve('lucide-react')),
    '../esm/lucide-react.mjs',
  );
  const files = readIconFiles(barrel);
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (DRAWING.test(id)) {
        const { __iconData: icon }: IconModule = await import(pathToFileURL(id).href);
        const nodes = icon.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
        return `import { createIcon } from ${JSON.stringify(CREATE_ICON)};
          export default /* @__PURE__ */ createIcon(${JSON.stringify(nodes)});`;
      }
      if (id.includes('node_modules') || !code.includes("from 'lucide-react'")) return undefined;
      return code.replace(IMPORT, (_whole, names: string) =>
        names
          .split(',')
          .filter((each) => each.trim() !== '')
          .map((each) => {
            const [name = '', local = name] = each.trim().split(' as ');
            const file = files.get(name);
            if (file === undefined) throw new Error(`lucide-react has no icon ${name} (${id}).`);
            return `import ${local} from ${JSON.stringify(join(dirname(barrel), file))};`;
          })
          .join(' '),
      );
    },
  };
}
