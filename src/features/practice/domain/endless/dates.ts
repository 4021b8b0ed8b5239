import { heardQuestion, inOneBreath } from './by-ear.ts';
import type { Generator, MadeQuestion } from './generator.ts';
import { MONTHS, sayDay, sayYear } from './said-clips.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Of a year that is not a leap year, so that every day is in every year. */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

function makeYear(random: SeededRandom): MadeQuestion {
  const year = random.whole(1901, 2039);
  return heardQuestion({
    stem: 'Which year was it?',
    words: 1,
    key: String(year),
    said: inOneBreath(['The year was', ...sayYear(year)]),
    transcript: `The year was ${year}.`,
    explanation: {
      en: `The voice says ${year}. Years are mostly read as two numbers of two figures: ${Math.floor(year / 100)} and ${String(year % 100).padStart(2, '0')}.`,
      'zh-Hant': `錄音說的是 ${year} 年。年份多半分成兩個兩位數來念：${Math.floor(year / 100)} 和 ${String(year % 100).padStart(2, '0')}。`,
    },
  });
}

function makeDay(random: SeededRandom): MadeQuestion {
  const place = random.whole(0, 11);
  const month = MONTHS[place] ?? 'January';
  const day = random.whole(1, DAYS[place] ?? 28);
  const isDayFirst = random.whole(1, 2) === 1;
  const key = `${day} ${month}`;
  return heardQuestion({
    stem: 'What is the date? Write the day and the month.',
    words: 4,
    key,
    said: inOneBreath(
      isDayFirst
        ? ['The date is', 'the', ...sayDay(day), 'of', month]
        : ['The date is', month, 'the', ...sayDay(day)],
    ),
    transcript: `The date is ${key}.`,
    explanation: {
      en: `The voice says ${key}. You may write ${key}, ${month} ${day}, or the day as a word such as “first”. Listen for the end of the number: thirteen or thirty, fifth or fifteenth.`,
      'zh-Hant': `錄音說的是 ${key}。寫成 ${key}、${month} ${day}，或用英文字寫日期都可以。注意數字的尾音：thirteen 和 thirty、fifth 和 fifteenth。`,
    },
  });
}

export const dates: Generator = {
  bank: 'dictation',
  title: { en: 'Dates and years by ear', 'zh-Hant': '聽日期與年份' },
  goal: {
    en: 'You can write down a date or a year that is said once at normal speed.',
    'zh-Hant': '以正常速度念過的日期或年份，你能正確寫下來。',
  },
  skill: 'L-dates',
  lesson: null,
  band: 4.5,
  make: (random) => (random.whole(1, 3) === 1 ? makeYear(random) : makeDay(random)),
};
