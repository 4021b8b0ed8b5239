import { listCheckedQuestions, listKeyed, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';

const plain = (text: string) => text.replace(/\s+/gu, ' ');

/** The evidence of a reading question is in its passage, word for word and in the paragraph that it names. */
export const lessonEvidence: ContentRule = {
  name: 'lesson-evidence',
  check: (content) =>
    listCheckedQuestions(content).flatMap((questions) =>
      listKeyed(questions).flatMap(({ number, passage, answer: { evidence } }) =>
        evidence.flatMap(({ paragraph, quote }) => {
          const found = passage?.paragraphs.some(
            ({ letter, text }) =>
              (letter === '' || letter === paragraph) && plain(text).includes(plain(quote)),
          );
          if (found) return [];
          const what = `“${quote}” is not in paragraph ${paragraph}.`;
          return [
            problem(questions.keyFile, `question ${number}`, what, 'Copy the exact words of the passage.'),
          ];
        }),
      ),
    ),
};
