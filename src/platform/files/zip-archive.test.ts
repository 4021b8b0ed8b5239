import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { archiveSize, endOfArchive } from './zip-records.ts';
import { zipArchive, type ZipEntry } from './zip-archive.ts';

const MADE_AT = new Date('2026-11-21T09:00:02Z');
const MEGABYTE = 1024 * 1024;

function aFile(name: string, ...pieces: readonly string[]): ZipEntry {
  const bytes = pieces.map((piece) => Buffer.from(piece));
  const size = Buffer.concat(bytes).length;
  return { name, modifiedAt: MADE_AT, size, read: () => Readable.from(bytes) };
}
const aText = (name: string, text: string): ZipEntry => ({ name, modifiedAt: MADE_AT, text });

async function made(...entries: ZipEntry[]): Promise<Buffer> {
  const archive = await zipArchive(entries);
  const bytes = await buffer(archive.stream());
  expect(bytes.length).toBe(archive.size);
  return bytes;
}

describe('an archive', () => {
  test('holds texts and files as they were given, in folders, and is as long as it said', async () => {
    const bytes = await made(
      aText('README.txt', 'Read me. '.repeat(1000)),
      aFile('recordings/一.webm', 'so', 'und'),
      aFile('empty.webm'),
    );
    const files = unzipSync(new Uint8Array(bytes));
    expect(Object.entries(files).map(([name, file]) => [name, strFromU8(file)])).toEqual([
      ['README.txt', 'Read me. '.repeat(1000)],
      ['recordings/一.webm', 'sound'],
      ['empty.webm', ''],
    ]);
    expect(bytes.length).toBeLessThan(1000);
  });

  test('is a good one when nothing is in it', async () => {
    expect(unzipSync(new Uint8Array(await made()))).toEqual({});
  });

  test('says when each file was made, to two seconds, in UTC', async () => {
    const bytes = await made(aText('a.txt', ''));
    expect(bytes.readUInt16LE(10)).toBe((9 << 11) | 1);
    expect(bytes.readUInt16LE(12)).toBe(((2026 - 1980) << 9) | (11 << 5) | 21);
  });

  test('has sum and sizes before each file, for readers that never look back', async () => {
    const bytes = await made(aFile('a', '123456789'));
    // The sum is the one that the algorithm is known by.
    expect([bytes.readUInt32LE(14), bytes.readUInt32LE(18), bytes.readUInt32LE(22)]).toEqual([
      0xcbf43926, 9, 9,
    ]);
  });
});

describe('a file that is not what was told', () => {
  const told = { name: 'a.webm', modifiedAt: MADE_AT, size: 5 };
  let time = 0;
  test.each([
    ['shorter', () => Readable.from([Buffer.from('soun')])],
    ['longer', () => Readable.from([Buffer.from('sounds')])],
    ['other at the second reading', () => Readable.from([Buffer.from(`soun${(time += 1)}`)])],
    [
      'gone',
      () =>
        Readable.from(
          (async function* () {
            yield Buffer.from('so');
            throw new Error('gone');
          })(),
        ),
    ],
  ])('breaks the archive off: %s', async (_, read) => {
    const archive = await zipArchive([{ ...told, read }]);
    await expect(buffer(archive.stream())).rejects.toThrow(/changed|gone/);
  });

  test('and one of 4 GiB is not taken', async () => {
    await expect(zipArchive([{ ...told, size: 2 ** 32, read: () => Readable.from([]) }])).rejects.toThrow(
      '4 GiB',
    );
  });
});

/** A source of many megabytes that counts what is asked of it, and whether it was closed. */
function aLargeSource(megabytes: number) {
  const state = { opened: 0, closed: 0, read: 0 };
  async function* pieces() {
    state.opened += 1;
    const piece = Buffer.alloc(64 * 1024, 7);
    try {
      for (let given = 0; given < megabytes * 16; given += 1) {
        state.read += piece.length;
        yield piece;
      }
    } finally {
      state.closed += 1;
    }
  }
  const entry: ZipEntry = {
    name: `${megabytes}.webm`,
    modifiedAt: MADE_AT,
    size: megabytes * MEGABYTE,
    read: pieces,
  };
  return { state, entry };
}

