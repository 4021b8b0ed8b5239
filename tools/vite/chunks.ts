import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

type ModuleInfo = { readonly importedIds: readonly string[] };
type Context = { readonly getModuleInfo: (id: string) => ModuleInfo | null };

const SOURCES = join(import.meta.dirname, '../../src');
const PACKAGES =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|set-cookie-parser|@tanstack)[\\/]/;
const FORMS = /src[\\/]ui[\\/](?:field|text-field|select-field|text-area|focus-first-error)\b/;
const ANSWERS = /src[\\/]ui[\\/](?:notice|text-link)\b/;
/** Only loaders use the imports of these files. */
const SERVER_ONLY = /render-(?:frame|part)\.tsx$|bare-failure\.tsx$/;
/**
 * Doors of features that the frame goes through, and what it uses of them. They lead to parts of other pages
 * too, and the bundler reports every import of a door.
 */
const DOORS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  doorOf('accounts', ['guard-session', 'keep-session', 'sign-out', 'use-session', 'use-session-guard']),
  doorOf('shop', ['cart-icon', 'keep-cart', 'use-cart']),
]);
/** Every page loads these two. */
const FRAME_ENTRIES = ['entry.client.tsx', 'root.tsx'].map((file) => join(SOURCES, file));

const LEFT_OUT = [PACKAGES, SERVER_ONLY, /\.static\.tsx$/];

/** Throws for a name that is gone: the frame would be cut without a word. */
function doorOf(feature: string, names: readonly string[]): readonly [string, ReadonlySet<string>] {
  const folder = join(SOURCES, 'features', feature, 'web');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const used = names.map((name) => {
    const file = files.find((each) => basename(each).replace(/\.tsx?$/, '') === name);
    if (file === undefined)
      throw new Error(`tools/vite/chunks.ts: no ${name}.ts(x) is below ${folder} any more.`);
    return join(folder, file);
  });
  return [join(folder, 'index.ts'), new Set(used)];
}

/**
 * The imports of the frame of every page, direct or not, apart from packages and from modules that only
 * loaders use.
 */
function reachFrame(context: Context): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...FRAME_ENTRIES];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id) || LEFT_OUT.some((pattern) => pattern.test(id))) continue;
    reached.add(id);
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    const used = DOORS.get(id);
    open.push(...(used ? imported.filter((each) => used.has(each)) : imported));
  }
  return reached;
}

/**
 * How the scripts are cut. `packages` changes only with them, every page loads `site`, and the others are
 * shared by pages of one kind. Many small files cost more than they save: a compressor finds nothing to share
 * between files (docs/decisions/0006-chunks.md).
 */
export function chunkGroups() {
  let frame: ReadonlySet<string> | undefined;
  return [
    { name: 'packages', test: PACKAGES },
    {
      name: (id: string, context: Context) => {
        frame ??= reachFrame(context);
        return frame.has(id) || id.endsWith('loader-meta.ts') ? 'site' : null;
      },
      debugName: 'site',
    },
    { name: 'forms', test: FORMS, minShareCount: 2 },
    { name: 'answers', test: ANSWERS },
  ];
}
