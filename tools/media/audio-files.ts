import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { earlierAudioSchema } from '#features/library/server/papers/audio-manifest.ts';
import type { Encoded } from './encode.ts';

/** Undefined: there is none, or one of an older form. */
export function readManifest<S extends z.ZodType>(
  directory: string,
  name: string,
  schema: S,
): z.output<S> | undefined {
  const file = join(directory, `${name}.json`);
  if (!existsSync(file)) return undefined;
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data : undefined;
}

export function writeManifest(directory: string, name: string, manifest: unknown): void {
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, `${name}.json`), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Whether the file is there and is the one that the manifest means. */
export function isIntact(
  directory: string,
  { file, sha256 }: { readonly file: string; readonly sha256: string },
): boolean {
  const path = join(directory, file);
  if (!existsSync(path)) return false;
  return createHash('sha256').update(readFileSync(path)).digest('hex') === sha256;
}

/**
 * Writes audio under a name that holds its hash, so that it may be cached for ever. Returns its entry for a
 * manifest.
 */
export function writeAudio(directory: string, name: string, { bytes, sha256, durationMs }: Encoded) {
  const file = `${name}-${sha256.slice(0, 16)}.m4a`;
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, file), bytes);
  return { file, sha256, bytes: bytes.length, durationMs };
}

/** Deletes the media that no manifest names; audio, unless `kind` says otherwise. Returns the names. */
export function deleteUnnamed(
  directory: string,
  named: ReadonlySet<string>,
  kind: RegExp = /\.m4a$/u,
): string[] {
  if (!existsSync(directory)) return [];
  const unnamed = readdirSync(directory).filter((file) => kind.test(file) && !named.has(file));
  for (const file of unnamed) rmSync(join(directory, file));
  return unnamed;
}

const EARLIER = 'earlier';

/**
 * Lists the audio that no manifest names in `earlier.json`, because attempts at a published paper still play what they
 * started with. Returns the names that are new there.
 */
export function keepUnnamed(directory: string, named: ReadonlySet<string>): string[] {
  const before = readManifest(directory, EARLIER, earlierAudioSchema)?.files ?? [];
  const there = existsSync(directory) ? readdirSync(directory) : [];
  const unnamed = there.filter((file) => file.endsWith('.m4a') && !named.has(file)).sort();
  if (unnamed.length > 0) writeManifest(directory, EARLIER, { files: unnamed });
  return unnamed.filter((file) => !before.includes(file));
}
