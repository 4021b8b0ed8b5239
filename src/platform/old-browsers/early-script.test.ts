import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { loadPolyfillsScript } from './early-script.ts';

const ADDRESS = '/assets/old-browsers-1234abcd.js';

/** What the script writes into the page of a browser that has everything, before `lack` has run in it. */
function written(lack = ''): string[] {
  const lines: string[] = [];
  const page = {
    window: { TransformStream: 'there', TextEncoderStream: 'there' },
    Request: { prototype: { signal: undefined } },
    document: { write: (line: string) => void lines.push(line) },
  };
  runInNewContext(`${lack};${loadPolyfillsScript(ADDRESS)}`, page);
  return lines;
}

describe('the script that comes before all others', () => {
  test('loads nothing where nothing is lacking', () => {
    expect(written()).toEqual([]);
  });

  test.each([
    'delete window.TransformStream',
    'delete window.TextEncoderStream',
    'delete Object.fromEntries',
    'delete Request.prototype.signal',
  ])('loads the polyfills after "%s"', (lack) => {
    expect(written(lack)).toEqual([`<script src="${ADDRESS}"></script>`]);
  });
});
