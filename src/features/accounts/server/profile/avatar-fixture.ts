import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type Colour = { readonly r: number; readonly g: number; readonly b: number; readonly alpha?: number };
export const RED = { r: 220, g: 20, b: 20 };
export const BLUE = { r: 20, g: 20, b: 220 };

/** A picture of one colour, or with another one on its upper half. */
export function aPicture({
  width = 640,
  height = 480,
  colour = RED as Colour,
  upperHalf,
}: {
  width?: number;
  height?: number;
  colour?: Colour;
  upperHalf?: Colour;
} = {}): Sharp {
  const channels = colour.alpha === undefined ? 3 : 4;
  const plain = sharp({ create: { width, height, channels, background: colour } });
  if (!upperHalf) return plain;
  const upper = { width, height: Math.floor(height / 2), channels: 3 as const, background: upperHalf };
  return plain.composite([{ input: { create: upper }, gravity: 'north' }]);
}

/** A small PNG whose header claims a large picture: few bytes that unpack to many. */
export async function aBomb(width: number, height: number): Promise<Buffer> {
  const png = await aPicture({ width: 8, height: 8 }).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** The colour at a point of a picture, near enough for a JPEG. */
export async function colourAt(picture: Uint8Array, x: number, y: number): Promise<'red' | 'blue' | 'other'> {
  const { data } = await sharp(picture)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const near = ({ r, g, b }: Colour) =>
    [r, g, b].every((value, channel) => Math.abs(value - (data[channel] ?? -100)) < 24);
  if (near(RED)) return 'red';
  return near(BLUE) ? 'blue' : 'other';
}
