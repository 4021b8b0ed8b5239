import type { Hono } from 'hono';
import type { Clock } from '#platform/clock/clock.ts';
import { guardMedia } from '#platform/media/guard-media.ts';
import type { LoadedTutorial } from './load-tutorials.ts';
import { tutorialFileOf } from './media-address.ts';
import { isPublicFile } from './tutorial-reader.ts';

const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  vtt: 'text/vtt; charset=utf-8',
};

/** Lets a file of a tutorial be served when everybody may see it, or its address is signed. */
export function guardTutorialMedia(
  app: Hono,
  {
    tutorials,
    key,
    clock,
  }: {
    readonly tutorials: readonly LoadedTutorial[];
    readonly key: Buffer;
    readonly clock: Clock;
  },
): void {
  const bySlug = new Map(tutorials.map((loaded) => [loaded.tutorial.slug, loaded]));
  guardMedia(app, {
    at: '/media/tutorials/*',
    key,
    clock,
    findFile(path) {
      const named = tutorialFileOf(path);
      const loaded = named && bySlug.get(named.slug);
      if (!named || !loaded) return undefined;
      const type = TYPES[named.file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      return { isPublic: isPublicFile(loaded, named.file), type };
    },
  });
}
