import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export const MOCK_TESTS = join(ROOT, 'content/mock-tests');
export const AUDIO = join(ROOT, 'media/audio');
/** Turns that were spoken before; outside version control. */
export const CACHE = join(ROOT, '.cache/media');
