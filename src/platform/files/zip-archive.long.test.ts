import { expect, test } from 'vitest';
import { zipArchive, type ZipEntry } from './zip-archive.ts';

const MADE_AT = new Date('2026-11-21T09:00:02Z');
const PIECE = Buffer.alloc(2 ** 20, 7);
const ZIP64_END = Buffer.from('PK\u0006\u0006');

function aFile(name: string, megabytes: number): ZipEntry {
  async function* read() {
    for (let count = 0; count < megabytes; count += 1) yield PIECE;
  }
  return { name, modifiedAt: MADE_AT, size: megabytes * PIECE.length, read };
}

/** Reads an archive to its end, and keeps the last bytes of it. */
async function readEnd(entries: readonly ZipEntry[]) {
  const archive = zipArchive(entries);
  let length = 0;
  let end = Buffer.alloc(0);
  for await (const piece of archive.stream()) {
    length += (piece as Buffer).length;
    end = Buffer.concat([end, piece as Buffer]).subarray(-1000);
  }
  expect(length).toBe(archive.size);
  return { length, end, zip64At: end.indexOf(ZIP64_END) };
}

test.each([
  ['one file of more than 4 GiB', [aFile('first.webm', 4097), aFile('second.webm', 1)]],
  ['files of more than 4 GiB together', [1, 2, 3].map((place) => aFile(`${place}.webm`, 1500))],
])('%s: the archive is as long as it said, and says where its list is in 64 bits', async (_, entries) => {
  const { length, end, zip64At } = await readEnd(entries);
  expect(end.readBigUInt64LE(zip64At + 32)).toBe(BigInt(entries.length));
  const listStartsAt = Number(end.readBigUInt64LE(zip64At + 48));
  expect(end.readUInt32LE(end.length - (length - listStartsAt))).toBe(0x02014b50);
});

test('more files than 65,535 are counted in 64 bits', async () => {
  const entries = Array.from({ length: 66_000 }, (_, place) => ({
    name: `${place}.txt`,
    modifiedAt: MADE_AT,
    text: '',
  }));
  const { end, zip64At } = await readEnd(entries);
  expect(end.readBigUInt64LE(zip64At + 32)).toBe(66_000n);
});
