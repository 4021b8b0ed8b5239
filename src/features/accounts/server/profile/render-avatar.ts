import sharp from 'sharp';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '../../domain/account.ts';

/** Side of the stored square. Pixels. */
export const AVATAR_PIXELS = 512;
const QUALITY = 82;
/** A picture within the limits takes less than two seconds. */
const TIMEOUT_SECONDS = 10;

export type RenderedAvatar =
  /** A JPEG: Safari 12 does not support WebP. */
  | { readonly ok: true; readonly jpeg: Buffer }
  | { readonly ok: false; readonly refusal: 'picture-unreadable' | 'picture-too-large' };

const UNREADABLE = { ok: false, refusal: 'picture-unreadable' } as const;
const TOO_LARGE = { ok: false, refusal: 'picture-too-large' } as const;

/**
 * The first bytes of JPEG, PNG and WebP. Nothing else reaches a decoder, so SVG, GIF, PDF and the rest of libvips
 * stay unused.
 */
const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF[\s\S]{4}WEBP/];

// One person's decoded picture is not cached for the next.
sharp.cache(false);

function isPicture(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16)).toString(
    'latin1',
  );
  return BEGINNINGS.some((pattern) => pattern.test(beginning));
}

/**
 * A picture as it is stored: upright, its centre as a square of 512 pixels, without any metadata (place, camera,
 * thumbnails, trailing data). Of several frames, the first. Refusals: `picture-too-large` above 5 MB or 40 million
 * pixels, decided by the header alone; `picture-unreadable` when it is damaged or not a JPEG, PNG or WebP.
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
    // Sharp throws whenever it cannot use a stranger's bytes.
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
