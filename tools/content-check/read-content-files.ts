import { existsSync, readFileSync, statSync } from 'node:fs';
import { createAudioFiles } from '#features/library/server/papers/load-audio.ts';
import { hashTutorial } from '#features/tutorials/server/tutorial-manifest.ts';
import {
  checkTutorialMedia,
  listMediaFiles,
  readTutorialManifest,
} from '#features/tutorials/server/tutorial-media.ts';
import { type ContentFolders, listContent, placesOf } from '#platform/content/content-folders.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { withoutByteOrderMark } from '#platform/content/read-content.ts';
import { type Content, parseContent } from './content.ts';

const NO_TEXT = { en: '', 'zh-Hant': '' };

/** The path of the file or folder that counts, and whether it is a file; undefined when it is not there. */
function find(folders: ContentFolders, name: string): { path: string; isFile: boolean } | undefined {
  const path = placesOf(folders, name).find((place) => existsSync(place));
  return path === undefined ? undefined : { path, isFile: statSync(path).isFile() };
}

function listFiles(folders: ContentFolders, folder: string): [name: string, text: string][] {
  return listContent(folders, folder).flatMap((each): [string, string][] => {
    const name = folder === '' ? each : `${folder}/${each}`;
    const found = find(folders, name);
    if (!found?.isFile) return found ? listFiles(folders, name) : [];
    return [[name, withoutByteOrderMark(readFileSync(found.path, 'utf8'))]];
  });
}

function readTutorialMedia(media: ContentFolders): Content['tutorialMedia'] {
  return {
    check: (tutorial) => checkTutorialMedia(media, tutorial),
    findTimes(tutorial) {
      const manifest = readTutorialManifest(media, tutorial.slug);
      return manifest?.tutorialHash === hashTutorial(tutorial) ? manifest.sentences : undefined;
    },
    countBytes(slug) {
      const manifest = readTutorialManifest(media, slug);
      return manifest ? listMediaFiles(manifest).reduce((sum, { bytes }) => sum + bytes, 0) : 0;
    },
  };
}

/** Reads all content. Hidden files are left out. */
export function readContentFiles(content: ContentFolders, mediaFolders: ContentFolders): Content {
  const files = listFiles(content, '').sort(([one], [other]) => (one < other ? -1 : 1));
  const media = createMediaFiles(mediaFolders);
  return parseContent(new Map(files), {
    hasPicture: (src) => media.findPicture({ src, alt: NO_TEXT }) !== undefined,
    audio: createAudioFiles(mediaFolders),
    tutorialMedia: readTutorialMedia(mediaFolders),
    hasMedia: (name) => find(mediaFolders, name) !== undefined,
  });
}
