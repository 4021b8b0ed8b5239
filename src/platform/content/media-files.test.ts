import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureSchema } from './content-schema.ts';
import { createMediaFiles } from './media-files.ts';

const alt = { en: 'A lamp', 'zh-Hant': '一盞燈' };
let directory = '';

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'ninefold-media-'));
  mkdirSync(join(directory, 'art'));
});
afterAll(() => rmSync(directory, { recursive: true }));

function aPng(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function find(src: string, content: string | Buffer) {
  writeFileSync(join(directory, src), content);
  return createMediaFiles(directory).findPicture({ src, alt });
}

describe('a picture comes with its size', () => {
  test.each<[string, string | Buffer, number, number]>([
    ['art/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"></svg>', 640, 400],
    [
      'art/b.svg',
      '<?xml version="1.0"?>\n<svg width="10" height="10"\n  viewBox="0 0 24.5 12.25"/>',
      24.5,
      12.25,
    ],
    ['art/c.png', aPng(1200, 630), 1200, 630],
    ['art/d.png', aPng(70_000, 1), 70_000, 1],
  ])('%s', (src, content, width, height) => {
    expect(find(src, content)).toMatchObject({ width, height, alt });
  });
});

describe('the address of a picture', () => {
  const svg = (text: string) => `<svg viewBox="0 0 1 1"><title>${text}</title></svg>`;

  test('is below /media and carries a hash', () => {
    expect(find('art/e.svg', svg('e'))?.src).toMatch(/^\/media\/art\/e\.svg\?v=[\w-]{10}$/);
  });

  test('changes with the content, and only with it', () => {
    const first = find('art/f.svg', svg('one'))?.src;
    expect(find('art/f.svg', svg('one'))?.src).toBe(first);
    expect(find('art/f.svg', svg('two'))?.src).not.toBe(first);
  });
});

describe('there is no picture', () => {
  test.each([['art/missing.svg'], ['art']])('where there is no file: %s', (src) => {
    expect(createMediaFiles(directory).findPicture({ src, alt })).toBeUndefined();
  });

  test.each<[string, string | Buffer]>([
    ['art/g.svg', '<svg width="10" height="10"/>'],
    ['art/h.svg', ''],
    ['art/i.png', aPng(1, 1).subarray(0, 20)],
  ])('whose size cannot be told: %s', (src, content) => {
    expect(find(src, content)).toBeUndefined();
  });
});

describe('a picture that content may name', () => {
  test.each(['art/a.svg', 'art/courses/grammar-basics.png'])('lies below media/art: %s', (src) => {
    expect(pictureSchema.safeParse({ src, alt }).success).toBe(true);
  });

  test.each(['art/a.gif', '/art/a.svg', 'a.svg', '../art/a.svg', 'https://evil.example/a.svg'])(
    'lies nowhere else and is of a known kind: %s',
    (src) => {
      expect(pictureSchema.safeParse({ src, alt }).success).toBe(false);
    },
  );
});
