import { deriveKey } from '#platform/secrets/derive-key.ts';

/** Signs the addresses of videos that were bought. Pages, calls and the files' guard use the same one. */
export const tutorialMediaKey = (secret: string): Buffer => deriveKey(secret, 'tutorial media v1');
