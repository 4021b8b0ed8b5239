import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file for an archive. */
export type ZipEntry = {
  /** With its folders: `recordings/first.webm`. No two are the same. */
  readonly name: string;
  readonly modifiedAt: Date;
} & (
  | { readonly text: string }
  | {
      /** In bytes. */
      readonly size: number;
      /** Opens the file. It is called only when the archive reaches the file. */
      readonly read: () => AsyncIterable<Uint8Array>;
    }
);

export type ZipArchive = {
  /** The size in bytes, known before any file is read. It reveals a download that breaks off. */
  readonly size: number;
  /** The archive, made while it is read and no faster. Destroying it closes the file that is open. */
  readonly stream: () => Readable;
};

type OpenFile = (entry: Extract<ZipEntry, { readonly size: number }>) => Readable | undefined;

/** A plain file that its owner may change and everybody may read. */
const FILE_MODE = 0o100644;
/**
 * The bytes of a file's entry in the list at the end, besides its name: the record and its two extra fields.
 */
const LISTED_BYTES = 46 + 9 + 28;
/** From this length of the list on, yazl counts an end in the form zip64 and writes a plain one. */
const LONG_LIST_BYTES = 0xffff;

/**
 * A zip archive that is never in memory as a whole. Past 4 GiB, and with very many files, it has the form
 * zip64. Files are stored uncompressed, since the length of compressed ones is not known beforehand. The
 * stream fails when a file cannot be read or its size differs from its entry's.
 */
export function zipArchive(entries: readonly ZipEntry[]): ZipArchive {
  return { size: measure(entries), stream: () => write(entries) };
}

/** How long the archive becomes, in bytes. No file is opened. */
function measure(entries: readonly ZipEntry[]): number {
  let size = 0;
  addAll(
    new ZipFile(),
    entries,
    () => undefined,
    (total) => (size = total),
  );
  return size;
}

function write(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  // A PassThrough, of which the types say less.
  const output = zip.outputStream as Readable;
  let source: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => source?.destroy());
  addAll(zip, entries, (entry) => {
    if (output.destroyed) return undefined;
    source = Readable.from(readWhole(entry), { objectMode: false });
    return source.once('error', (error) => zip.emit('error', error));
  });
  return output;
}

/** Adds every entry. The work ends at a file that `open` does not open. */
function addAll(
  zip: ZipFile,
  entries: readonly ZipEntry[],
  open: OpenFile,
  onSize: (bytes: number) => void = () => undefined,
): void {
  for (const entry of entries) {
    const { name, modifiedAt: mtime } = entry;
    const options = { mtime, mode: FILE_MODE, compress: false };
    if ('text' in entry) zip.addBuffer(Buffer.from(entry.text), name, options);
    else
      zip.addReadStreamLazy(name, { ...options, size: entry.size }, (done) => {
        const source = open(entry);
        if (source) done(undefined, source);
      });
  }
  const listBytes = entries.reduce((sum, { name }) => sum + Buffer.byteLength(name) + LISTED_BYTES, 0);
  const options = { forceZip64Format: listBytes >= LONG_LIST_BYTES, comment: '' };
  // The package's types leave out the arguments of the callback.
  zip.end(options, onSize as () => void);
}

/**
 * The bytes of a file. Fails when their number differs from its entry's, so that part of a file is never sent
 * as a whole one.
 */
async function* readWhole({ name, size, read }: Parameters<OpenFile>[0]): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const piece of read()) {
    sent += piece.length;
    if (sent > size) break;
    yield piece;
  }
  if (sent !== size) throw new Error(`${name} changed while it was packed.`);
}
