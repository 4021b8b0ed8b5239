/** The formats of browsers' recordings and of uploaded files. */
export const RECORDING_TYPES = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  mp4: 'audio/mp4',
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
} as const;
export type RecordingFormat = keyof typeof RECORDING_TYPES;
export const isRecordingFormat = (name: string): name is RecordingFormat => name in RECORDING_TYPES;

/** The limits of one chunk and of one recording, in bytes. Two minutes of speech take about half a million. */
export const MAX_CHUNK_BYTES = 2 * 1024 * 1024;
export const MAX_RECORDING_BYTES = 24 * 1024 * 1024;
export const MAX_CHUNKS = 600;
/** Numbers may have gaps, where another device continues a recording. */
export const MAX_CHUNK_NUMBER = 2 ** 31 - 1;

const startsWith = (bytes: Uint8Array, place: number, pattern: readonly number[] | string): boolean => {
  const codes = typeof pattern === 'string' ? [...pattern].map((letter) => letter.codePointAt(0)) : pattern;
  return codes.every((code, i) => bytes[place + i] === code);
};

const EBML = [0x1a, 0x45, 0xdf, 0xa3] as const;
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75] as const;

/** Four bytes as one number. */
const wordAt = (bytes: Uint8Array, place: number) =>
  ((bytes[place] ?? 0) << 24) |
  ((bytes[place + 1] ?? 0) << 16) |
  ((bytes[place + 2] ?? 0) << 8) |
  (bytes[place + 3] ?? 0);
const wordOf = (name: string) =>
  wordAt(
    Uint8Array.from(name, (letter) => letter.codePointAt(0) ?? 0),
    0,
  );

/** Where four bytes next are; -1: nowhere. It compares one number at a time, so that the largest upload holds nobody up. */
function findWord(bytes: Uint8Array, pattern: number, from: number): number {
  let word = wordAt(bytes, from);
  for (let place = from; place < bytes.length - 3; place += 1) {
    if (word === pattern) return place;
    word = (word << 8) | (bytes[place + 4] ?? 0);
  }
  return -1;
}

function has(bytes: Uint8Array, pattern: readonly number[] | string, from = 0): boolean {
  const word = typeof pattern === 'string' ? wordOf(pattern) : wordAt(Uint8Array.from(pattern), 0);
  return findWord(bytes, word, from) !== -1;
}

/** The format that a file's first bytes claim, whether or not anything follows them. */
export function formatByHead(bytes: Uint8Array): RecordingFormat | undefined {
  if (startsWith(bytes, 0, EBML)) return 'webm';
  if (startsWith(bytes, 0, 'OggS')) return 'ogg';
  if (startsWith(bytes, 4, 'ftyp')) return 'mp4';
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WAVE')) return 'wav';
  return startsWith(bytes, 0, 'ID3') || isMp3Frame(bytes, 0) ? 'mp3' : undefined;
}

/** Eleven set bits, a version that exists, and layer III. AAC in ADTS starts similarly, but has layer 0. */
function isMp3Frame(bytes: Uint8Array, place: number): boolean {
  if (bytes[place] !== 0xff) return false;
  const second = bytes[place + 1] ?? 0;
  const third = bytes[place + 2] ?? 0;
  const exists = (second & 0x18) !== 0x08 && (third & 0xf0) !== 0xf0 && (third & 0x0c) !== 0x0c;
  return (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02 && exists;
}

/** The place after an ID3 tag (title, date, pictures). The tag's length is written in seven bits a byte. */
function hasMp3Frame(bytes: Uint8Array): boolean {
  const named = startsWith(bytes, 0, 'ID3');
  const length = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + ((bytes[place] ?? 0) & 0x7f), 0);
  for (let place = named ? 10 + length : 0; place < bytes.length - 3; place += 1)
    if (isMp3Frame(bytes, place)) return true;
  return false;
}

/** What every promised browser plays out of an MP4; telephones also put AMR there, which none does. */
const MP4_SOUNDS = ['mp4a', 'Opus', 'fLaC'].map(wordOf);
const MP4_FORMATS = wordOf('stsd');
/** The four-letter name of the first format in a table of sound or picture formats. */
const TO_FIRST_FORMAT = 16;

/** Whether a file that names its formats names one that can be played. */
function hasPlayableSound(bytes: Uint8Array): boolean {
  let table = findWord(bytes, MP4_FORMATS, 8);
  if (table === -1) return true;
  for (; table !== -1; table = findWord(bytes, MP4_FORMATS, table + 4))
    if (MP4_SOUNDS.includes(wordAt(bytes, table + TO_FIRST_FORMAT))) return true;
  return false;
}

/** Whether there is sound after the header. */
const HAS_SOUND = {
  webm: (bytes) => has(bytes, CLUSTER),
  ogg: (bytes) => has(bytes, 'OggS', 27),
  mp4: (bytes) =>
    has(bytes, 'mdat', 8) && (has(bytes, 'moov', 8) || has(bytes, 'moof', 8)) && hasPlayableSound(bytes),
  wav: (bytes) => has(bytes, 'data', 12) && bytes.length > 44,
  mp3: hasMp3Frame,
} as const satisfies Record<RecordingFormat, (bytes: Uint8Array) => boolean>;

/**
 * The format of a recording, by its content. Undefined when nothing in it can be played: a header alone is not enough.
 */
export function recordingFormat(bytes: Uint8Array): RecordingFormat | undefined {
  const format = formatByHead(bytes);
  return format && HAS_SOUND[format](bytes) ? format : undefined;
}

export type ByteRange = { readonly start: number; readonly end: number };

/**
 * The part of a file of `size` bytes that a Range header requests, both ends included. `whole`: there is no header, or
 * one that cannot be parsed, which a server may ignore. `unsatisfiable`: it starts after the end.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'unsatisfiable';
  return start > end ? 'whole' : { start, end };
}
