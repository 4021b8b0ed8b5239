import type { Part, QuestionGroup } from './paper.ts';

const GAP = '______';

/** The end of a sentence with the room behind it. A short word with a full stop, such as Mr., ends none. */
const SENTENCE_END = /(?:[a-z]{3}|[0-9)_}])[.!?]['"’”]?\s+(?=['"‘“]?[A-Z])/;

/** The sentence of a text in which its `{gap}` is. The other sentences of a summary belong to other questions. */
function gapSentence(text: string): string {
  const gap = text.indexOf('{gap}');
  let start = 0;
  const ends = new RegExp(SENTENCE_END, 'g');
  // Safari 12 has no matchAll.
  for (let found = ends.exec(text); found; found = ends.exec(text)) {
    const end = ends.lastIndex;
    if (end > gap) return text.slice(start, end).trim();
    start = end;
  }
  return text.slice(start);
}

/** A gap has its number where the sentence has others. */
function gapText(text: string, number: number): string {
  const sentence = gapSentence(text);
  return sentence.replace('{gap}', sentence.includes(GAP) ? `(${number}) ${GAP}` : GAP);
}

function questionText(group: QuestionGroup, question: QuestionGroup['questions'][number]): string {
  if ('statement' in question) return question.statement;
  if ('stem' in question) return question.stem;
  if ('text' in question) return gapText(question.text, question.number);
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
