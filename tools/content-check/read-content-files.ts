import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createAudioFiles } from '#features/library/server/papers/load-audio.ts';
import { join, relative, sep } from 'node:path';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { withoutByteOrderMark } from '#platform/content/read-content.ts';
import { type Content, parseContent } from './content.ts';

const NO_TEXT = { en: '', 'zh-Hant': '' };

/** Reads a content directory whole. Hidden files are left out. */
export function readContentFiles(directory: string, mediaDirectory: string): Content {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, name: relative(directory, path).split(sep).join('/') }))
    .filter(({ name }) => !/(?:^|\/)\./u.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ path, name }): [string, string] => [name, withoutByteOrderMark(readFileSync(path, 'utf8'))]);
  const media = createMediaFiles(mediaDirectory);
  return parseContent(new Map(files), {
    hasPicture: (src) => media.findPicture({ src, alt: NO_TEXT }) !== undefined,
    audio: createAudioFiles(mediaDirectory),
    hasMedia: (name) => existsSync(join(mediaDirectory, name)),
  });
}
