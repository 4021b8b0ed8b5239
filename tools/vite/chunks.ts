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
 * Behind the door of accounts, which the frame goes through: the part that only pages for signed-in people
 * use.
 */
const SIGNED_IN = [
  ...filesOf('features/accounts', ['account-endpoints']),
  ...filesOf('features/accounts/web', ['account-frame', 'deletion-banner', 'loaded', 'use-account']),
  ...filesOf('platform', ['use-reply', 'zoned-time']),
];
/**
 * Behind the door of the shop, which the frame goes through for the cart's number: the part that only pages
 * that sell use.
 */
const SELLING = filesOf('features/shop/web', [
  'change-lines',
  'entitlement-news',
  'use-add-to-cart',
  'use-entitlements',
]);
/** All that the frame uses of the shop: its door leads to offers too, which only pages that sell show. */
const SHOP_DOOR = join(SOURCES, 'features/shop/web/index.ts');
const SHOP_IN_FRAME: ReadonlySet<string> = new Set(
  filesOf('features/shop/web', ['cart-icon', 'keep-cart', 'use-cart', 'use-entitlement-changes']),
);
/** Every page loads these two. */
const FRAME_ENTRIES = ['entry.client.tsx', 'root.tsx'].map((file) => join(SOURCES, file));

const LEFT_OUT = [PACKAGES, SERVER_ONLY, /\.static\.tsx$/];
const BEHIND_DOORS: ReadonlySet<string> = new Set([...SIGNED_IN, ...SELLING]);

/** The files of these names below a folder. Throws for a name that is gone: its page would grow without a word. */
function filesOf(folder: string, names: readonly string[]): string[] {
  const files = readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' });
  return names.map((name) => {
    const file = files.find((each) => basename(each).replace(/\.tsx?$/, '') === name);
    if (file === undefined)
      throw new Error(`tools/vite/chunks.ts: no ${name}.ts(x) is below ${folder} any more.`);
    return join(SOURCES, folder, file);
  });
}

/**
 * The imports of the frame of every page, direct or not, apart from packages and from modules that only
 * loaders use.
 */
function reachFrame(context: Context): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...FRAME_ENTRIES];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id) || BEHIND_DOORS.has(id) || LEFT_OUT.some((pattern) => pattern.test(id))) continue;
    reached.add(id);
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    open.push(...(id === SHOP_DOOR ? imported.filter((each) => SHOP_IN_FRAME.has(each)) : imported));
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
