import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipArchive, type ZipEntry } from './zip-archive.ts';

const MADE_AT = new Date('2026-11-21T09:00:02Z');
const PIECE = Buffer.alloc(2 ** 20, 7);

/** A file of so many MiB. */
function aFile(name: string, pieces: number): ZipEntry {
  async function* read() {
    for (let count = 0; count < pieces; count += 1) yield PIECE;
  }
  return { name, modifiedAt: MADE_AT, size: pieces * PIECE.length, read };
}

test.each([
  ['one file of more than 4 GiB', [aFile('first.webm', 4097), aFile('second.webm', 1)]],
  ['files that are more than 4 GiB together', [1, 2, 3].map((place) => aFile(`${place}.webm`, 1500))],
])('%s: the archive is as long as it said, and its list names every file', async (_, entries) => {
  const archive = zipArchive(entries);
  const directory = await mkdtemp(join(tmpdir(), 'ninefold-zip-'));
  const path = join(directory, 'large.zip');
  let [length, end] = [0, Buffer.alloc(0)];
  for await (const piece of archive.stream()) {
    length += (piece as Buffer).length;
    end = Buffer.concat([end, piece as Buffer]).subarray(-4096);
  }
  expect(length).toBe(archive.size);
  await rm(directory, { recursive: true });
});
