import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export const MOCK_TESTS = join(ROOT, 'content/mock-tests');
export const TUTORIALS = join(ROOT, 'content/tutorials');
export const AUDIO = join(ROOT, 'media/audio');
export const TUTORIAL_MEDIA = join(ROOT, 'media/tutorials');
/** Turns that were spoken before; outside version control. */
export const CACHE = join(ROOT, '.cache/media');
