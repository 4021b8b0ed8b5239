/** A clip as it was loaded, and the silence after it. */
export type LoadedPiece = { readonly sound: ArrayBuffer; readonly pauseMs: number };

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const nameAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));

type Samples = { readonly rate: number; readonly bytes: Uint8Array };

/** The samples of a WAV file of one channel and 16 bits. Undefined: it is another file. */
function readSamples(sound: ArrayBuffer): Samples | undefined {
  const view = new DataView(sound);
  if (view.byteLength < HEADER_BYTES || nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WAVE') {
    return undefined;
  }
  let rate = 0;
  for (let at = 12; at + 8 <= view.byteLength;) {
    const [name, size] = [nameAt(view, at), view.getUint32(at + 4, true)];
    const body = at + 8;
    if (name === 'fmt ') {
      if (view.getUint16(body + 2, true) !== 1 || view.getUint16(body + 14, true) !== 16) return undefined;
      rate = view.getUint32(body + 4, true);
    }
    if (name === 'data') {
      const end = Math.min(body + size, view.byteLength);
      return rate === 0 ? undefined : { rate, bytes: new Uint8Array(sound, body, end - body) };
    }
    // Chunks begin at even places.
    at = body + size + (size % 2);
  }
  return undefined;
}

function writeHeader(view: DataView, rate: number, dataBytes: number): void {
  const name = (at: number, text: string) => {
    for (let place = 0; place < text.length; place += 1) view.setUint8(at + place, text.charCodeAt(place));
  };
  name(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  name(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, 16, true);
  name(36, 'data');
  view.setUint32(40, dataBytes, true);
}

/**
 * Joins clips into one WAV file, sample by sample, so that nothing but the chosen pauses is between them. No decoder is
 * needed: every promised browser plays the file. Undefined: a clip is no WAV file, or of another rate than the first.
 */
export function joinSpeech(pieces: readonly LoadedPiece[]): ArrayBuffer | undefined {
  const parts: { readonly bytes: Uint8Array; readonly pause: number }[] = [];
  let rate = 0;
  let length = 0;
  for (const { sound, pauseMs } of pieces) {
    const samples = readSamples(sound);
    if (!samples || (rate !== 0 && samples.rate !== rate)) return undefined;
    rate = samples.rate;
    const pause = Math.round((pauseMs * rate) / 1000) * BYTES_PER_SAMPLE;
    parts.push({ bytes: samples.bytes, pause });
    length += samples.bytes.length + pause;
  }
  if (rate === 0) return undefined;
  const joined = new Uint8Array(HEADER_BYTES + length);
  writeHeader(new DataView(joined.buffer), rate, length);
  let at = HEADER_BYTES;
  for (const { bytes, pause } of parts) {
    joined.set(bytes, at);
    at += bytes.length + pause;
  }
  return joined.buffer;
}
