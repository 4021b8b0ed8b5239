import { describe, expect, test } from 'vitest';
import { MAX_RECORDING_BYTES, parseRange, recordingFormat } from './recording-file.ts';

const bytes = (...pieces: readonly (string | readonly number[] | Uint8Array)[]) =>
  Uint8Array.from(
    pieces.flatMap((piece) =>
      typeof piece === 'string' ? [...piece].map((letter) => letter.codePointAt(0) ?? 0) : [...piece],
    ),
  );
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const EBML = [0x1a, 0x45, 0xdf, 0xa3];
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75];

const MP3_FRAME = [0xff, 0xfb, 0x90, 0x64];
const anMp4 = (format: string) =>
  bytes(
    zeros(4),
    'ftypM4A ',
    zeros(9),
    'moov',
    zeros(9),
    'mdat',
    zeros(9),
    'stsd',
    zeros(12),
    format,
    zeros(9),
  );

test.each([
  ['WebM with a cluster', bytes(EBML, zeros(30), CLUSTER, zeros(9)), 'webm'],
  ['WebM that is a header only', bytes(EBML, zeros(30)), undefined],
  ['Ogg of two pages', bytes('OggS', zeros(40), 'OggS', zeros(9)), 'ogg'],
  ['Ogg of one page', bytes('OggS', zeros(40)), undefined],
  ['MP4 in one piece', bytes(zeros(4), 'ftypM4A ', zeros(9), 'moov', zeros(9), 'mdat', zeros(9)), 'mp4'],
  ['MP4 in fragments', bytes(zeros(4), 'ftypiso5', 'moof', zeros(9), 'mdat', zeros(9)), 'mp4'],
  ['MP4 without sound', bytes(zeros(4), 'ftypM4A ', 'moov', zeros(9)), undefined],
  ['a WAV file', bytes('RIFF', zeros(4), 'WAVEfmt ', zeros(20), 'data', zeros(90)), 'wav'],
  ['MP4 with AAC', anMp4('mp4a'), 'mp4'],
  ['a film with sound', bytes(anMp4('avc1'), 'stsd', zeros(12), 'mp4a', zeros(9)), 'mp4'],
  ['the AMR of a telephone', anMp4('samr'), undefined],
  ['a film without sound', anMp4('avc1'), undefined],
  ['MP3', bytes(MP3_FRAME, zeros(90)), 'mp3'],
  ['MP3 that is named', bytes('ID3', [4, 0, 0, 0, 0, 1, 2], zeros(130), MP3_FRAME, zeros(90)), 'mp3'],
  ['a name without MP3', bytes('ID3', [4, 0, 0, 0, 0, 1, 2], zeros(300)), undefined],
  ['a frame within the name only', bytes('ID3', [4, 0, 0, 0, 0, 1, 2], MP3_FRAME, zeros(300)), undefined],
  ['AAC without a container', bytes([0xff, 0xf1, 0x50, 0x80], zeros(90)), undefined],
  ['a version of MPEG that there is not', bytes([0xff, 0xea, 0x90, 0x64], zeros(90)), undefined],
  ['a text of UTF-16', bytes([0xff, 0xfe, 0x41, 0x00], zeros(90)), undefined],
  ['a picture', bytes([0x89], 'PNG', zeros(90)), undefined],
  ['a page', bytes('<html>', zeros(90)), undefined],
  ['nothing', bytes(), undefined],
])('%s', (_, content, format) => {
  expect(recordingFormat(content)).toBe(format);
});

/** As long as an answer may be, and of nothing but what is looked for last. */
const full = (head: string, fill: readonly number[]) => {
  const content = new Uint8Array(MAX_RECORDING_BYTES);
  for (let place = 0; place < content.length; place += 1) content[place] = fill[place % fill.length] ?? 0;
  content.set(bytes(head));
  return content;
};

test.each([
  ['ID3', full('ID3\u0004\0\0\0\0\0\0', [0xff])],
  ['WAVE', full('RIFF\0\0\0\0WAVE', [0x64])],
  ['MP4', full('\0\0\0\0ftypM4A moovmdat', [0x73, 0x74, 0x73, 0x64])],
])('the largest file that claims to be %s and is not holds nobody up', (_, content) => {
  const before = performance.now();
  expect(recordingFormat(content)).toBeUndefined();
  expect(performance.now() - before).toBeLessThan(1_500);
});

describe('of 1,000 bytes', () => {
  test.each([
    [undefined, 'whole'],
    ['bytes=0-', { start: 0, end: 999 }],
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=9-3', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=-', 'whole'],
    ['seconds=1-2', 'whole'],
  ])('%j', (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range);
  });
});
