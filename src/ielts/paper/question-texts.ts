import type { Part, QuestionGroup } from './paper.ts';

const GAP = '______';

function questionText(group: QuestionGroup, question: QuestionGroup['questions'][number]): string {
  if ('statement' in question) return question.statement;
  if ('stem' in question) return question.stem;
  if ('text' in question) return question.text.replace('{gap}', GAP);
  if ('paragraph' in question) return `Paragraph ${question.paragraph}`;
  return 'stem' in group ? group.stem : '';
}

/** What each question asks, by its number; English, like the test. */
export function questionTexts(parts: readonly Part[]): Map<number, string> {
  return new Map(
    parts.flatMap(({ groups }) =>
      groups.flatMap((group) =>
        group.questions.map((question) => [question.number, questionText(group, question)] as const),
      ),
    ),
  );
}
