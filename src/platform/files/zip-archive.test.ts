import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { zipArchive, type ZipEntry } from './zip-archive.ts';

const MADE_AT = new Date('2026-11-21T09:00:02Z');
const MEGABYTE = 1024 * 1024;

function aFile(name: string, ...pieces: readonly string[]): ZipEntry {
  const bytes = pieces.map((piece) => Buffer.from(piece));
  const size = Buffer.concat(bytes).length;
  return { name, modifiedAt: MADE_AT, size, read: () => Readable.from(bytes) };
}
const aText = (name: string, text: string): ZipEntry => ({ name, modifiedAt: MADE_AT, text });

async function pack(entries: readonly ZipEntry[]): Promise<Buffer> {
  const archive = zipArchive(entries);
  const bytes = await buffer(archive.stream());
  expect(bytes.length).toBe(archive.size);
  return bytes;
}

describe('an archive', () => {
  test('holds texts and files unchanged, in folders, and is as long as it said', async () => {
    const bytes = await pack([
      aText('README.txt', 'Read me. '.repeat(1000)),
      aFile('recordings/一.webm', 'so', 'und'),
      aFile('empty.webm'),
    ]);
    const files = unzipSync(new Uint8Array(bytes));
    expect(Object.entries(files).map(([name, file]) => [name, strFromU8(file)])).toEqual([
      ['README.txt', 'Read me. '.repeat(1000)],
      ['recordings/一.webm', 'sound'],
      ['empty.webm', ''],
    ]);
  });

  test('is a good one when nothing is in it', async () => {
    expect(unzipSync(new Uint8Array(await pack([])))).toEqual({});
  });

  test('says when each file was made, in UTC', async () => {
    const bytes = await pack([aText('a.txt', '')]);
    // The extended timestamp of the list: "UT", five bytes, two flags, seconds since 1970.
    const at = bytes.indexOf(Buffer.from([0x55, 0x54, 5, 0, 3]));
    expect(bytes.readUInt32LE(at + 5)).toBe(MADE_AT.getTime() / 1000);
  });

  test.each([100, 1000])('of %d files is as long as it said', async (count) => {
    const names = Array.from({ length: count }, (_, place) => `recordings/2026-11-21-0900/${place}.webm`);
    const bytes = await pack(names.map((name) => aText(name, name)));
    const files = unzipSync(new Uint8Array(bytes));
    expect(Object.keys(files)).toEqual(names);
  });

  test('knows its length past 4 GiB before any file is opened', () => {
    const read = () => {
      throw new Error('opened');
    };
    const [small, large] = [2 ** 20, 5 * 2 ** 30].map(
      (size) => zipArchive([{ name: 'a.webm', modifiedAt: MADE_AT, size, read }]).size - size,
    );
    // Zip64 has a longer end, a longer list and longer sums behind the file.
    expect((large ?? 0) - (small ?? 0)).toBe(56 + 20 + 28 + 8);
  });
});

describe('a file that is not as its entry says', () => {
  const entry = { name: 'a.webm', modifiedAt: MADE_AT, size: 5 };
  test.each([
    ['shorter', () => Readable.from([Buffer.from('soun')])],
    ['longer', () => Readable.from([Buffer.from('sounds')])],
    ['longer in a second piece', () => Readable.from([Buffer.from('sound'), Buffer.from('s')])],
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
    const archive = zipArchive([{ ...entry, read }, aFile('next.webm', 'next')]);
    await expect(buffer(archive.stream())).rejects.toThrow(/changed|gone/);
  });
});

/** A source of many megabytes that counts the bytes read from it, and notes whether it was closed. */
function aLargeSource(megabytes: number) {
  const state = { opened: 0, closed: 0, read: 0 };
  async function* pieces() {
    state.opened += 1;
    const piece = Buffer.alloc(64 * 1024, 7);
    try {
      for (let count = 0; count < megabytes * 16; count += 1) {
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

/** Serves an archive as the product does, by a web stream on node:http, and returns a client's view of it. */
async function serve<Seen>(
  entries: readonly ZipEntry[],
  see: (response: IncomingMessage) => Promise<Seen>,
): Promise<Seen> {
  const server = createServer((_, reply) => {
    const archive = zipArchive(entries);
    reply.setHeader('content-length', archive.size);
    void pipeline(Readable.fromWeb(Readable.toWeb(archive.stream())), reply).catch(() => undefined);
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
    const archive = zipArchive(sources.map(({ entry }, place) => ({ ...entry, name: `${place}.webm` })));
    expect(sources.map(({ state }) => state.opened)).toEqual(Array(10).fill(0));
    const readBytes = () => sources.reduce((sum, { state }) => sum + state.read, 0);
    let taken = 0;
    let ahead = 0;
    for await (const piece of archive.stream()) {
      taken += (piece as Buffer).length;
      ahead = Math.max(ahead, readBytes() - taken);
    }
    expect(taken).toBe(archive.size);
    expect(ahead).toBeLessThan(MEGABYTE);
    expect(sources.every(({ state }) => state.opened === 1 && state.closed === 1)).toBe(true);
  });

  test('a client that takes nothing more makes the server wait, one that leaves makes it close its files', async () => {
    const [source, next] = [aLargeSource(200), aLargeSource(1)];
    await serve([source.entry, next.entry], async (response) => {
      // Both ends of the connection hold some megabytes; beyond them nothing is read.
      let before = -1;
      for (let still = 0; still < 50; still = source.state.read === before ? still + 1 : 0) {
        before = source.state.read;
        await nextTurn();
      }
      await expect.poll(() => source.state.opened).toBe(1);
      expect(source.state.read).toBeLessThan(40 * MEGABYTE);
      response.destroy();
      await expect.poll(() => source.state.closed).toBe(1);
    });
    expect(source.state.read).toBeLessThan(40 * MEGABYTE);
    expect(next.state.opened).toBe(0);
  });

  test('a client that takes it slowly gets all of it', async () => {
    const source = aLargeSource(8);
    const bytes = await serve([source.entry], async (response) => {
      let size = 0;
      for await (const piece of response) {
        size += (piece as Buffer).length;
        await nextTurn();
      }
      expect(size).toBe(Number(response.headers['content-length']));
      return size;
    });
    expect(bytes).toBeGreaterThan(8 * MEGABYTE);
    expect(source.state).toMatchObject({ opened: 1, closed: 1 });
  });

  test('a file that fails ends the answer before it is whole', async () => {
    const source = aLargeSource(2);
    const shorter: ZipEntry = { ...aFile('shorter.webm', 'sound'), size: 6 };
    await serve([source.entry, shorter], async (response) => {
      await expect(buffer(response)).rejects.toThrow('aborted');
    });
  });
});
