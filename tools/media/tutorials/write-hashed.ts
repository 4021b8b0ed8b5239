import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Pictures of scenes, for a browser that cannot play the video. */
export const PICTURE = { width: 960, quality: 70 };

/** Writes a file whose name has a piece of its hash, and says what a manifest says of it. */
export async function writeHashed(directory: string, name: string, ending: string, bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = `${name}-${sha256.slice(0, 16)}.${ending}`;
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, file), bytes);
  return { file, sha256, bytes: bytes.length };
}

/** A JPEG of a picture of the stage: of its file, or of its bytes. */
export const pictureOf = (png: string | Buffer, width: number): Promise<Buffer> =>
  sharp(png)
    .resize({ width })
    .jpeg({ quality: PICTURE.quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
