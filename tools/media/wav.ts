/** Sound as it is worked on here: one channel, 16 bits, at one rate. */
export const SAMPLE_RATE = 32_000;

const PCM = 1;
const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;

/** The samples of a WAV file. Throws on anything but one channel of 16 bits at SAMPLE_RATE: the chain makes no other. */
export function parseWav(bytes: Buffer): Int16Array {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') {
    throw new Error('This is no WAV file.');
  }
  let at = 12;
  let fits = false;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const body = at + 8;
    if (name === 'fmt ') {
      fits =
        bytes.readUInt16LE(body) === PCM &&
        bytes.readUInt16LE(body + 2) === 1 &&
        bytes.readUInt32LE(body + 4) === SAMPLE_RATE &&
        bytes.readUInt16LE(body + 14) === 16;
    }
    if (name === 'data') {
      if (!fits) break;
      const end = Math.min(body + size, bytes.length);
      const samples = new Int16Array(Math.floor((end - body) / BYTES_PER_SAMPLE));
      for (let place = 0; place < samples.length; place += 1) {
        samples[place] = bytes.readInt16LE(body + place * BYTES_PER_SAMPLE);
      }
      return samples;
    }
    // Chunks begin at even places.
    at = body + size + (size % 2);
  }
  throw new Error(`This WAV file is not one channel of 16 bits at ${SAMPLE_RATE} Hz.`);
}

export function formatWav(samples: Int16Array): Buffer {
  const dataBytes = samples.length * BYTES_PER_SAMPLE;
  const bytes = Buffer.alloc(HEADER_BYTES + dataBytes);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(PCM, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(SAMPLE_RATE, 24);
  bytes.writeUInt32LE(SAMPLE_RATE * BYTES_PER_SAMPLE, 28);
  bytes.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(dataBytes, 40);
  samples.forEach((sample, place) => bytes.writeInt16LE(sample, HEADER_BYTES + place * BYTES_PER_SAMPLE));
  return bytes;
}
