import type { ContentProblem } from '#platform/content/content-problem.ts';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import type { ContentRule } from '../content-rule.ts';

const PAGES = ['terms', 'privacy'];
/** 「消費者保護法第 19 條」 is no clause of ours. */
const REFERENCES = { en: /\bclause (\d+)/gu, 'zh-Hant': /(?<!法\s?)第 (\d+) 條/gu };

/** Clauses are numbered from 1 on, are as many in both languages, and refer to clauses that there are. */
export const legalClauses: ContentRule = {
  name: 'legal-clauses',
  check: ({ files }) =>
    PAGES.flatMap((page) => {
      const clauses = LANGUAGES.map((language) => {
        const file = `legal/${page}.${language}.md`;
        const text = files.get(file) ?? '';
        const headings = [...text.matchAll(/^## (.*)/gmu)].map(([, heading = '']) => heading);
        return { file, text, language, headings };
      });
      const [one, other] = clauses;
      const differ = one && other && one.text && other.text && one.headings.length !== other.headings.length;
      const what = `There are ${other?.headings.length} clauses, in English ${one?.headings.length}.`;
      return [
        ...clauses.flatMap(({ file, text, language, headings }) => [
          ...checkNumbers(file, headings),
          ...checkReferences(file, text, language, headings.length),
        ]),
        ...(differ ? [{ file: other.file, place: '', what, how: 'Say the same in both languages.' }] : []),
      ];
    }),
};

function checkNumbers(file: string, headings: readonly string[]): ContentProblem[] {
  return headings.flatMap((heading, i) => {
    if (heading.startsWith(`${i + 1}. `)) return [];
    const how = `Write “## ${i + 1}. Title”.`;
    return [{ file, place: `## ${heading}`, what: `This clause should have the number ${i + 1}.`, how }];
  });
}

function checkReferences(file: string, text: string, language: Language, clauses: number): ContentProblem[] {
  return text.split('\n').flatMap((line, i) =>
    [...line.matchAll(REFERENCES[language])]
      .filter(([, number]) => Number(number) < 1 || Number(number) > clauses)
      .map(([reference]) => ({
        file,
        place: `line ${i + 1}`,
        what: `There is no ${reference}; the last is ${clauses}.`,
        how: 'Mend the number.',
      })),
  );
}
