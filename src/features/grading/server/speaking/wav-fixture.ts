/** Samples from -1 to 1 as a WAV file of 16 bits, the same in each channel. */
export function wavOf(samples: Float32Array, sampleRate: number, channels = 1): Uint8Array {
  const dataBytes = samples.length * channels * 2;
  const file = Buffer.alloc(44 + dataBytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + dataBytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * channels * 2, 28);
  file.writeUInt16LE(channels * 2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(dataBytes, 40);
  samples.forEach((sample, place) => {
    const value = Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
    for (let channel = 0; channel < channels; channel += 1) {
      file.writeInt16LE(value, 44 + (place * channels + channel) * 2);
    }
  });
  return file;
}
