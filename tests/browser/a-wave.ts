/** Hertz; the least that Chromium plays. */
const LEAST_RATE = 3_000;

/** Silence of a length in milliseconds, as a WAV file. */
export function aWave(durationMs: number, rate = LEAST_RATE): Buffer {
  const bytes = Math.round((durationMs * rate) / 1000);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.alloc(bytes, 128)]);
}
