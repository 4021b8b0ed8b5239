/** What browsers record, and what is taken of a file that somebody made elsewhere. */
export const RECORDING_TYPES = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  mp4: 'audio/mp4',
  wav: 'audio/wav',
} as const;
export type RecordingFormat = keyof typeof RECORDING_TYPES;

/** Of one chunk, of one answer, and of all answers of an attempt, in bytes: a talk of two minutes has about one million. */
export const MAX_CHUNK_BYTES = 2 * 1024 * 1024;
export const MAX_RECORDING_BYTES = 24 * 1024 * 1024;
export const MAX_ATTEMPT_BYTES = 80 * 1024 * 1024;
export const MAX_CHUNKS = 600;
/** Numbers have gaps where a device took over: thirty days of practice have room in them. */
export const MAX_CHUNK_NUMBER = 2 ** 31 - 1;

const startsWith = (bytes: Uint8Array, place: number, sought: readonly number[] | string): boolean => {
  const codes = typeof sought === 'string' ? [...sought].map((letter) => letter.codePointAt(0)) : sought;
  return codes.every((code, i) => bytes[place + i] === code);
};

const EBML = [0x1a, 0x45, 0xdf, 0xa3] as const;
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75] as const;

function has(bytes: Uint8Array, sought: readonly number[] | string, from = 0): boolean {
  for (let place = from; place < bytes.length - 3; place += 1)
    if (startsWith(bytes, place, sought)) return true;
  return false;
}

/** The format that a file's first bytes claim, whether or not anything follows them. */
export function formatByHead(bytes: Uint8Array): RecordingFormat | undefined {
  if (startsWith(bytes, 0, EBML)) return 'webm';
  if (startsWith(bytes, 0, 'OggS')) return 'ogg';
  if (startsWith(bytes, 4, 'ftyp')) return 'mp4';
  return startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WAVE') ? 'wav' : undefined;
}

/** Whether there is sound behind the head. */
const HAS_SOUND = {
  webm: (bytes) => has(bytes, CLUSTER),
  ogg: (bytes) => has(bytes, 'OggS', 27),
  mp4: (bytes) => has(bytes, 'mdat', 8) && (has(bytes, 'moov', 8) || has(bytes, 'moof', 8)),
  wav: (bytes) => has(bytes, 'data', 12) && bytes.length > 44,
} as const satisfies Record<RecordingFormat, (bytes: Uint8Array) => boolean>;

/**
 * What a recording is, by its content, and only when there is sound in it to be played: a header alone is none.
 * Undefined: nothing that can be played.
 */
export function recordingFormat(bytes: Uint8Array): RecordingFormat | undefined {
  const format = formatByHead(bytes);
  return format && HAS_SOUND[format](bytes) ? format : undefined;
}

export type ByteRange = { readonly start: number; readonly end: number };

/**
 * The part of a file of `size` bytes that a Range header asks for, both ends included. `whole`: there is no header, or
 * one that is not understood, which a server may pass over. `unsatisfiable`: it begins behind the end.
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
