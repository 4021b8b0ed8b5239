import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedSection, listCheckedSections } from '../checked-sections.ts';
import type { ContentRule } from '../content-rule.ts';

/** A Reading passage as the test has it, with 13 or 14 questions; another number of questions scales it. */
const PASSAGE = { questions: [13, 14], words: [600, 1000] } as const;

/** Each passage is as long as in the test. How long all of them are is a bound of the paper. */
export const passageLength: ContentRule = {
  name: 'passage-length',
  check: (content) => listCheckedSections(content).flatMap(checkSection),
};

function checkSection({ module, section, files }: CheckedSection): ContentProblem[] {
  if (section.skill !== 'reading' || module === 'demonstration') return [];
  const parts = section.parts.map(({ passage, groups }, i) => ({
    file: files.texts[i] ?? files.paper,
    words: passage.paragraphs.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0),
    questions: groups.reduce((sum, group) => sum + group.questions.length, 0),
  }));
  return parts.flatMap((part) =>
    outOfBounds(part.file, part.words, part.questions, boundsFor(part.questions)),
  );
}

function boundsFor(questions: number): readonly [number, number] {
  const [fewest, most] = PASSAGE.questions;
  const scale = questions < fewest ? questions / fewest : questions > most ? questions / most : 1;
  return [Math.round(PASSAGE.words[0] * scale), Math.round(PASSAGE.words[1] * scale)];
}

function outOfBounds(
  file: string,
  words: number,
  questions: number,
  [least, most]: readonly [number, number],
): ContentProblem[] {
  if (words >= least && words <= most) return [];
  const how = `${questions} questions need ${least} to ${most} words.`;
  return [
    {
      file,
      place: '',
      what: `There are ${words} words.`,
      how: words < least ? `Write more: ${how}` : `Shorten: ${how}`,
    },
  ];
}
