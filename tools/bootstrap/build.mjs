import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24, runWithProgress } from './run.mjs';

const MARK = 'build/.built-from';
const SOURCES = [
  'src',
  'media',
  'tools/build-files.ts',
  'tools/vite',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
];
const NOT_BUILT = /\.(test|e2e)\.tsx?$|README\.md$/;

function addTo(hash, path) {
  if (NOT_BUILT.test(path)) return;
  try {
    const names = readdirSync(path).sort();
    for (const name of names) addTo(hash, join(path, name));
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    hash.update(path).update('\0').update(readFileSync(path));
  }
}

/** What the build is made from, as one hash: contents, not times, so that a checkout does not look new. */
function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) if (existsSync(source)) addTo(hash, source);
  return hash.digest('hex');
}

/** Builds pages and server when a source is not what was built last. */
export async function buildSite() {
  const wanted = sourcesHash();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  rmSync(MARK, { force: true });
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = ['node_modules/@react-router/dev/bin.cjs', 'build'];
  await runWithProgress('Building the site', node24(), build, { env: { ...env, SITE_ENTRY: 'public' } });
  // For the pages of the back office (docs/decisions/0031-office-entry.md).
  await runWithProgress('Building the office', node24(), build, { env: { ...env, SITE_ENTRY: 'office' } });
  await runWithProgress('Compressing files', node24(), ['tools/build-files.ts']);
  writeFileSync(MARK, wanted);
}
