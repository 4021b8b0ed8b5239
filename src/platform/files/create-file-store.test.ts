import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeTemporaryDirectory, removeDirectory } from '#tests/database/temporary-directory.ts';
import { createFileStore, type FileStore } from './create-file-store.ts';

let root: string;
let directory: string;
let store: FileStore;

beforeEach(async () => {
  root = await makeTemporaryDirectory();
  directory = join(root, 'files');
  store = createFileStore({ directory });
});
afterEach(async () => await removeDirectory(root));

async function read(key: string): Promise<string | undefined> {
  const file = await store.find(key);
  return file && (await buffer(file.stream)).toString();
}

describe('a file', () => {
  test.each([
    ['bytes', Buffer.from('spoken')],
    ['a text', 'spoken'],
    ['a stream', Readable.from([Buffer.from('spo'), Buffer.from('ken')])],
  ])('is kept as given: %s', async (_, content) => {
    expect(await store.put('recordings/0f3a.webm', content)).toEqual({ size: 6 });
    expect(await read('recordings/0f3a.webm')).toBe('spoken');
    expect(await store.findSize('recordings/0f3a.webm')).toBe(6);
  });

  test('is replaced by the next one, and gone when removed, also twice', async () => {
    await store.put('a.txt', 'first, longer');
    await store.put('a.txt', 'second');
    expect(await read('a.txt')).toBe('second');
    await store.remove('a.txt');
    await store.remove('a.txt');
    expect(await read('a.txt')).toBeUndefined();
    expect(await store.findSize('a.txt')).toBeUndefined();
  });

  test.each(['missing', 'missing/below', 'file.txt/below', 'folder'])(
    'that is none is not found: %s',
    async (key) => {
      await store.put('file.txt', 'x');
      await store.put('folder/file.txt', 'x');
      expect(await store.find(key)).toBeUndefined();
      expect(await store.findSize(key)).toBeUndefined();
    },
  );
});

describe('a folder lists', () => {
  async function list(folder: string) {
    const found: { key: string; writtenAt: Date }[] = [];
    for await (const file of store.list(folder)) found.push(file);
    return found.sort((a, b) => a.key.localeCompare(b.key));
  }

  test('the files right below it, with the time of their writing, and nothing else', async () => {
    await store.put('pictures/b.jpg', 'x');
    await store.put('pictures/a.jpg', 'x');
    await store.put('pictures/deeper/c.jpg', 'x');
    await store.put('other/d.jpg', 'x');
    await writeFile(join(directory, 'pictures', '.half.part'), 'x');
    const writtenAt = new Date('2026-11-01T00:00:00Z');
    await utimes(join(directory, 'pictures', 'a.jpg'), writtenAt, writtenAt);
    expect(await list('pictures')).toEqual([
      { key: 'pictures/a.jpg', writtenAt },
      { key: 'pictures/b.jpg', writtenAt: expect.any(Date) },
    ]);
  });

  test.each(['missing', 'other/d.jpg'])('nothing when it is none: %s', async (folder) => {
    await store.put('other/d.jpg', 'x');
    expect(await list(folder)).toEqual([]);
  });

  test('what is removed meanwhile is passed over', async () => {
    for (let each = 0; each < 50; each += 1) await store.put(`pictures/${each}.jpg`, 'x');
    for await (const { key } of store.list('pictures')) await store.remove(key);
    expect(await list('pictures')).toEqual([]);
  });
});

describe('writing is all or nothing', () => {
  test('a stream that breaks off leaves the old file and no remains', async () => {
    await store.put('kept.txt', 'old');
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half of the n');
        throw new Error('connection lost');
      })(),
    );
    await expect(store.put('kept.txt', broken)).rejects.toThrow('connection lost');
    expect(await read('kept.txt')).toBe('old');
    expect(await readdir(directory)).toEqual(['kept.txt']);
  });

  test('of many writers at once one wins as a whole', async () => {
    const texts = Array.from({ length: 20 }, (_, place) => String(place).repeat(50_000));
    await Promise.all(texts.map((text) => store.put('one.txt', text)));
    expect(texts).toContain(await read('one.txt'));
    expect(await readdir(directory)).toEqual(['one.txt']);
  });

  test('a reader who has opened a file reads on in it while it is replaced', async () => {
    await store.put('one.txt', 'old');
    const opened = await store.find('one.txt');
    await store.put('one.txt', 'new');
    expect(opened && (await buffer(opened.stream)).toString()).toBe('old');
  });

  test('a file that cannot be written is said so, and nothing is left', async () => {
    await mkdir(join(directory, 'taken', 'by-a-folder'), { recursive: true });
    await expect(store.put('taken', 'x')).rejects.toThrow();
    expect(await readdir(directory)).toEqual(['taken']);
  });
});

describe('no key leaves the store', () => {
  const keys = [
    '',
    '.',
    '..',
    '../secret',
    'a/../../secret',
    'a/..',
    '/etc/passwd',
    '//host/share',
    'a//b',
    'a/',
    '..\\secret',
    'C:\\secret',
    'C:secret',
    'a\0b',
    'a\nb',
    '.hidden',
    'a/.hidden',
    '%2e%2e/secret',
    'ä',
    'a b',
    'x'.repeat(201),
  ];
  test.each(keys)('%j is refused', async (key) => {
    await writeFile(join(root, 'secret'), 'secret');
    const refusal = /Not a file key/;
    await expect(store.put(key, 'x')).rejects.toThrow(refusal);
    await expect(store.find(key)).rejects.toThrow(refusal);
    await expect(store.findSize(key)).rejects.toThrow(refusal);
    await expect(store.remove(key)).rejects.toThrow(refusal);
    await expect(store.list(key)[Symbol.asyncIterator]().next()).rejects.toThrow(refusal);
    expect(await readFile(join(root, 'secret'), 'utf8')).toBe('secret');
  });
});
