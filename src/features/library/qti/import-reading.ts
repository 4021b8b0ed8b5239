import { changed } from './carry-report.ts';
import { answerContent, evidenceOr, type PartAndAnswers } from './answer-content.ts';
import { unfilled } from './draft.ts';
import type { Gathered } from './gathered.ts';
import { writePassage } from './import-passage.ts';
import type { NumberedPart } from './number-groups.ts';

/** A part of Reading: its passage in a file, and the answers with their evidence in it. */
export function readingPart(
  { name, content, companion, notes }: Gathered,
  { part, groups }: NumberedPart,
  i: number,
): PartAndAnswers {
  const file = `passages/reading-${i + 1}.md`;
  const passage = part.stimulus?.passage ?? {
    title: unfilled('Title of the passage'),
    introduction: undefined,
    paragraphs: [{ letter: 'A', text: unfilled('The text that the questions are about') }],
  };
  if (!part.stimulus?.passage) {
    notes.push(changed(file, 'These questions came without a text.', 'Write the passage.'));
  }
  content.set(`mock-tests/${name}/${file}`, writePassage(passage));
  const letters = passage.paragraphs.map(({ letter }) => letter);
  const answers = groups.flatMap((group) =>
    group.answers.map((answer) => ({
      ...answerContent(answer, companion),
      evidence: evidenceOr(
        answer.evidence
          .filter(({ place, quote }) => letters.includes(place) && quote.length >= 5)
          .map(({ place, quote }) => ({ paragraph: place, quote })),
        { paragraph: 'A', quote: unfilled('exact words of the passage') },
      ),
    })),
  );
  return { part: { passage: file, groups: groups.map((group) => group.content) }, answers };
}
