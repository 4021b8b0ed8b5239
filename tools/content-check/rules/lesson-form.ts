import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { ContentRule } from '../content-rule.ts';

const LESSON_FILE = /^courses\/[\w-]+\/lessons\/[\w-]+\.(en|zh-Hant)\.md$/u;
const SECTIONS = {
  en: { practice: 'Try it', answers: 'Answers' },
  'zh-Hant': { practice: '練習', answers: '解答' },
} satisfies Record<Language, unknown>;
/** 450 to 700; a lesson with a longer practice text may need up to 800. */
const ENGLISH_WORDS = { least: 450, most: 800 };

/** A lesson has the right length, practice as a numbered list, and an answer to each of its numbers. */
export const lessonForm: ContentRule = {
  name: 'lesson-form',
  check: ({ files }) =>
    [...files].flatMap(([file, text]) => {
      const [, language] = LESSON_FILE.exec(file) ?? [];
      if (language === 'en') return [...checkLength(file, text), ...checkPractice(file, text, 'en')];
      return language === 'zh-Hant' ? checkPractice(file, text, language) : [];
    }),
};

function checkLength(file: string, text: string): ContentProblem[] {
  const words = text.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d’'.-]*/gu)?.length ?? 0;
  if (words >= ENGLISH_WORDS.least && words <= ENGLISH_WORDS.most) return [];
  const how = `${ENGLISH_WORDS.least} to 700 are right, with a long practice text up to ${ENGLISH_WORDS.most}.`;
  return [{ file, place: '', what: `The lesson has ${words} words.`, how }];
}

function checkPractice(file: string, text: string, language: Language): ContentProblem[] {
  const { practice, answers } = SECTIONS[language];
  const numbers = numbersUnder(text, practice);
  const answered = numbersUnder(text, answers);
  if (numbers.length === 0) {
    const how = 'Put the practice there as a numbered list.';
    return [{ file, place: '', what: `There is nothing under “## ${practice}”.`, how }];
  }
  const counted = numbers.every((number, i) => number === i + 1);
  if (counted && numbers.join() === answered.join()) return [];
  const what = counted
    ? `Practice has the numbers 1 to ${numbers.length}, answers have ${answered.join(', ') || 'none'}.`
    : `Practice is numbered ${numbers.join(', ')}.`;
  const how = `Count from 1 without gaps, and answer each number under “## ${answers}”.`;
  return [{ file, place: `## ${counted ? answers : practice}`, what, how }];
}

/** The numbers of the list items in a section, down to the next heading of its level. */
function numbersUnder(text: string, heading: string): number[] {
  const section = text.split(/^## /mu).find((each) => each.split('\n', 1)[0]?.trim() === heading) ?? '';
  return [...section.matchAll(/^(\d+)\. /gmu)].map(([, number]) => Number(number));
}
