import { createHash } from 'node:crypto';
import type { Localised } from '../i18n/language.ts';
import { type ContentFolders, readContentBytes } from './content-folders.ts';

export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: Localised;
};

const PNG_SIZE_AT = 16;

function sizeOf(file: string, bytes: Buffer): { width: number; height: number } | undefined {
  if (file.endsWith('.png')) {
    if (bytes.length < PNG_SIZE_AT + 8) return undefined;
    return { width: bytes.readUInt32BE(PNG_SIZE_AT), height: bytes.readUInt32BE(PNG_SIZE_AT + 4) };
  }
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(bytes.toString('utf8', 0, 600)) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/**
 * Finds pictures below the media directory. The address carries a hash of the content, so a picture may be
 * cached for ever. The size is included, so nothing moves while the picture loads. Undefined: there is no
 * such picture.
 */
export function createMediaFiles(folders: ContentFolders) {
  return {
    findPicture({ src, alt }: { src: string; alt: Localised }): Picture | undefined {
      const bytes = readContentBytes(folders, src);
      const size = bytes && sizeOf(src, bytes);
      if (!bytes || !size) return undefined;
      const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
      return { src: `/media/${src}?v=${hash}`, ...size, alt };
    },
  };
}

export type MediaFiles = ReturnType<typeof createMediaFiles>;
