import { heardQuestion, inOneBreath, oneByOne } from './by-ear.ts';
import type { Generator } from './generator.ts';
import { sayFigures } from './said-clips.ts';
import type { SeededRandom } from './seeded-random.ts';

/** The beginnings of numbers that are kept for stories: nobody is called when they are dialled. */
type Beginning = readonly [area: string, middle: string, start: string];
const NOBODYS: readonly [Beginning, ...Beginning[]] = [
  ['020', '7946', '0'],
  ['0113', '496', '0'],
  ['0114', '496', '0'],
  ['0117', '496', '0'],
  ['0121', '496', '0'],
  ['0131', '496', '0'],
  ['0141', '496', '0'],
  ['0151', '496', '0'],
  ['0161', '496', '0'],
  ['0191', '498', '0'],
  ['029', '2018', '0'],
  ['07700', '900', ''],
];

const figures = (random: SeededRandom, count: number): string =>
  Array.from({ length: count }, () => random.whole(0, 9)).join('');

function makeNumber(random: SeededRandom): { readonly stem: string; readonly groups: readonly string[] } {
  if (random.whole(1, 2) === 1) {
    const [area, middle, start] = random.pick(NOBODYS);
    return { stem: 'What is the telephone number?', groups: [area, middle, start + figures(random, 3)] };
  }
  // A row of seven or eight figures, the first of which is not zero.
  const first = String(random.whole(1, 9));
  return {
    stem: 'What is the membership number?',
    groups: [first + figures(random, 3), figures(random, random.whole(3, 4))],
  };
}

export const telephoneNumbers: Generator = {
  bank: 'dictation',
  title: { en: 'Telephone and membership numbers', 'zh-Hant': '電話號碼與會員號碼' },
  goal: {
    en: 'You can write down a number while it is said, with “oh” and “double”.',
    'zh-Hant': '你能邊聽邊寫下號碼，聽得懂 oh 和 double。',
  },
  skill: 'L-numbers',
  lesson: null,
  band: 4.5,
  make(random) {
    const { stem, groups } = makeNumber(random);
    const key = groups.join(' ');
    return heardQuestion({
      stem,
      words: 1,
      key,
      said: [...inOneBreath(['The number is']), ...groups.flatMap((group) => oneByOne(sayFigures(group)))],
      transcript: `The number is ${key}.`,
      explanation: {
        en: `The voice says ${key}. “Oh” is zero, and “double” means the next figure twice. Spaces between groups do not matter.`,
        'zh-Hant': `錄音說的是 ${key}。oh 是零，double 表示下一個數字重複兩次。數字之間的空格不影響對錯。`,
      },
    });
  },
};
