/** The records of a zip archive (PKWARE APPNOTE 6.3): what stands round the bytes of its files. */

export type ZipMethod = 'stored' | 'deflated';
export type ZipFacts = {
  readonly name: string;
  readonly modifiedAt: Date;
  readonly method: ZipMethod;
  readonly crc32: number;
  /** In bytes: within the archive, and unpacked. Both below 4 GiB. */
  readonly packedSize: number;
  readonly size: number;
};
export type PlacedZipFacts = ZipFacts & {
  /** Where its local header begins, in bytes. */
  readonly offset: number;
};

const METHODS = { stored: 0, deflated: 8 } as const satisfies Record<ZipMethod, number>;
const UTF_8_NAMES = 1 << 11;
/** Sizes and places of 32 bits at most; above it a field says "look into the 64-bit one". */
export const MAX_32 = 0xffff_ffff;
const MAX_16 = 0xffff;
const VERSION = { plain: 20, zip64: 45 } as const;
const UNIX = 3 << 8;
/** A plain file that its owner may change and everybody read. */
const FILE_MODE = 0o100644;

const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const ZIP64_EXTRA_BYTES = 12;
const ZIP64_END_BYTES = 56;
const ZIP64_LOCATOR_BYTES = 20;
const END_BYTES = 22;

/** Day and time as MS-DOS wrote them, here in UTC: two seconds exact, from 1980 to 2107. */
function dosTime(instant: Date): { readonly time: number; readonly day: number } {
  const year = Math.min(Math.max(instant.getUTCFullYear(), 1980), 2107);
  return {
    time: (instant.getUTCHours() << 11) | (instant.getUTCMinutes() << 5) | (instant.getUTCSeconds() >> 1),
    day: ((year - 1980) << 9) | ((instant.getUTCMonth() + 1) << 5) | instant.getUTCDate(),
  };
}

/** From "flags" to "length of the name", as both headers of a file have it. */
function writeFacts(record: Buffer, at: number, facts: ZipFacts): void {
  const { time, day } = dosTime(facts.modifiedAt);
  record.writeUInt16LE(UTF_8_NAMES, at);
  record.writeUInt16LE(METHODS[facts.method], at + 2);
  record.writeUInt16LE(time, at + 4);
  record.writeUInt16LE(day, at + 6);
  record.writeUInt32LE(facts.crc32, at + 8);
  record.writeUInt32LE(facts.packedSize, at + 12);
  record.writeUInt32LE(facts.size, at + 16);
  record.writeUInt16LE(Buffer.byteLength(facts.name), at + 20);
}

/** What stands before the bytes of a file. */
export function localHeader(facts: ZipFacts): Buffer {
  const record = Buffer.alloc(LOCAL_BYTES);
  record.writeUInt32LE(0x04034b50, 0);
  record.writeUInt16LE(VERSION.plain, 4);
  writeFacts(record, 6, facts);
  return Buffer.concat([record, Buffer.from(facts.name)]);
}

const isFar = ({ offset }: Pick<PlacedZipFacts, 'offset'>) => offset >= MAX_32;

/** A file's line in the list at the end of the archive. */
function centralHeader(facts: PlacedZipFacts): Buffer {
  const far = isFar(facts);
  const record = Buffer.alloc(CENTRAL_BYTES);
  const version = far ? VERSION.zip64 : VERSION.plain;
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(UNIX | version, 4);
  record.writeUInt16LE(version, 6);
  writeFacts(record, 8, facts);
  record.writeUInt16LE(far ? ZIP64_EXTRA_BYTES : 0, 30);
  record.writeUInt32LE(FILE_MODE * 0x1_0000, 38);
  record.writeUInt32LE(far ? MAX_32 : facts.offset, 42);
  return Buffer.concat([record, Buffer.from(facts.name), far ? zip64Place(facts.offset) : Buffer.alloc(0)]);
}

function zip64Place(offset: number): Buffer {
  const extra = Buffer.alloc(ZIP64_EXTRA_BYTES);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return extra;
}

/** The list of all files, and where it is: what readers look at first. `offset` is where it begins. */
export function endOfArchive(files: readonly PlacedZipFacts[], offset: number): Buffer {
  const list = Buffer.concat(files.map(centralHeader));
  const large = needsZip64(files, offset);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(large ? MAX_16 : files.length, 8);
  end.writeUInt16LE(large ? MAX_16 : files.length, 10);
  end.writeUInt32LE(large ? MAX_32 : list.length, 12);
  end.writeUInt32LE(large ? MAX_32 : offset, 16);
  return Buffer.concat([list, ...(large ? [zip64End(files.length, list.length, offset)] : []), end]);
}

const needsZip64 = (files: readonly PlacedZipFacts[], offset: number) =>
  offset >= MAX_32 || files.length >= MAX_16;

/** The same facts in 64 bits, and where they are. */
function zip64End(count: number, listSize: number, offset: number): Buffer {
  const end = Buffer.alloc(ZIP64_END_BYTES + ZIP64_LOCATOR_BYTES);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(BigInt(ZIP64_END_BYTES - 12), 4);
  end.writeUInt16LE(UNIX | VERSION.zip64, 12);
  end.writeUInt16LE(VERSION.zip64, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(listSize), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(0x07064b50, ZIP64_END_BYTES);
  end.writeBigUInt64LE(BigInt(offset + listSize), ZIP64_END_BYTES + 8);
  end.writeUInt32LE(1, ZIP64_END_BYTES + 16);
  return end;
}

/** How long an archive of these files becomes, in bytes, before any of them is read. */
export function archiveSize(files: readonly Pick<ZipFacts, 'name' | 'packedSize'>[]): number {
  let offset = 0;
  let list = 0;
  for (const { name, packedSize } of files) {
    const nameBytes = Buffer.byteLength(name);
    list += CENTRAL_BYTES + nameBytes + (isFar({ offset }) ? ZIP64_EXTRA_BYTES : 0);
    offset += LOCAL_BYTES + nameBytes + packedSize;
  }
  const zip64 = offset >= MAX_32 || files.length >= MAX_16 ? ZIP64_END_BYTES + ZIP64_LOCATOR_BYTES : 0;
  return offset + list + zip64 + END_BYTES;
}
