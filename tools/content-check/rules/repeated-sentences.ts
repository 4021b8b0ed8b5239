import {
  type CheckedPractice,
  listCheckedLessons,
  listCheckedPractice,
  listCheckedQuestions,
  problem,
} from '../checked-lessons.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';

/** Shorter ones repeat by chance, such as “Yes, I do.” */
const LEAST_WORDS = 5;

type Sentence = { readonly file: string; readonly place: string; readonly text: string };

/** The English of a question that a learner works on. Options and single words may repeat. */
function sentencesOf(group: ShownGroup): { place: string; text: string }[] {
  const at = (number: number, text: string) => ({ place: `question ${number}`, text });
  switch (group.type) {
    case 'correct':
    case 'transform':
      return group.questions.map(({ number, sentence }) => at(number, sentence));
    case 'spot':
    case 'word-form':
      return group.questions.map(({ number, text }) => at(number, text));
    case 'reorder':
      return group.questions.map(({ number, pieces }) => at(number, [...pieces].sort().join(' ')));
    case 'cloze':
      return group.text
        .split(/(?<=[.!?])\s+/u)
        .map((text) => at(group.questions[0]?.number ?? 0, text.replace(/\{\d+\}/gu, '…')));
    case 'multiple-choice':
      // A stem such as “Which is right?” is an instruction.
      return group.questions.flatMap(({ number, options }) => options.map((text) => at(number, text)));
    case 'true-false-not-given':
    case 'yes-no-not-given':
      return group.questions.map(({ number, statement }) => at(number, statement));
    default:
      return [];
  }
}

/** The sentences of a text, Markdown aside; headings and tables are left out. */
function sentencesOfText(text: string): string[] {
  return text
    .replace(/[*_`>#]/gu, '')
    .split(/(?<=[.!?][”’"')]?)\s+/u)
    .filter((sentence) => !sentence.includes('|'));
}

function allSentences(content: Content): Sentence[] {
  return [
    ...listCheckedQuestions(content).flatMap(({ file, groups }) =>
      groups.flatMap(({ group }) => sentencesOf(group).map((each) => ({ file, ...each }))),
    ),
    ...listCheckedLessons(content).flatMap(({ folder, texts }) =>
      (texts.get('en')?.blocks ?? []).flatMap(({ pieces }) =>
        pieces
          .filter(({ kind }) => kind === 'paragraph' || kind === 'list' || kind === 'quote')
          .flatMap(({ source }) =>
            sentencesOfText(source).map((text) => ({ file: `${folder}en.md`, place: '', text })),
          ),
      ),
    ),
    ...listCheckedPractice(content).flatMap((practice) => materialSentences(content, practice)),
  ];
}

/** What is read or heard in a practice set. */
function materialSentences({ scripts }: Content, { folder, passage }: CheckedPractice): Sentence[] {
  const read = (passage?.paragraphs ?? []).map(({ text }) => ({ file: `${folder}passage.md`, text }));
  const heard = scripts
    .filter(({ file }) => file.startsWith(`${folder}clips/`))
    .flatMap(({ file, value }) => value.turns.map(({ display }) => ({ file, text: display })));
  return [...read, ...heard].flatMap(({ file, text }) =>
    sentencesOfText(text).map((sentence) => ({ file, place: '', text: sentence })),
  );
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/** No sentence is in two lessons, module tests or practice sets. Each may come back to a sentence of its own. */
export const repeatedSentences: ContentRule = {
  name: 'repeated-sentences',
  check(content) {
    const first = new Map<string, Sentence>();
    const folderOf = (file: string) => file.replace(/(?:clips\/)?[^/]+$/u, '');
    return allSentences(content).flatMap((sentence) => {
      const words = wordsOf(sentence.text);
      if (words.length < LEAST_WORDS) return [];
      const name = words.join(' ');
      const before = first.get(name);
      if (!before) first.set(name, sentence);
      if (!before || folderOf(before.file) === folderOf(sentence.file)) return [];
      const what = `“${sentence.text.trim()}” is in content/${before.file} too.`;
      return [
        problem(sentence.file, sentence.place, what, 'Write another sentence: other people, another place.'),
      ];
    });
  },
};
