import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (secret: Buffer, path: string, until: number) =>
  createHmac('sha256', secret).update(`${path}\n${until}`).digest('base64url');

/** The address of a file that was bought, such as `/media/tutorials/…`. It expires at `until`, to the second. */
export function signAddress(secret: Buffer, path: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000);
  return `${path}?until=${seconds}&key=${signatureOf(secret, path, seconds)}`;
}

export type MediaVerdict = 'public' | 'signed' | 'refused';

/** Whether a request for a file is answered. `until` and `key` are as they arrive in its query. */
export function decideMedia(
  secret: Buffer,
  request: {
    readonly path: string;
    readonly isPublic: boolean;
    readonly until: string | undefined;
    readonly key: string | undefined;
    readonly now: Date;
  },
): MediaVerdict {
  const { path, isPublic, until, key, now } = request;
  if (isPublic) return 'public';
  if (until === undefined || key === undefined || !/^\d{1,12}$/u.test(until)) return 'refused';
  if (Number(until) * 1000 < now.getTime()) return 'refused';
  const expected = Buffer.from(signatureOf(secret, path, Number(until)));
  const received = Buffer.from(key);
  return expected.length === received.length && timingSafeEqual(expected, received) ? 'signed' : 'refused';
}
