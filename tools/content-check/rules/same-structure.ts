import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

const MARKDOWN_LINK = /\]\(([^)\s]+)[^)]*\)/gu;

/** Both languages say the same: the same headings, numbered items, table rows and links. */
export const sameStructure: ContentRule = {
  name: 'same-structure',
  check: (content) => [...comparePages(content), ...compareTexts(content)],
};

function comparePages({ files }: Content): ContentProblem[] {
  return [...files].flatMap(([file, text]) => {
    if (!file.endsWith('.en.md')) return [];
    const other = file.replace(/\.en\.md$/u, '.zh-Hant.md');
    const chinese = files.get(other);
    if (chinese === undefined) {
      return [{ file: other, place: '', what: 'The file is missing.', how: `Translate content/${file}.` }];
    }
    const counts: [string, RegExp][] = [
      ['headings', /^#{2,4} /gmu],
      ['numbered items', /^\d+\. /gmu],
      ['table rows', /^\|/gmu],
    ];
    return [
      ...counts.flatMap(([name, pattern]) =>
        differ(other, '', name, count(text, pattern), count(chinese, pattern)),
      ),
      ...differ(other, '', 'links', linksOf(text), linksOf(chinese)),
    ];
  });
}

function compareTexts({ texts }: Content): ContentProblem[] {
  const english = new Map(texts.map((each) => [`${each.file} ${each.place}`, each.text]));
  return texts.flatMap(({ file, place, text, literal }) => {
    if (!literal || !place.endsWith('.zh-Hant')) return [];
    const other = english.get(`${file} ${place.replace(/zh-Hant$/u, 'en')}`);
    return other === undefined ? [] : differ(file, place, 'links', linksOf(other), linksOf(text));
  });
}

function differ(
  file: string,
  place: string,
  name: string,
  english: string,
  chinese: string,
): ContentProblem[] {
  if (english === chinese) return [];
  const what = `The ${name} differ from the English (${english || 'none'}): ${chinese || 'none'}.`;
  return [{ file, place, what, how: 'Say the same in both languages.' }];
}

function count(text: string, pattern: RegExp): string {
  return String(text.match(pattern)?.length ?? 0);
}

function linksOf(text: string): string {
  return [...text.matchAll(MARKDOWN_LINK)]
    .map(([, address]) => address)
    .sort()
    .join(' ');
}
