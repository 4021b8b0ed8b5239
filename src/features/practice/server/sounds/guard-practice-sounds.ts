import type { Hono } from 'hono';
import type { Clock } from '#platform/clock/clock.ts';
import { guardMedia } from '#platform/media/guard-media.ts';
import type { PracticeSets } from '../content/load-practice-sets.ts';

const FILE = /^\/media\/audio\/practice\/([\w-]+)\/([\w-]+)\/[\w-]+\.m4a$/u;

/** Lets a sound of a set be served when the set is open to everybody, or its address is signed. */
export function guardPracticeSounds(
  app: Hono,
  { sets, key, clock }: { readonly sets: PracticeSets; readonly key: Buffer; readonly clock: Clock },
): void {
  guardMedia(app, {
    at: '/media/audio/practice/*',
    key,
    clock,
    findFile(path) {
      const [, bank, slug] = FILE.exec(path) ?? [];
      const set = sets.find(`${bank}/${slug}`)?.set;
      return set && { isPublic: set.access === 'everybody', type: 'audio/mp4' };
    },
  });
}
