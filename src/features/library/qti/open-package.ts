import { unzipSync } from 'fflate';
import type { PackageFiles } from './pack.ts';
import { MANIFEST } from './qti-names.ts';

/** The reason why a file cannot be read as a package, and what to do. */
export type PackageProblem = { readonly what: string; readonly how: string };
export type OpenedPackage =
  | {
      readonly ok: true;
      readonly files: PackageFiles;
      /** Names that lead out of the package. */
      readonly passedOver: readonly string[];
    }
  | { readonly ok: false; readonly problem: PackageProblem };

const MEGABYTE = 1024 * 1024;
const LARGEST = {
  archive: 100 * MEGABYTE,
  all: 250 * MEGABYTE,
  /** The size limit of XML, since parsed elements need many times its size in memory. */
  allXml: 12 * MEGABYTE,
  file: 60 * MEGABYTE,
  xml: 2 * MEGABYTE,
};
const MOST_FILES = 2_000;

/** The files that an import can use. Nothing else is unpacked. */
const USED = /\.(?:xml|json|svg|png|m4a|mp4|mp3|jpe?g|gif|webp|txt|html?)$/i;

/** The extra files of macOS archives. They have the names of the files and nothing of their content. */
const OF_A_SYSTEM = /(?:^|[/\\])(?:__MACOSX[/\\]|\._)/;

const refuse = (what: string, how: string): OpenedPackage => ({ ok: false, problem: { what, how } });

/**
 * Unpacks a package into memory. Sizes are read from the archive's directory first, and no file gets more room than
 * announced. A small archive therefore cannot grow without end. Names never reach the disk. A folder around the whole
 * package is removed.
 */
export function openPackage(archive: Uint8Array): OpenedPackage {
  if (archive.length > LARGEST.archive) {
    return refuse(
      `The file has more than ${LARGEST.archive / MEGABYTE} MB.`,
      'Export fewer sections at a time.',
    );
  }
  const passedOver: string[] = [];
  let tooLarge: string | undefined;
  const announced = { all: 0, xml: 0 };
  let count = 0;
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(archive, {
      filter({ name, originalSize }) {
        count += 1;
        if (count > MOST_FILES || tooLarge !== undefined || name.endsWith('/')) return false;
        if (cleanName(name) === undefined) passedOver.push(name);
        if (cleanName(name) === undefined || !USED.test(name) || OF_A_SYSTEM.test(name)) return false;
        const isXml = /\.xml$/i.test(name);
        announced.all += originalSize;
        announced.xml += isXml ? originalSize : 0;
        const past = announced.all > LARGEST.all || announced.xml > LARGEST.allXml;
        if (past || originalSize > (isXml ? LARGEST.xml : LARGEST.file)) tooLarge = name;
        return tooLarge === undefined;
      },
    });
  } catch {
    return refuse(
      'The file is no ZIP archive, or it is damaged.',
      'Export it again, or unpack it and pack it again.',
    );
  }
  if (count > MOST_FILES) {
    return refuse(`The archive has more than ${MOST_FILES} files.`, 'Export fewer sections at a time.');
  }
  if (tooLarge !== undefined) {
    return refuse(
      `The archive is too large, or ${printable(tooLarge)} in it is.`,
      'Remove what is not needed.',
    );
  }
  const files = Object.entries(unpacked).map(([name, bytes]): [string, Uint8Array] => [
    cleanName(name) ?? '',
    bytes,
  ]);
  // A package within the package has a manifest too. The outermost one counts.
  const [manifest] = files
    .map(([name]) => name)
    .filter((name) => name === MANIFEST || name.endsWith(`/${MANIFEST}`))
    .sort((one, other) => one.split('/').length - other.split('/').length);
  if (manifest === undefined) {
    return refuse(
      `There is no ${MANIFEST} in it.`,
      'A QTI package has one: choose “QTI 3” and “package” in the export.',
    );
  }
  const folder = manifest.slice(0, -MANIFEST.length);
  const inside = files.flatMap(([name, bytes]): [string, Uint8Array][] =>
    name.startsWith(folder) ? [[name.slice(folder.length), bytes]] : [],
  );
  return { ok: true, files: new Map(inside), passedOver: passedOver.map(printable) };
}

/** A name with forward slashes; undefined where it leads out of the package. */
function cleanName(name: string): string | undefined {
  const steps = name.replaceAll('\\', '/').split('/');
  const bad = steps.some((step) => step === '..') || /^(?:\/|[A-Za-z]:)/.test(name) || name.includes('\0');
  return bad ? undefined : steps.filter((step) => step !== '' && step !== '.').join('/');
}

/** A name as it may be printed. */
export function printable(name: string): string {
  return name.replace(/[\p{C}]/gu, '?').slice(0, 120);
}

/**
 * What a reference in a file of the package means, as a name in it. Undefined: it leads out of the package, or to
 * another machine.
 */
export function resolveHref(from: string, href: string): string | undefined {
  const path = (href.split(/[?#]/)[0] ?? '').replaceAll('\\', '/');
  if (/^[a-z][a-z0-9+.-]*:|^\//i.test(path)) return undefined;
  const steps: string[] = from.split('/').slice(0, -1);
  for (const step of decode(path).split('/')) {
    if (step === '..' && steps.pop() === undefined) return undefined;
    if (step !== '..' && step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
