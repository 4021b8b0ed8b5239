import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { OFFICE_MANIFEST } from '../src/office-entry.ts';

/**
 * The last step of a build: adds the office entry's files, makes the script for old browsers, puts the media beside the
 * pages and writes `.br` and
 * `.gz` next to every file that gains by it, so that serving one costs no compression.
 */
const COMPRESSIBLE = /\.(?:js|css|svg|json|html|txt|xml)$/;
const SMALLEST_BYTES = 256;
const ASSETS = 'build/client/assets';

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** One classic script, which may come before any other: the bundles of pages are modules, and those wait. */
async function buildPolyfills(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('#platform/old-browsers/polyfills.ts'));
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: ['chrome75', 'firefox68', 'safari12'],
      lib: { entry, formats: ['iife'], name: 'oldBrowsers' },
    },
  });
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The script for old browsers was not built.');
  return chunk.code;
}

/** The office entry is served from the same address; the server reads its list of files (src/server/handle-page.ts). */
async function addOfficeEntry(): Promise<void> {
  const { default: manifest } = (await import(pathToFileURL('build/office/server/index.js').href)) as {
    default: object;
  };
  writeFileSync(OFFICE_MANIFEST, JSON.stringify(manifest));
  cpSync('build/office/client/assets', ASSETS, { recursive: true });
}

await addOfficeEntry();
for (const file of listFiles(ASSETS).filter((each) => each.includes('old-browsers-'))) rmSync(file);
const polyfills = await buildPolyfills();
const hash = createHash('sha256').update(polyfills).digest('base64url').slice(0, 8);
writeFileSync(join(ASSETS, `old-browsers-${hash}.js`), polyfills);

rmSync('build/media', { recursive: true, force: true });
// Manifests of audio stay on the server: they name files of a test that only its candidates may load.
cpSync('media', 'build/media', { recursive: true, filter: (source) => !source.endsWith('.json') });

for (const file of [...listFiles(ASSETS), ...listFiles('build/media')]) {
  if (!COMPRESSIBLE.test(file)) continue;
  const bytes = readFileSync(file);
  if (bytes.length < SMALLEST_BYTES) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
