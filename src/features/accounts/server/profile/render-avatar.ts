import sharp from 'sharp';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '../../domain/account.ts';

/** Side of the square that is kept. Pixels. */
export const AVATAR_PIXELS = 512;
const QUALITY = 82;
/** A picture within the limits takes less than two. */
const TIMEOUT_SECONDS = 10;

export type RenderedAvatar =
  /** A JPEG: Safari 12 knows no WebP. */
  | { readonly ok: true; readonly jpeg: Buffer }
  | { readonly ok: false; readonly refusal: 'picture-unreadable' | 'picture-too-large' };

const UNREADABLE = { ok: false, refusal: 'picture-unreadable' } as const;
const TOO_LARGE = { ok: false, refusal: 'picture-too-large' } as const;

/** How JPEG, PNG and WebP begin. Nothing else reaches a decoder: SVG, GIF, PDF and the rest of libvips stay untried. */
const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF[\s\S]{4}WEBP/];

// What was decoded for one person is not kept for the next.
sharp.cache(false);

function isPicture(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16)).toString(
    'latin1',
  );
  return BEGINNINGS.some((pattern) => pattern.test(beginning));
}

/**
 * A picture as it is kept: upright, the middle cut out as a square of 512 pixels, without anything that was in the file
 * beside the pixels (place, camera, thumbnails, whatever hides behind the end). Of several frames the first.
 * Refusals: `picture-too-large` above 5 MB or 40 million pixels, told by the header alone; `picture-unreadable` when it
 * is no JPEG, PNG or WebP, or a damaged one.
 */
async function renderAvatar(bytes: Uint8Array): Promise<RenderedAvatar> {
  if (bytes.length > MAX_PICTURE_BYTES) return TOO_LARGE;
  if (!isPicture(bytes)) return UNREADABLE;
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PICTURE_PIXELS) return TOO_LARGE;
    const jpeg = await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(AVATAR_PIXELS, AVATAR_PIXELS, { fit: 'cover', position: 'centre' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer();
    return { ok: true, jpeg };
  } catch {
    // Whatever sharp cannot do with the bytes of a stranger, it says by throwing.
    return UNREADABLE;
  }
}

/** Renders pictures one after the other: 40 million pixels take 160 MB of memory while they are decoded. */
export function createAvatarRenderer(): (bytes: Uint8Array) => Promise<RenderedAvatar> {
  let last: Promise<unknown> = Promise.resolve();
  return async function renderInTurn(bytes) {
    const rendered = last.then(() => renderAvatar(bytes));
    last = rendered;
    return rendered;
  };
}
