import { type Zippable, zipSync } from 'fflate';
import { MANIFEST } from './qti-names.ts';

/** The files of a package by their names in it. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;

/** A fixed time, the earliest that a ZIP can hold, so that every machine writes the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/** Compressed already. */
const STORED = /\.(?:m4a|mp3|png|jpg|webp)$/i;

/** A package as a ZIP, the manifest first. The same files always give the same bytes. */
export function packFiles(files: PackageFiles): Uint8Array {
  const order = [...files].sort(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1));
  const zippable: Zippable = Object.fromEntries(
    order.map(([name, bytes]) => [name, [bytes, { level: STORED.test(name) ? 0 : 9, mtime: NO_TIME }]]),
  );
  return zipSync(zippable);
}

const rank = (name: string) => (name === MANIFEST ? 0 : 1);
