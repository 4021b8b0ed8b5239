import type { ContentFolders } from '#platform/content/content-folders.ts';
import type { ContentProblem, ContentResult } from '#platform/content/content-problem.ts';
import type { MediaFiles, Picture } from '#platform/content/media-files.ts';
import { readContentJson, readContentText } from '#platform/content/read-content.ts';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { PROSE_PAGES, type ProsePage } from '../contract.ts';
import {
  faqSchema,
  homeSchema,
  siteSchema,
  type FaqContent,
  type HomeContent,
  type SiteContent,
} from './content-schemas.ts';

export const PROSE_FOLDERS = {
  about: 'pages',
  careers: 'pages',
  terms: 'legal',
  privacy: 'legal',
} as const satisfies Record<ProsePage, string>;

type LoadedHome = Omit<HomeContent, 'slides'> & {
  readonly slides: readonly (Omit<HomeContent['slides'][number], 'art'> & { readonly art: Picture })[];
};

export type LoadedSite = {
  readonly site: SiteContent;
  readonly home: LoadedHome;
  readonly faq: FaqContent;
  /** Markdown by page and language. */
  readonly prose: ReadonlyMap<`${ProsePage} ${Language}`, string>;
};

/** Reads the site's content files and reports every problem. */
export function loadSite(directory: ContentFolders, media: MediaFiles): ContentResult<LoadedSite> {
  const site = readContentJson(directory, 'site.json', siteSchema);
  const home = readContentJson(directory, 'home.json', homeSchema);
  const faq = readContentJson(directory, 'faq.json', faqSchema);
  const problems: ContentProblem[] = [];
  const prose = new Map<`${ProsePage} ${Language}`, string>();
  for (const page of PROSE_PAGES) {
    for (const language of LANGUAGES) {
      const text = readContentText(directory, `${PROSE_FOLDERS[page]}/${page}.${language}.md`);
      if (text.ok) prose.set(`${page} ${language}`, text.value);
      else problems.push(...text.problems);
    }
  }
  if (!site.ok || !home.ok || !faq.ok) {
    for (const result of [site, home, faq]) if (!result.ok) problems.push(...result.problems);
    return { ok: false, problems };
  }
  const slides = home.value.slides.flatMap((slide) => {
    const art = media.findPicture(slide.art);
    if (art) return [{ ...slide, art }];
    problems.push({
      file: 'home.json',
      place: `slides.${slide.key}.art`,
      what: `There is no picture media/${slide.art.src}.`,
      how: 'Draw it, or name one that is there.',
    });
    return [];
  });
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { site: site.value, home: { ...home.value, slides }, faq: faq.value, prose } };
}
