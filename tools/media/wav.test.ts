import { describe, expect, test } from 'vitest';
import { formatWav, parseWav } from './wav.ts';

describe('a WAV file', () => {
  test('is read as it was written', () => {
    const samples = Int16Array.from([0, 1, -1, 32_767, -32_768]);
    expect(parseWav(formatWav(samples))).toEqual(samples);
  });

  test('may have other chunks before its sound', () => {
    const wav = formatWav(Int16Array.from([7, 8]));
    const note = Buffer.from('LIST\u0003\0\0\0abc\0', 'latin1');
    expect(parseWav(Buffer.concat([wav.subarray(0, 36), note, wav.subarray(36)]))).toEqual(
      Int16Array.from([7, 8]),
    );
  });

  test.each([
    ['two channels', 22, 2],
    ['eight bits', 34, 8],
    ['another rate', 24, 44_100],
    ['a compressed form', 20, 3],
  ])('is refused with %s', (_, at, value) => {
    const wav = formatWav(Int16Array.from([1]));
    wav.writeUInt16LE(value, at);
    expect(() => parseWav(wav)).toThrow('not one channel of 16 bits');
  });

  test('is not something else', () => {
    expect(() => parseWav(Buffer.from('<html>not found, and long enough</html>'))).toThrow('no WAV file');
  });
});
