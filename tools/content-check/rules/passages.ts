import { parsePassage } from '#ielts/paper/parse-passage.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { isPaperBroken } from '../broken-paper.ts';
import type { ContentRule } from '../content-rule.ts';

const PASSAGE_FILE = /^mock-tests\/[\w-]+\/passages\//u;

/** Every passage that a paper names is there and lettered from A on; none is forgotten. */
export const passages: ContentRule = {
  name: 'passages',
  check(content) {
    const { files, papers } = content;
    const named = papers.flatMap(({ file, value }) =>
      value.sections.flatMap((section) =>
        section.skill === 'reading'
          ? section.parts.map((part) => file.replace('paper.json', part.passage))
          : [],
      ),
    );
    return [
      ...[...new Set(named)].flatMap((file): ContentProblem[] => {
        const text = files.get(file);
        if (text === undefined) {
          return [{ file, place: '', what: 'The file is missing.', how: 'Write it, or mend the paper.' }];
        }
        const parsed = parsePassage(text);
        return parsed.ok ? [] : [{ file, place: `line ${parsed.line}`, what: parsed.what, how: parsed.how }];
      }),
      ...[...files.keys()]
        .filter((file) => PASSAGE_FILE.test(file) && !named.includes(file) && !isPaperBroken(file, content))
        .map((file) => ({
          file,
          place: '',
          what: 'No paper names this passage.',
          how: 'Name it in paper.json, or delete it.',
        })),
    ];
  },
};
