const RATE = 8_000;
const SECONDS = 1.2;
const TONES = [440, 554, 659] as const;
const LOUDNESS = 0.25;

type SinkElement = HTMLMediaElement & { readonly setSinkId?: (id: string) => Promise<void> };

/** Sends the sound of an element to a speaker, where the browser can. Empty: the device's own choice. */
export async function sendToSpeaker(element: HTMLMediaElement, speaker: string): Promise<void> {
  await (element as SinkElement).setSinkId?.(speaker).catch(() => undefined);
}

/** Whether the browser lets a page choose the speaker. */
export const canChooseSpeaker = (): boolean =>
  typeof HTMLMediaElement !== 'undefined' && 'setSinkId' in HTMLMediaElement.prototype;

/** Three soft tones as a WAV file. */
function testSound(): Blob {
  const count = Math.floor(RATE * SECONDS);
  const bytes = new DataView(new ArrayBuffer(44 + count * 2));
  const write = (at: number, text: string) =>
    text.split('').forEach((letter, index) => bytes.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  bytes.setUint32(4, 36 + count * 2, true);
  write(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, RATE, true);
  bytes.setUint32(28, RATE * 2, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  write(36, 'data');
  bytes.setUint32(40, count * 2, true);
  const toneLength = count / TONES.length;
  for (let place = 0; place < count; place += 1) {
    const tone = TONES[Math.min(TONES.length - 1, Math.floor(place / toneLength))] ?? TONES[0];
    const within = (place % toneLength) / toneLength;
    const swell = Math.sin(Math.PI * within);
    const value = Math.sin((2 * Math.PI * tone * place) / RATE) * swell * LOUDNESS;
    bytes.setInt16(44 + place * 2, Math.round(value * 32_767), true);
  }
  return new Blob([bytes.buffer], { type: 'audio/wav' });
}

/** Plays a short sound on a speaker. */
export async function playTestSound(speaker: string): Promise<void> {
  const address = URL.createObjectURL(testSound());
  const element = new Audio(address);
  element.addEventListener('ended', () => URL.revokeObjectURL(address));
  await sendToSpeaker(element, speaker);
  await element.play().catch(() => undefined);
}
