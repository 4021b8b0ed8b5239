import { measureReadingEase } from '../../content/reading-ease.ts';
import type { CheckedSection } from '../checked-sections.ts';
import { commonFamilies } from './common-families.ts';
import { findNames } from './content-words.ts';
import type { Measure } from './measure.ts';

/** All passages of a full Academic section together. */
const ACADEMIC_WORDS = { least: 2150, most: 2750 } as const;
/** The reading ease of the three Academic passages, and how far each may be from it. */
const ACADEMIC_EASE = [60, 52, 42] as const;
const EASE_APART = 5;
/**
 * The share of words outside the first 2,000 families, by passage: what full tests had that were read blind. No figure
 * is published for these families.
 */
const UNCOMMON = [
  { least: 12, most: 22 },
  { least: 17, most: 27 },
  { least: 20, most: 30 },
] as const;

/** The share of words outside the first 2,000 families, in whole per cent; names and figures are left out. */
export function uncommonShare(text: string): number {
  const names = findNames(text);
  const words = (text.match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length > 2 && !names.has(word.toLowerCase()),
  );
  const { isCommon } = commonFamilies();
  const uncommon = words.filter((word) => !isCommon(word));
  return words.length === 0 ? 0 : Math.round((uncommon.length / words.length) * 100);
}

/** How long and how hard the passages of a full Academic section are. General Training has no such figures. */
export function measurePassages({ section, module, form }: CheckedSection): Measure[] {
  if (section.skill !== 'reading' || module !== 'academic' || form !== 'full') return [];
  const texts = section.parts.map(({ passage }) => passage.paragraphs.map(({ text }) => text).join('\n'));
  const lengths = texts.map((text) => text.split(/\s+/u).length);
  const eases = texts.map(measureReadingEase);
  return [
    {
      check: 'words',
      place: 'reading',
      value: lengths.reduce((sum, words) => sum + words, 0),
      ...ACADEMIC_WORDS,
      detail: lengths.join(', '),
    },
    ...eases.flatMap(({ ease }, i): Measure[] => {
      const about = ACADEMIC_EASE[i];
      if (about === undefined) return [];
      const bound = { least: about - EASE_APART, most: about + EASE_APART };
      const place = `reading passage ${i + 1}`;
      return [{ check: 'ease', place, value: Math.round(ease), ...bound, detail: `about ${about}` }];
    }),
    ...texts.flatMap((text, i): Measure[] => {
      const bound = UNCOMMON[i];
      const place = `reading passage ${i + 1}`;
      return bound
        ? [{ check: 'uncommon-words', place, value: uncommonShare(text), ...bound, detail: '' }]
        : [];
    }),
  ];
}
