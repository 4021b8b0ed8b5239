import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export const MOCK_TESTS = join(ROOT, 'content/mock-tests');
export const COURSES = join(ROOT, 'content/courses');
export const TUTORIALS = join(ROOT, 'content/tutorials');
export const AUDIO = join(ROOT, 'media/audio');
/** Sounds of lessons and module tests, in folders as their content has them. */
export const COURSE_AUDIO = join(AUDIO, 'courses');
export const PRACTICE = join(ROOT, 'content/practice');
/** Sounds of practice sets, as `<bank>/<slug>`. */
export const PRACTICE_AUDIO = join(AUDIO, 'practice');
/** Letters, figures and months that a browser joins: the sound of questions without end. */
export const SAID = join(ROOT, 'media/said');
export const TUTORIAL_MEDIA = join(ROOT, 'media/tutorials');
/** Turns that were spoken before; outside version control. */
export const CACHE = join(ROOT, '.cache/media');
