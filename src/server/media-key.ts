import { deriveKey } from '#platform/secrets/derive-key.ts';

/** Signs the addresses of videos and sounds that were bought. Pages, calls and the files' guards use the same one. */
export const mediaKey = (secret: string): Buffer => deriveKey(secret, 'bought media v1');
