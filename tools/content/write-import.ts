import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SectionImport } from '#features/library/qti/import-section.ts';

type Imported = Extract<SectionImport, { ok: true }>;

/** Which files were written below the root, or the one that is there already: then nothing was written. */
export type WrittenImport =
  | { readonly ok: true; readonly written: readonly string[] }
  | { readonly ok: false; readonly taken: string };

/** Puts an imported mock test into the content and media directories. Never overwrites anything. */
export function writeImport({ content, media }: Imported, name: string, root: string): WrittenImport {
  const files = [
    ...[...content].map(([path, text]) => ({ path: join('content', path), bytes: Buffer.from(text) })),
    ...[...media].map(([path, bytes]) => ({ path: join('media', path), bytes })),
  ];
  const folders = [join('content/mock-tests', name), join('media/audio', name)];
  const taken = [...folders, ...files.map(({ path }) => path)].find((path) => existsSync(join(root, path)));
  if (taken !== undefined) return { ok: false, taken };
  for (const { path, bytes } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), bytes, { flag: 'wx' });
  }
  return { ok: true, written: files.map(({ path }) => path) };
}