/** Serves an archive as the product does, by a web stream on node:http, and gives what a client sees of it. */
async function served<Seen>(
  entries: readonly ZipEntry[],
  see: (response: IncomingMessage) => Promise<Seen>,
): Promise<Seen> {
  const server = createServer((_, reply) => {
    void (async () => {
      const archive = await zipArchive(entries);
      const web = Readable.toWeb(Readable.from(archive.stream(), { objectMode: false }));
      reply.setHeader('content-length', archive.size);
      await pipeline(Readable.fromWeb(web), reply).catch(() => undefined);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return await see(response);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('of 200 megabytes', () => {
  test('no more is read than is taken, beyond some buffers: it is never in memory as a whole', async () => {
    const sources = Array.from({ length: 10 }, () => aLargeSource(20));
    const archive = await zipArchive(
      sources.map(({ entry }, place) => ({ ...entry, name: `${place}.webm` })),
    );
    expect(sources.map(({ state }) => state.read)).toEqual(Array(10).fill(0));
    const readBytes = () => sources.reduce((sum, { state }) => sum + state.read, 0);
    const stream = Readable.from(archive.stream(), { objectMode: false });
    let taken = 0;
    let ahead = 0;
    for await (const piece of stream) {
      taken += (piece as Buffer).length;
      // Each file is read for its sum first, 20 MB that nothing keeps, and then once more.
      const begun = sources.filter(({ state }) => state.opened > 0).length;
      ahead = Math.max(ahead, readBytes() - begun * 20 * MEGABYTE - taken);
    }
    expect(taken).toBe(archive.size);
    expect(ahead).toBeLessThan(MEGABYTE);
  });

  test('a client that takes nothing more makes the server wait, one that leaves makes it close its files', async () => {
    const source = aLargeSource(200);
    await served([source.entry], async (response) => {
      // Both ends of the connection hold some megabytes; beyond them nothing is read.
      let before = -1;
      for (let still = 0; still < 50; still = source.state.read === before ? still + 1 : 0) {
        before = source.state.read;
        await nextTurn();
      }
      await expect.poll(() => source.state.opened).toBe(2);
      expect(source.state.read).toBeLessThan((200 + 40) * MEGABYTE);
      response.destroy();
      await expect.poll(() => source.state.closed).toBe(2);
    });
    expect(source.state.read).toBeLessThan((200 + 40) * MEGABYTE);
  });

  test('a client that takes it slowly gets all of it', async () => {
    const source = aLargeSource(8);
    const bytes = await served([source.entry], async (response) => {
      let size = 0;
      for await (const piece of response) {
        size += (piece as Buffer).length;
        await nextTurn();
      }
      expect(size).toBe(Number(response.headers['content-length']));
      return size;
    });
    expect(bytes).toBeGreaterThan(8 * MEGABYTE);
    expect(source.state).toMatchObject({ opened: 2, closed: 2 });
  });
});

describe('past 4 GiB, or with 65,535 files', () => {
  const far = {
    name: 'far.webm',
    modifiedAt: MADE_AT,
    method: 'stored',
    crc32: 0,
    packedSize: 5,
    size: 5,
  } as const;

  test('places are told in 64 bits', () => {
    const files = [
      { ...far, name: 'near.webm', packedSize: 0xffff_fff0, size: 0xffff_fff0, offset: 0 },
      { ...far, offset: 0x1_0000_0100 },
    ];
    const end = endOfArchive(files, 0x1_0000_0200);
    const text = end.toString('latin1');
    // The list, then the 64-bit end, where that is, and the old end that points at neither.
    const zip64 = text.indexOf('PK\u0006\u0006');
    const locator = text.indexOf('PK\u0006\u0007');
    const old = text.indexOf('PK\u0005\u0006');
    expect([zip64, locator, old].every((place) => place > 0)).toBe(true);
    expect([end.readBigUInt64LE(zip64 + 32), end.readBigUInt64LE(zip64 + 48)]).toEqual([2n, 0x1_0000_0200n]);
    expect(end.readBigUInt64LE(locator + 8)).toBe(0x1_0000_0200n + BigInt(zip64));
    expect([end.readUInt16LE(old + 10), end.readUInt32LE(old + 16)]).toEqual([0xffff, 0xffff_ffff]);
    const second = text.indexOf('PK\u0001\u0002', 4);
    expect(end.readUInt32LE(second + 42)).toBe(0xffff_ffff);
    expect(end.readBigUInt64LE(second + 46 + far.name.length + 4)).toBe(0x1_0000_0100n);
  });

  test('many files are counted in 64 bits', () => {
    const files = (count: number) => Array.from({ length: count }, () => ({ ...far, offset: 0 }));
    const end = endOfArchive(files(65_535), 0);
    const zip64 = end.length - 22 - 20 - 56;
    expect(end.toString('latin1', zip64, zip64 + 4)).toBe('PK\u0006\u0006');
    expect([end.readBigUInt64LE(zip64 + 24), end.readBigUInt64LE(zip64 + 32)]).toEqual([65_535n, 65_535n]);
    expect(end.readUInt16LE(end.length - 22 + 10)).toBe(0xffff);
    expect(endOfArchive(files(65_534), 0).indexOf('PK\u0006\u0006')).toBe(-1);
  });

  test('the length is known as well', () => {
    const near = { name: 'near.webm', packedSize: 0xffff_fff0 };
    const files = [near, { name: 'far.webm', packedSize: 5 }];
    const local = files.reduce((sum, { name, packedSize }) => sum + 30 + name.length + packedSize, 0);
    const placed = [
      { ...far, ...near, size: near.packedSize, offset: 0 },
      { ...far, offset: 30 + near.name.length + near.packedSize },
    ];
    expect(archiveSize(files)).toBe(local + endOfArchive(placed, local).length);
  });
});
