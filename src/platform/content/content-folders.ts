import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A school's own content laid over the shipped content, file by file. */
export type LaidContent = {
  readonly shipped: string;
  /** A file in this folder replaces the shipped one of the same name. */
  readonly school: string;
  /** Shipped files and folders that the school does not use, by their names below `content/`. */
  readonly removed: ReadonlySet<string>;
};

/** One folder of content, or a school's folder over the shipped one. */
export type ContentFolders = string | LaidContent;

/** The school's list of shipped files and folders that it does not use. */
const REMOVED_FILE = 'removed.json';
/** The folder of a school's own pictures and audio, within its content. */
const OWN_MEDIA = 'media';
const removedSchema = z.array(z.string().regex(/^[\w-]+(?:[/.][\w-]+)*$/));

/**
 * Lays a school's folder over the shipped content. Refused with a sentence: the folder is not there, or its
 * `removed.json` is no list of names such as `teachers/hannah.json`.
 */
function layContent(
  shipped: string,
  school: string,
): { readonly ok: true; readonly folders: LaidContent } | { readonly ok: false; readonly problem: string } {
  if (!statSync(school, { throwIfNoEntry: false })?.isDirectory()) {
    return { ok: false, problem: `CONTENT_DIR names ${school}, and there is no such folder.` };
  }
  const removed = readRemoved(join(school, REMOVED_FILE));
  if (!removed) {
    const form = 'a list of names below content/, such as ["teachers/hannah.json"]';
    return { ok: false, problem: `${join(school, REMOVED_FILE)} must be ${form}.` };
  }
  return { ok: true, folders: { shipped, school, removed } };
}

/** The folder of a school's own media. */
export const ownMedia = (school: string): string => join(school, OWN_MEDIA);

/** All content and all media of a site. */
export type SiteFolders = { readonly content: ContentFolders; readonly media: ContentFolders };

/**
 * The shipped content and media, with a school's own over them. Its media are in the folder `media` of its content.
 * Throws with a sentence where `layContent` refuses.
 */
export function siteFolders(school: string | undefined): SiteFolders {
  if (school === undefined) return { content: 'content', media: 'media' };
  const laid = layContent('content', school);
  if (!laid.ok) throw new Error(laid.problem);
  return {
    content: laid.folders,
    media: { shipped: 'media', school: ownMedia(school), removed: new Set() },
  };
}

/** Undefined: the file exists and is not a list of names. */
function readRemoved(file: string): ReadonlySet<string> | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return new Set();
  }
  try {
    const parsed = removedSchema.safeParse(JSON.parse(text));
    return parsed.success ? new Set(parsed.data) : undefined;
  } catch {
    return undefined;
  }
}

function isRemoved({ removed }: LaidContent, name: string): boolean {
  const parts = name.split('/');
  return parts.some((_, end) => removed.has(parts.slice(0, end + 1).join('/')));
}

/** The possible places of a content file; the first one wins. */
export function placesOf(folders: ContentFolders, name: string): readonly string[] {
  if (typeof folders === 'string') return [join(folders, name)];
  const own = join(folders.school, name);
  return isRemoved(folders, name) ? [own] : [own, join(folders.shipped, name)];
}

/** The bytes of a content file from the place that wins; undefined: it is nowhere, or cannot be read. */
export function readContentBytes(folders: ContentFolders, name: string): Buffer | undefined {
  for (const path of placesOf(folders, name)) {
    try {
      return readFileSync(path);
    } catch {
      // The next place may have it.
    }
  }
  return undefined;
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

/** The names in a folder of the content, sorted; empty when the folder is not there. */
export function listContent(folders: ContentFolders, folder: string): string[] {
  if (typeof folders === 'string') return namesIn(join(folders, folder)).sort();
  const shipped = namesIn(join(folders.shipped, folder)).filter(
    (name) => !isRemoved(folders, folder === '' ? name : `${folder}/${name}`),
  );
  const own = namesIn(join(folders.school, folder)).filter(
    (name) => folder !== '' || (name !== REMOVED_FILE && name !== OWN_MEDIA),
  );
  return [...new Set([...shipped, ...own])].sort();
}
