import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { readonly file: string; readonly imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

const BUILT = 'build/client';
/** What every page loads, as the manifest names it: with or without the router's own query. */
const FRAME = [/entry\.client\.tsx$/, /^src\/root\.tsx(?:\?|$)/];

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Bytes on the wire. The site sends small files as they are. */
function sizeOf(file: string): number {
  const path = join(BUILT, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

function listFiles(manifest: Manifest, keys: readonly string[], found: Set<string>): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build's manifest does not have ${key}.`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    listFiles(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/**
 * Bytes of the scripts that a page needs to become interactive: the frame's and its own, as they are sent. `module` is
 * the page's source file, such as `src/features/site/web/home-page.tsx`. Throws when the build does not have it. What a
 * page fetches later, on idle or on a click, is not counted, apart from `parts`: modules that the page cannot do without.
 */
export function weighScripts(manifest: Manifest, module: string, ...parts: readonly string[]): number {
  const keys = Object.keys(manifest);
  const own = keys.filter((key) => key === module || key.startsWith(`${module}?`));
  const frame = FRAME.map((pattern) => keys.filter((key) => pattern.test(key)));
  if (own.length === 0 || frame.some((found) => found.length === 0))
    throw new Error(`The build does not have the frame, or not the page ${module}.`);
  return [...listFiles(manifest, [...frame.flat(), ...own, ...parts], new Set())]
    .map(sizeOf)
    .reduce((sum, bytes) => sum + bytes, 0);
}
