import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import {
  archiveSize,
  endOfArchive,
  localHeader,
  MAX_32,
  type PlacedZipFacts,
  type ZipFacts,
} from './zip-records.ts';

/** A file for an archive. */
export type ZipEntry = {
  /** With its folders: `recordings/first.webm`. No two are the same. */
  readonly name: string;
  readonly modifiedAt: Date;
} & (
  | { /** Packed. */ readonly text: string }
  | {
      /** In bytes. */
      readonly size: number;
      /** Gives the bytes, which are kept as they are; asked twice, since their sum stands before them. */
      readonly read: () => AsyncIterable<Uint8Array>;
    }
);

export type ZipArchive = {
  /** In bytes, known before any file is read: a download that breaks off is seen to be broken. */
  readonly size: number;
  /** The archive, made while it is read and no faster; whoever stops reading closes what is open. */
  readonly stream: () => AsyncGenerator<Uint8Array>;
};

type Prepared = Pick<ZipFacts, 'name' | 'modifiedAt' | 'method' | 'packedSize' | 'size'> & {
  readonly sum: () => number | Promise<number>;
  readonly read: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

const pack = promisify<Uint8Array, Buffer>(deflateRaw);

async function prepare(entry: ZipEntry): Promise<Prepared> {
  const { name, modifiedAt } = entry;
  if ('text' in entry) {
    const bytes = Buffer.from(entry.text);
    const packed = await pack(bytes);
    const sizes = { packedSize: packed.length, size: bytes.length };
    return { name, modifiedAt, method: 'deflated', ...sizes, sum: () => crc32(bytes), read: () => [packed] };
  }
  const { size, read } = entry;
  if (size >= MAX_32) throw new Error('A file of an archive must be smaller than 4 GiB.');
  return { name, modifiedAt, method: 'stored', packedSize: size, size, sum: () => sumOf(read()), read };
}

async function sumOf(content: AsyncIterable<Uint8Array>): Promise<number> {
  let sum = 0;
  for await (const piece of content) sum = crc32(piece, sum);
  return sum;
}

/**
 * A zip archive that is never in memory as a whole, also past 4 GiB (then in the form zip64, which every system of the
 * last fifteen years reads). Sizes and sums stand before each file, so that even readers that never look back unpack it.
 * The stream fails when a file has not the size that was told, or other bytes the second time.
 */
export async function zipArchive(entries: readonly ZipEntry[]): Promise<ZipArchive> {
  const files: Prepared[] = [];
  for (const entry of entries) files.push(await prepare(entry));

  async function* stream(): AsyncGenerator<Uint8Array> {
    const placed: PlacedZipFacts[] = [];
    let offset = 0;
    for (const { sum, read, ...file } of files) {
      const facts = { ...file, crc32: await sum(), offset };
      const header = localHeader(facts);
      yield header;
      let written = 0;
      let writtenSum = 0;
      for await (const piece of read()) {
        written += piece.length;
        if (file.method === 'stored') writtenSum = crc32(piece, writtenSum);
        if (written > file.packedSize) break;
        yield piece;
      }
      const same = file.method === 'deflated' || writtenSum === facts.crc32;
      if (written !== file.packedSize || !same) throw new Error(`${file.name} changed while it was packed.`);
      placed.push(facts);
      offset += header.length + written;
    }
    yield endOfArchive(placed, offset);
  }
  return { size: archiveSize(files), stream };
}
