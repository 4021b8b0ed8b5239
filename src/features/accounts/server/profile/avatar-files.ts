import type { FileStore } from '#platform/files/create-file-store.ts';
import type { Log } from '#platform/log/log.ts';

/** Where the pictures are in the file store. */
export const AVATAR_FOLDER = 'avatars';

/** The name of a picture: 256 random bits, so that nobody finds one whom its owner's account was not shown to. */
export const AVATAR_NAME = /^[\w-]{43}\.jpg$/;

export const avatarKey = (name: string) => `${AVATAR_FOLDER}/${name}`;

/**
 * Removes a picture that no account shows any more. What fails now (the log says so) the nightly sweep does: see
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
