import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TutorialViewer } from '../contract.ts';

const PREFIX = '/media/tutorials/';

const sign = (key: Buffer, path: string, until: number) =>
  createHmac('sha256', key).update(`${path}\n${until}`).digest('base64url');

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
  if (viewer === 'public') return undefined;
  const until = Math.floor(viewer.mayWatchUntil.getTime() / 1000);
  return `${address}?until=${until}&key=${sign(key, address, until)}`;
}

export type MediaVerdict = 'public' | 'signed' | 'refused';

/** Whether a request for a file of a tutorial is answered. `until` and `key` are as they arrive in its query. */
export function decideMedia(
  secret: Buffer,
  {
    path,
    isPublic,
    until,
    key,
    now,
  }: {
    readonly path: string;
    readonly isPublic: boolean;
    readonly until: string | undefined;
    readonly key: string | undefined;
    readonly now: Date;
  },
): MediaVerdict {
  if (isPublic) return 'public';
  if (until === undefined || key === undefined || !/^\d{1,12}$/u.test(until)) return 'refused';
  if (Number(until) * 1000 < now.getTime()) return 'refused';
  const expected = Buffer.from(sign(secret, path, Number(until)));
  const received = Buffer.from(key);
  return expected.length === received.length && timingSafeEqual(expected, received) ? 'signed' : 'refused';
}

/** The path below `media/` of an address, or undefined when it is no file of a tutorial. */
export function tutorialFileOf(path: string): { readonly slug: string; readonly file: string } | undefined {
  if (!path.startsWith(PREFIX)) return undefined;
  const [slug = '', file = '', ...more] = path.slice(PREFIX.length).split('/');
  if (more.length > 0 || !/^[a-z0-9-]+$/u.test(slug) || !/^[\w-]+\.(?:mp4|jpg|vtt)$/u.test(file))
    return undefined;
  return { slug, file };
}
