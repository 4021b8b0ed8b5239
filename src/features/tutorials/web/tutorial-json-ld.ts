import { paths } from '#paths';
import type { Language } from '#platform/i18n/language.ts';
import type { TutorialView } from '../contract.ts';

/** A video for search engines (schema.org). The file itself is named when everybody may watch it. */
export function tutorialJsonLd(tutorial: TutorialView, language: Language, publicUrl: string): object {
  const { title, goal, poster, durationMs, open, media, published, chapters } = tutorial;
  const url = `${publicUrl}${paths.tutorial(tutorial)}`;
  const transcript = chapters.flatMap(({ lines }) => lines.map((line) => line.en)).join(' ');
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: goal,
    url,
    thumbnailUrl: `${publicUrl}${poster}`,
    duration: `PT${Math.round(durationMs / 1000)}S`,
    inLanguage: 'en',
    isAccessibleForFree: open,
    ...(published === undefined ? {} : { uploadDate: `${published}T00:00:00Z` }),
    ...(open && media
      ? {
          contentUrl: `${publicUrl}${media.video}`,
          caption: `${publicUrl}${media.captions[language]}`,
          transcript,
          hasPart: chapters.map(({ title: name, startMs, endMs }) => ({
            '@type': 'Clip',
            name,
            startOffset: Math.round(startMs / 1000),
            endOffset: Math.round(endMs / 1000),
            url: `${url}#t=${Math.round(startMs / 1000)}`,
          })),
        }
      : {}),
  };
}
