import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const listFolders = (directory: string) =>
  existsSync(directory)
    ? readdirSync(directory, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

/** Lessons and module tests below a folder of courses, as `<course>/lessons/<lesson>`. */
function listPlaces(courses: string): string[] {
  return listFolders(courses).flatMap((course) =>
    ['lessons', 'module-tests'].flatMap((kind) =>
      listFolders(join(courses, course, kind)).map((name) => `${course}/${kind}/${name}`),
    ),
  );
}

const isNamed = (place: string, word: string) =>
  place.startsWith(`${word}/`) || place === word || place.replace('/lessons/', '/') === word;

/**
 * The lessons and module tests that have clips, as `<course>/lessons/<lesson>`. Each word names a course, a
 * `<course>/<lesson>`, or a `<course>/module-tests/<module>`; without words, all. Throws with a word that names nothing.
 */
export function listClipFolders(courses: string, words: readonly string[]): string[] {
  const places = listPlaces(courses);
  for (const word of words) {
    if (!places.some((place) => isNamed(place, word)))
      throw new Error(`There is no course, lesson or module test ${word} in content/courses.`);
  }
  return places.filter(
    (place) =>
      existsSync(join(courses, place, 'clips')) &&
      (words.length === 0 || words.some((word) => isNamed(place, word))),
  );
}

/** The folders with sounds of lessons and module tests that have no clips. */
export function listOrphans(courses: string, sounds: string): string[] {
  return listPlaces(sounds).filter((place) => !existsSync(join(courses, place, 'clips')));
}
