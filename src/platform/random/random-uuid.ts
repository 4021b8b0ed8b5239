/** A UUID of version 4, 122 random bits, made in the browser. Chromium 75 has no `crypto.randomUUID`. */
export function randomUuid(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  const hex = bytes.map((byte, place) => {
    const marked = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return [4, 6, 8, 10, 16].map((end, i) => hex.slice([0, 4, 6, 8, 10][i], end).join('')).join('-');
}
