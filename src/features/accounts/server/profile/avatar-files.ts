import type { FileStore } from '#platform/files/create-file-store.ts';
import type { Log } from '#platform/log/log.ts';

/** Where the pictures are in the file store. */
export const AVATAR_FOLDER = 'avatars';

/** A picture's name: 256 random bits. Nobody can guess it without having seen the account. */
export const AVATAR_NAME = /^[\w-]{43}\.jpg$/;

export const avatarKey = (name: string) => `${AVATAR_FOLDER}/${name}`;

/**
 * Removes a picture that no account shows any more. If it fails now (see the log), the nightly sweep removes it:
 * sweep-avatars-job.ts.
 */
export async function removeAvatarFile(
  { files, log }: { readonly files: FileStore; readonly log: Log },
  name: string | null,
): Promise<void> {
  if (name === null) return;
  try {
    await files.remove(avatarKey(name));
  } catch (error) {
    log.warn({ err: error }, 'a picture could not be removed, the sweep will try again');
  }
}
