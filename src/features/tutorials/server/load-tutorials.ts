import { type ContentFolders, listContent } from '#platform/content/content-folders.ts';
import { allContent, readContentJson } from '#platform/content/read-content.ts';
import type { ContentResult } from '#platform/content/content-problem.ts';
import type { Tutorial } from '../domain/tutorial.ts';
import { hashTutorial, type TutorialManifest } from './tutorial-manifest.ts';
import { readTutorialManifest } from './tutorial-media.ts';
import { tutorialSchema } from './tutorial-schema.ts';

/** A tutorial that can be watched. */
export type LoadedTutorial = { readonly tutorial: Tutorial; readonly manifest: TutorialManifest };

const FOLDER = 'tutorials';

/**
 * The published tutorials in the order of their numbers. Drafts are left out, and so is a tutorial without a video of
 * its own text: the content check refuses that one.
 */
export function loadTutorials(
  content: ContentFolders,
  media: ContentFolders,
): ContentResult<readonly LoadedTutorial[]> {
  const slugs = listContent(content, FOLDER).filter((name) => /^[a-z0-9-]+$/u.test(name));
  const read = allContent(
    slugs.map((slug) => readContentJson(content, `${FOLDER}/${slug}/tutorial.json`, tutorialSchema)),
  );
  if (!read.ok) return read;
  const value = read.value
    .filter(({ draft }) => !draft)
    .flatMap((tutorial) => {
      const manifest = readTutorialManifest(media, tutorial.slug);
      return manifest?.tutorialHash === hashTutorial(tutorial) ? [{ tutorial, manifest }] : [];
    })
    .sort((one, other) => one.tutorial.number - other.tutorial.number);
  return { ok: true, value };
}
