import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const listFolders = (directory: string) =>
  existsSync(directory)
    ? readdirSync(directory, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

/** Where clips may be: of lessons and module tests below a folder of courses, or of practice sets. */
export type ClipPlaces = 'courses' | 'practice';

const LISTED: Readonly<Record<ClipPlaces, (directory: string) => string[]>> = {
  // As `<course>/lessons/<lesson>`.
  courses: (courses) =>
    listFolders(courses).flatMap((course) =>
      ['lessons', 'module-tests'].flatMap((kind) =>
        listFolders(join(courses, course, kind)).map((name) => `${course}/${kind}/${name}`),
      ),
    ),
  // As `<bank>/<slug>`.
  practice: (practice) =>
    listFolders(practice).flatMap((bank) =>
      listFolders(join(practice, bank)).map((slug) => `${bank}/${slug}`),
    ),
};
const NO_SUCH: Readonly<Record<ClipPlaces, string>> = {
  courses: 'course, lesson or module test',
  practice: 'bank or practice set',
};

const isNamed = (place: string, word: string) =>
  place.startsWith(`${word}/`) || place === word || place.replace('/lessons/', '/') === word;

/**
 * The folders that have clips: of lessons and module tests as `<course>/lessons/<lesson>`, of practice sets as
 * `<bank>/<slug>`. Each word names a course, a `<course>/<lesson>`, or a `<course>/module-tests/<module>`; a bank, or a
 * `<bank>/<slug>`; without words, all. Throws with a word that names nothing.
 */
export function listClipFolders(kind: ClipPlaces, directory: string, words: readonly string[]): string[] {
  const places = LISTED[kind](directory);
  for (const word of words) {
    if (!places.some((place) => isNamed(place, word)))
      throw new Error(`There is no ${NO_SUCH[kind]} ${word} in content/${kind}.`);
  }
  return places.filter(
    (place) =>
      existsSync(join(directory, place, 'clips')) &&
      (words.length === 0 || words.some((word) => isNamed(place, word))),
  );
}

/** The folders with sounds of what has no clips. */
export function listOrphans(kind: ClipPlaces, directory: string, sounds: string): string[] {
  return LISTED[kind](sounds).filter((place) => !existsSync(join(directory, place, 'clips')));
}
