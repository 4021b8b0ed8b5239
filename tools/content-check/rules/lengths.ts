import { LANGUAGES, type Localised } from '#platform/i18n/language.ts';
import type { ContentRule } from '../content-rule.ts';

type Most = Localised<number>;

/** Characters that fit their place on a phone; a Chinese character takes the room of two. */
const MOST = {
  tagline: { en: 90, 'zh-Hant': 45 },
  slideTitle: { en: 45, 'zh-Hant': 20 },
  slideText: { en: 180, 'zh-Hant': 90 },
  slideButton: { en: 28, 'zh-Hant': 12 },
} satisfies Record<string, Most>;

/** Taglines and slides are short enough for their place. */
export const lengths: ContentRule = {
  name: 'lengths',
  check: ({ courses, plans, home }) => [
    ...[...courses, ...plans].flatMap(({ file, value }) =>
      tooLong(file, 'tagline', value.tagline, MOST.tagline),
    ),
    ...(home?.value.slides ?? []).flatMap(({ title, text, button }, i) => [
      ...tooLong('home.json', `slides.${i}.title`, title, MOST.slideTitle),
      ...tooLong('home.json', `slides.${i}.text`, text, MOST.slideText),
      ...tooLong('home.json', `slides.${i}.button`, button, MOST.slideButton),
    ]),
  ],
};

function tooLong(file: string, place: string, text: Localised, most: Most) {
  return LANGUAGES.filter((language) => [...text[language]].length > most[language]).map((language) => ({
    file,
    place: `${place}.${language}`,
    what: `This has ${[...text[language]].length} characters; ${most[language]} fit.`,
    how: 'Shorten it.',
  }));
}
