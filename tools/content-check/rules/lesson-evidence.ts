import { listCheckedQuestions, listKeyed, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';

const plain = (text: string) => text.replace(/\s+/gu, ' ');

/**
 * The evidence of a question is in its passage, word for word and in the paragraph that it names. Without a passage it is
 * in the lesson's text or in what is heard.
 */
export const lessonEvidence: ContentRule = {
  name: 'lesson-evidence',
  check: (content) =>
    listCheckedQuestions(content).flatMap((questions) =>
      listKeyed(questions).flatMap(({ number, passage, answer: { evidence } }) =>
        evidence.flatMap(({ paragraph, quote }) => {
          const found = passage
            ? passage.paragraphs.some(
                ({ letter, text }) =>
                  (letter === '' || letter === paragraph) && plain(text).includes(plain(quote)),
              )
            : plain(questions.quotable).includes(plain(quote));
          if (found) return [];
          const what = `“${quote}” is not in paragraph ${paragraph}.`;
          return [
            problem(questions.keyFile, `question ${number}`, what, 'Copy the exact words of the passage.'),
          ];
        }),
      ),
    ),
};
