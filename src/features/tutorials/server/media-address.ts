import { signAddress } from '#platform/media/signed-address.ts';
import type { TutorialViewer } from '../contract.ts';

const PREFIX = '/media/tutorials/';

/**
 * The address of a file of a tutorial, such as `tutorials/<slug>/<file>`. A file that everybody may see has a plain
 * address. Any other address is signed, and expires when the viewer's time is over.
 */
export function mediaAddress(
  key: Buffer,
  path: string,
  { isPublic, viewer }: { readonly isPublic: boolean; readonly viewer: TutorialViewer },
): string | undefined {
  const address = `/media/${path}`;
  if (isPublic) return address;
  return viewer === 'public' ? undefined : signAddress(key, address, viewer.mayWatchUntil);
}

/** The path below `media/` of an address, or undefined when it is no file of a tutorial. */
export function tutorialFileOf(path: string): { readonly slug: string; readonly file: string } | undefined {
  if (!path.startsWith(PREFIX)) return undefined;
  const [slug = '', file = '', ...more] = path.slice(PREFIX.length).split('/');
  if (more.length > 0 || !/^[a-z0-9-]+$/u.test(slug) || !/^[\w-]+\.(?:mp4|jpg|vtt)$/u.test(file))
    return undefined;
  return { slug, file };
}
