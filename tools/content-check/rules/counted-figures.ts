import type { COUNTED } from '#features/site/server/content-schemas.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';
import { withoutMarkup } from '../prose.ts';

type Counted = (typeof COUNTED)[number];
type Claim = { readonly counted: Counted; readonly language: Language; readonly pattern: RegExp };

/**
 * How a text may say how many there are. A number of questions is a promise about the site when it is called
 * practice questions or has a plus, as in "1,000+ questions"; "40 questions" is about one section.
 */
const CLAIMS: readonly Claim[] = [
  {
    counted: 'practice-questions',
    language: 'en',
    pattern: /([\d,]+)\s?\+?\s(?:\w+\s)?practice questions/giu,
  },
  { counted: 'practice-questions', language: 'en', pattern: /([\d,]+)\s?\+\s(?:\w+\s){0,2}questions/giu },
  { counted: 'practice-questions', language: 'en', pattern: /\b(thousands?) (?:of )?(?:\w+ )?questions/giu },
  {
    counted: 'practice-questions',
    language: 'zh-Hant',
    pattern: /([\d,]+)\s?\+?\s?[多餘]?[道題個]?練習題/gu,
  },
  { counted: 'practice-questions', language: 'zh-Hant', pattern: /([\d,]+)\s?\+\s?[道題]/gu },
  { counted: 'practice-questions', language: 'zh-Hant', pattern: /([上數一]?千)[多餘]?[道題]/gu },
  { counted: 'tutorial-videos', language: 'en', pattern: /([\d,]+)\s?\+?\s(?:\w+\s){0,2}videos?\b/giu },
  { counted: 'tutorial-videos', language: 'en', pattern: /\b(dozens|hundreds) of (?:\w+ ){0,2}videos/giu },
  {
    counted: 'tutorial-videos',
    language: 'zh-Hant',
    pattern: /([\d,]+)\s?\+?\s?[多餘]?[部支]?(?:教學)?影片/gu,
  },
  { counted: 'tutorial-videos', language: 'zh-Hant', pattern: /([上數]百)[多餘]?[部支]/gu },
];
/** The least that a word for a number means. */
const WORD_MEANS: Readonly<Record<string, number>> = { dozens: 24, hundreds: 200, 上百: 100, 數百: 200 };
const A_THOUSAND = 1000;
/** No text promises more practice questions or videos than there are. */
export const countedFigures: ContentRule = {
  name: 'counted-figures',
  check(content) {
    const there = { 'practice-questions': countQuestions(content), 'tutorial-videos': countVideos(content) };
    return [...content.texts, ...figureTexts(content)].flatMap(
      ({ file, place, language, text }): ContentProblem[] => {
        const claims = CLAIMS.filter((claim) => claim.language === language).flatMap(({ counted, pattern }) =>
          [...withoutMarkup(text).matchAll(pattern)]
            .filter(([, number = '']) => meant(number) > there[counted])
            .map(([claim]) => `“${claim.trim()}” promises more than the ${there[counted]} that there are.`),
        );
        const [what] = claims;
        const how = 'Let site.json count them ("counted"), or leave the number out.';
        return what === undefined ? [] : [{ file, place, what, how }];
      },
    );
  },
};

/** Of the papers and practice sets that are published, as the site counts them. */
export function countQuestions({ papers, practiceSets }: Pick<Content, 'papers' | 'practiceSets'>): number {
  const inSets = countsOf(practiceSets.flatMap(({ value }) => (value.draft ? [] : value)));
  const inPapers = papers
    .filter(({ value }) => !value.draft)
    .flatMap(({ value }) => value.sections)
    .flatMap((section) =>
      section.skill === 'reading' || section.skill === 'listening' ? countsOf(section.parts) : [],
    );
  return [...inSets, ...inPapers].reduce((sum, count) => sum + count, 0);
}

function countsOf(
  parts: readonly { readonly groups: readonly { readonly questions: readonly unknown[] }[] }[],
) {
  return parts.flatMap(({ groups }) => groups.map(({ questions }) => questions.length));
}

/** The tutorials that can be watched, as the site counts them. */
function countVideos({ tutorials, tutorialMedia }: Content): number {
  return tutorials.filter(({ value }) => !value.draft && tutorialMedia.findTimes(value) !== undefined).length;
}

/** A figure's value and label are read together. */
function figureTexts({ site }: Content) {
  return (site?.value.figures ?? []).flatMap((figure, i) => {
    if (!('value' in figure)) return [];
    const { value, label } = figure;
    const common = { file: 'site.json', place: `figures.${i}` };
    return [
      { ...common, language: 'en' as const, text: `${value.en} ${label.en}` },
      { ...common, language: 'zh-Hant' as const, text: `${value['zh-Hant']} ${label['zh-Hant']}` },
    ];
  });
}

function meant(number: string): number {
  const figure = Number(number.replaceAll(',', '') || Number.NaN);
  return Number.isNaN(figure) ? (WORD_MEANS[number.toLowerCase()] ?? A_THOUSAND) : figure;
}
