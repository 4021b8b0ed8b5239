import { describe, expect, test } from 'vitest';
import type { MarkRule } from './mark.ts';
import { RIGHT_RULES } from './mark.ts';
import { markSection } from './mark-section.ts';
import { QUESTION_TYPES, type QuestionGroup, type QuestionType } from '../question-types/registry.ts';
import type { MarkedSection } from '../paper/paper.ts';
import { gapsOfLines, gapsOfRows } from '../question-types/gaps.ts';

/** Each type of question as the test has it, with what candidates write there and what a marker makes of it. */
type Case = readonly [question: number, given: string, rule: MarkRule];
type Typed = {
  readonly group: QuestionGroup;
  readonly keys: Readonly<Record<number, string>>;
  readonly cases: readonly Case[];
};

const passage = {
  title: 'Lamps',
  introduction: undefined,
  paragraphs: ['A', 'B', 'C', 'D', 'E'].map((letter) => ({ letter, text: 'Oil lamps.' })),
};
const picture = { src: 'art/plan.svg', width: 1, height: 1, alt: { en: 'A plan', 'zh-Hant': '平面圖' } };
const one = { words: 1, number: false };
const oneAndNumber = { words: 1, number: true };
const two = { words: 2, number: false };
const three = { words: 3, number: true };
const lines = (...texts: string[]) => {
  const all = texts.map((text) => ({ text }));
  return { lines: all, questions: gapsOfLines(all) };
};

const TYPES: Readonly<Record<QuestionType, Typed>> = {
  'multiple-choice': {
    group: {
      type: 'multiple-choice',
      questions: [
        { number: 1, stem: 'What burned?', options: ['Oil', 'Gas', 'Wax'] },
        { number: 2, stem: 'What was sold?', options: ['Oil', 'Gas', 'Wax', 'Wood'] },
      ],
    },
    keys: { 1: 'B', 2: 'D' },
    cases: [
      [1, 'B', 'exact'],
      [1, 'b', 'exact'],
      [1, ' Ｂ．', 'exact'],
      [1, '(B)', 'exact'],
      [1, 'A', 'wrong-choice'],
      [1, 'D', 'not-a-choice'],
      [2, 'D', 'exact'],
      [2, 'd.', 'exact'],
      [2, 'C', 'wrong-choice'],
      [2, 'E', 'not-a-choice'],
      [2, 'C D', 'too-many-choices'],
      [2, 'D or A', 'too-many-choices'],
      [2, 'Wood', 'not-a-choice'],
      [2, '4', 'not-a-choice'],
      [2, '', 'blank'],
    ],
  },
  'multiple-choice-several': {
    group: {
      type: 'multiple-choice-several',
      stem: 'Which TWO?',
      options: ['Oil', 'Gas', 'Wax', 'Wood', 'Coal'],
      choose: 2,
      marking: 'together',
      questions: [{ number: 1 }],
    },
    keys: { 1: 'B D' },
    cases: [
      [1, 'B D', 'exact'],
      [1, 'D B', 'exact'],
      [1, 'bd', 'exact'],
      [1, 'D, B', 'exact'],
      [1, 'b and d', 'exact'],
      [1, 'B/D', 'exact'],
      [1, 'B', 'incomplete'],
      [1, 'B B', 'incomplete'],
      [1, 'B C', 'wrong-choice'],
      [1, 'A', 'wrong-choice'],
      [1, 'A C', 'wrong-choice'],
      [1, 'B C D', 'too-many-choices'],
      [1, 'ABCDE', 'too-many-choices'],
      [1, 'B F', 'not-a-choice'],
      [1, 'Gas Wood', 'not-a-choice'],
      [1, ' , ', 'blank'],
    ],
  },
  'true-false-not-given': {
    group: {
      type: 'true-false-not-given',
      questions: [1, 2, 3].map((number) => ({ number, statement: 'Lamps were old.' })),
    },
    keys: { 1: 'TRUE', 2: 'FALSE', 3: 'NOT GIVEN' },
    cases: [
      [1, 'TRUE', 'exact'],
      [1, 'True.', 'exact'],
      [1, 't', 'abbreviation'],
      [1, 'YES', 'not-a-choice'],
      [1, 'Y', 'not-a-choice'],
      [1, 'FALSE', 'wrong-choice'],
      [1, 'ture', 'not-a-choice'],
      [2, 'false', 'exact'],
      [2, 'Ｆ', 'abbreviation'],
      [2, 'NO', 'not-a-choice'],
      [2, 'not given', 'wrong-choice'],
      [3, 'NOT GIVEN', 'exact'],
      [3, 'notgiven', 'exact'],
      [3, 'N.G.', 'abbreviation'],
      [3, 'not', 'not-a-choice'],
      [3, 'given', 'not-a-choice'],
      [3, 'T or F', 'too-many-choices'],
      [3, 'NOT GIVEN / FALSE', 'too-many-choices'],
      [3, '\u3000', 'blank'],
    ],
  },
  'yes-no-not-given': {
    group: {
      type: 'yes-no-not-given',
      questions: [1, 2, 3].map((number) => ({ number, statement: 'The writer likes lamps.' })),
    },
    keys: { 1: 'YES', 2: 'NO', 3: 'NOT GIVEN' },
    cases: [
      [1, 'YES', 'exact'],
      [1, 'yes', 'exact'],
      [1, 'Y', 'abbreviation'],
      [1, 'TRUE', 'not-a-choice'],
      [1, 'T', 'not-a-choice'],
      [1, 'NO', 'wrong-choice'],
      [1, 'yess', 'not-a-choice'],
      [2, 'No.', 'exact'],
      [2, 'n', 'abbreviation'],
      [2, 'not', 'not-a-choice'],
      [2, 'NG', 'wrong-choice'],
      [2, 'FALSE', 'not-a-choice'],
      [3, 'Not Given', 'exact'],
      [3, 'ng', 'abbreviation'],
      [3, 'n g', 'abbreviation'],
      [3, 'N', 'wrong-choice'],
      [3, 'YES NO', 'too-many-choices'],
      [3, '…', 'blank'],
    ],
  },
  'matching-information': {
    group: {
      type: 'matching-information',
      reuse: true,
      questions: [1, 2].map((number) => ({ number, statement: 'a mention of oil' })),
    },
    keys: { 1: 'E', 2: 'E' },
    cases: [
      [1, 'E', 'exact'],
      [1, 'e', 'exact'],
      [1, 'Paragraph E', 'not-a-choice'],
      [1, 'F', 'not-a-choice'],
      [1, 'A', 'wrong-choice'],
      [1, 'A, E', 'too-many-choices'],
      [1, '5', 'not-a-choice'],
      [2, 'E', 'exact'],
      [2, ' (e) ', 'exact'],
      [2, 'E E', 'exact'],
      [2, 'D', 'wrong-choice'],
      [2, '-', 'blank'],
    ],
  },
  'matching-headings': {
    group: {
      type: 'matching-headings',
      headings: Array.from({ length: 11 }, (_, i) => `Heading ${i + 1}`),
      questions: [1, 2, 3, 4].map((number) => ({ number, paragraph: 'A' })),
    },
    keys: { 1: 'iv', 2: 'v', 3: 'i', 4: 'xi' },
    cases: [
      [1, 'iv', 'exact'],
      [1, 'IV', 'exact'],
      [1, 'iv.', 'exact'],
      [1, 'ｉｖ', 'exact'],
      [1, 'i v', 'too-many-choices'],
      [1, 'vi', 'wrong-choice'],
      [1, '4', 'not-a-choice'],
      [1, 'iiii', 'not-a-choice'],
      [1, 'xii', 'not-a-choice'],
      [1, 'A', 'not-a-choice'],
      [2, 'v', 'exact'],
      [2, 'iv', 'wrong-choice'],
      [2, 'iv and v', 'too-many-choices'],
      [3, 'i', 'exact'],
      [3, 'I', 'exact'],
      [3, 'l', 'not-a-choice'],
      [3, 'ii', 'wrong-choice'],
      [4, 'XI', 'exact'],
      [4, 'x', 'wrong-choice'],
      [4, '  ', 'blank'],
    ],
  },
  'matching-features': {
    group: {
      type: 'matching-features',
      title: 'People',
      features: ['Ann', 'Ben', 'Chen', 'Dee'],
      reuse: false,
      questions: [1, 2].map((number) => ({ number, statement: 'invented the wick' })),
    },
    keys: { 1: 'C', 2: 'A' },
    cases: [
      [1, 'C', 'exact'],
      [1, 'c', 'exact'],
      [1, 'Chen', 'not-a-choice'],
      [1, 'D', 'wrong-choice'],
      [1, 'E', 'not-a-choice'],
      [1, 'CD', 'too-many-choices'],
      [2, 'A', 'exact'],
      [2, 'а', 'not-a-choice'],
      [2, 'a/b', 'too-many-choices'],
      [2, 'B', 'wrong-choice'],
      [2, 'A.', 'exact'],
      [2, '', 'blank'],
    ],
  },
  'matching-sentence-endings': {
    group: {
      type: 'matching-sentence-endings',
      endings: ['they burned.', 'they broke.', 'they shone.', 'they fell.'],
      questions: [1, 2].map((number) => ({ number, stem: 'Because of the oil' })),
    },
    keys: { 1: 'B', 2: 'D' },
    cases: [
      [1, 'B', 'exact'],
      [1, 'they broke', 'not-a-choice'],
      [1, 'b ', 'exact'],
      [1, 'A', 'wrong-choice'],
      [1, 'E', 'not-a-choice'],
      [1, 'B and C', 'too-many-choices'],
      [2, 'D', 'exact'],
      [2, 'd', 'exact'],
      [2, 'iv', 'not-a-choice'],
      [2, 'C', 'wrong-choice'],
      [2, 'DD', 'exact'],
      [2, '()', 'blank'],
    ],
  },
  'sentence-completion': {
    group: {
      type: 'sentence-completion',
      wordLimit: two,
      questions: [
        { number: 1, text: 'At night {gap} lit the streets.' },
        { number: 2, text: 'They were filled by {gap} hand.' },
      ],
    },
    keys: { 1: '(the) oil lamps / street lamps', 2: 'grey' },
    cases: [
      [1, 'oil lamps', 'optional-words'],
      [1, 'Oil Lamps', 'optional-words'],
      [1, 'street lamps', 'exact'],
      [1, 'street  lamps.', 'exact'],
      [1, 'oil-lamps', 'hyphenation'],
      [1, 'the oil lamps', 'over-word-limit'],
      [1, 'oil lamp', 'singular-plural'],
      [1, 'lamps', 'incomplete'],
      [1, 'oil lmaps', 'misspelt'],
      [1, 'gas lamps', 'different'],
      [1, 'oil lamps lit', 'copied-words'],
      [2, 'grey', 'exact'],
      [2, 'gray', 'spelling-variant'],
      [2, 'gery', 'misspelt'],
      [2, 'grey hand', 'copied-words'],
      [2, 'by grey', 'copied-words'],
      [2, 'grays', 'singular-plural'],
      [2, '', 'blank'],
    ],
  },
  'form-completion': {
    group: {
      type: 'form-completion',
      title: 'Booking',
      fill: { from: 'text', wordLimit: oneAndNumber },
      ...lines('Deposit: £{1}', 'Date: {2}', 'Telephone: {3}', 'Surname: {4}', 'Time: {5}'),
    },
    keys: { 1: '12.50', 2: '21 July', 3: '07700 900 582', 4: 'Penhollow', 5: '9.30 (am)' },
    cases: [
      [1, '12.50', 'exact'],
      [1, '£12.50', 'printed-symbol'],
      [1, '$12.50', 'extra-words'],
      [1, '12.5', 'number-form'],
      [1, '1250', 'different'],
      [1, 'fifty', 'different'],
      [2, '21 July', 'exact'],
      [2, 'July 21st', 'date-form'],
      [2, '21/7', 'date-form'],
      [2, '21 Jul', 'date-form'],
      [2, 'the 21st of July', 'over-word-limit'],
      [2, '21 June', 'different'],
      [2, '21', 'incomplete'],
      [3, '07700 900 582', 'exact'],
      [3, '07700900582', 'number-form'],
      [3, '07700-900-582', 'number-form'],
      [3, '07700 900 583', 'different'],
      [4, 'penhollow', 'exact'],
      [4, 'Penollow', 'misspelt'],
      [4, 'Mr Penhollow', 'over-word-limit'],
      [5, '9.30', 'optional-words'],
      [5, '9:30', 'time-form'],
      [5, '9.30 am', 'exact'],
      [5, '9.30 pm', 'extra-words'],
      [5, 'half past nine', 'over-word-limit'],
      [5, '?', 'blank'],
    ],
  },
  'note-completion': {
    group: {
      type: 'note-completion',
      title: 'Lamps',
      fill: { from: 'text', wordLimit: one },
      ...lines('made of {1}', 'sold by the {2}', 'lit by {3} at dusk', 'built by well-known {4}'),
    },
    keys: { 1: 'aluminium', 2: 'litre(s)', 3: 'children', 4: 'engineers' },
    cases: [
      [1, 'aluminium', 'exact'],
      [1, 'ALUMINUM', 'spelling-variant'],
      [1, 'aluminum.', 'spelling-variant'],
      [1, 'alumnium', 'misspelt'],
      [1, 'the aluminium', 'over-word-limit'],
      [2, 'litre', 'optional-words'],
      [2, 'liters', 'spelling-variant'],
      [2, 'the litre', 'copied-words'],
      [2, 'a litre', 'over-word-limit'],
      [2, 'gallon', 'different'],
      [3, 'children', 'exact'],
      [3, 'child', 'singular-plural'],
      [3, 'childs', 'different'],
      [3, 'chidren', 'misspelt'],
      [3, 'adults', 'different'],
      [4, 'engineers', 'exact'],
      [4, 'engineer', 'singular-plural'],
      [4, '\u200b', 'blank'],
    ],
  },
  'table-completion': {
    group: {
      type: 'table-completion',
      title: 'Lamps',
      fill: { from: 'text', wordLimit: three },
      columns: ['Year', 'Lamps'],
      rows: [
        ['{1}', '{2} of oil'],
        ['{3}', '{4} %'],
      ],
      questions: gapsOfRows([
        ['{1}', '{2} of oil'],
        ['{3}', '{4} %'],
      ]),
    },
    keys: { 1: '1984', 2: '10 km', 3: 'Monday', 4: '55' },
    cases: [
      [1, '1984', 'exact'],
      [1, 'nineteen eighty-four', 'number-form'],
      [1, '1948', 'different'],
      [1, '84', 'different'],
      [2, '10 km', 'exact'],
      [2, '10km', 'exact'],
      [2, 'ten kilometres', 'number-form'],
      [2, '10 kilometers', 'abbreviation'],
      [2, '10 kilometre', 'singular-plural'],
      [2, '10', 'incomplete'],
      [2, '10 km of', 'copied-words'],
      [3, 'Mon', 'abbreviation'],
      [3, 'monday', 'exact'],
      [3, 'Munday', 'misspelt'],
      [3, 'Sunday', 'different'],
      [4, '55%', 'printed-symbol'],
      [4, 'fifty-five', 'number-form'],
      [4, '55 percent', 'extra-words'],
      [4, '5.5', 'different'],
      [4, '…', 'blank'],
    ],
  },
  'flow-chart-completion': {
    group: {
      type: 'flow-chart-completion',
      title: 'How a lamp is made',
      fill: { from: 'text', wordLimit: two },
      ...lines('The {1} is cut.', 'It dries for {2} hours.', 'It is painted {3}.'),
    },
    keys: { 1: 'cotton wick / wick', 2: 'twenty-four', 3: 'dark grey' },
    cases: [
      [1, 'wick', 'exact'],
      [1, 'cotton wick', 'exact'],
      [1, 'the wick', 'copied-words'],
      [1, 'cotton wicks', 'singular-plural'],
      [1, 'cotton', 'incomplete'],
      [1, 'a cotton wick', 'over-word-limit'],
      [2, '24', 'number-form'],
      [2, 'twenty four', 'hyphenation'],
      [2, '24 hours', 'copied-words'],
      [2, '42', 'different'],
      [2, 'twenty-fuor', 'misspelt'],
      [3, 'dark gray', 'spelling-variant'],
      [3, 'grey', 'incomplete'],
      [3, 'dark', 'incomplete'],
      [3, 'grey dark', 'different'],
      [3, '', 'blank'],
    ],
  },
  'summary-completion': {
    group: {
      type: 'summary-completion',
      title: 'Lamps',
      fill: { from: 'box', options: ['oil', 'gas', 'wax', 'wood', 'coal'], reuse: false },
      ...lines('First there was {1}, then {2}.'),
    },
    keys: { 1: 'A', 2: 'E' },
    cases: [
      [1, 'A', 'exact'],
      [1, 'a', 'exact'],
      [1, 'oil', 'not-a-choice'],
      [1, 'B', 'wrong-choice'],
      [1, 'A B', 'too-many-choices'],
      [1, 'F', 'not-a-choice'],
      [2, 'E', 'exact'],
      [2, '“e”', 'exact'],
      [2, 'D', 'wrong-choice'],
      [2, 'E and A', 'too-many-choices'],
      [2, '5', 'not-a-choice'],
      [2, '', 'blank'],
    ],
  },
  'diagram-labelling': {
    group: {
      type: 'diagram-labelling',
      title: 'A lamp',
      picture,
      fill: { from: 'text', wordLimit: two },
      questions: [
        { number: 1, stem: 'part 1' },
        { number: 2, stem: 'part 2' },
      ],
    },
    keys: { 1: 'glass chimney', 2: 'fibre (wick)' },
    cases: [
      [1, 'glass chimney', 'exact'],
      [1, 'GLASS CHIMNEY', 'exact'],
      [1, 'glass-chimney', 'hyphenation'],
      [1, 'chimney', 'incomplete'],
      [1, 'glass chimneys', 'singular-plural'],
      [1, 'glass chimny', 'misspelt'],
      [1, 'the glass chimney', 'over-word-limit'],
      [2, 'fiber wick', 'spelling-variant'],
      [2, 'fibre', 'optional-words'],
      [2, 'wick', 'incomplete'],
      [2, 'fibre wicks', 'singular-plural'],
      [2, 'metal wick', 'different'],
      [2, '.', 'blank'],
    ],
  },
  'plan-labelling': {
    group: {
      type: 'plan-labelling',
      title: 'The lamp works',
      picture,
      fill: { from: 'letters', count: 8 },
      questions: [
        { number: 1, stem: 'office' },
        { number: 2, stem: 'kiln' },
      ],
    },
    keys: { 1: 'H', 2: 'C' },
    cases: [
      [1, 'H', 'exact'],
      [1, 'h', 'exact'],
      [1, 'I', 'not-a-choice'],
      [1, 'G', 'wrong-choice'],
      [1, 'G/H', 'too-many-choices'],
      [1, 'office', 'not-a-choice'],
      [2, 'C', 'exact'],
      [2, 'С', 'not-a-choice'],
      [2, 'c.', 'exact'],
      [2, 'A', 'wrong-choice'],
      [2, 'C and D', 'too-many-choices'],
      [2, ' ', 'blank'],
    ],
  },
  'map-labelling': {
    group: {
      type: 'map-labelling',
      title: 'The harbour',
      picture,
      fill: { from: 'letters', count: 5 },
      questions: [
        { number: 1, stem: 'lighthouse' },
        { number: 2, stem: 'mill' },
      ],
    },
    keys: { 1: 'A', 2: 'E' },
    cases: [
      [1, 'A', 'exact'],
      [1, 'a', 'exact'],
      [1, 'E', 'wrong-choice'],
      [1, 'F', 'not-a-choice'],
      [1, 'A-B', 'too-many-choices'],
      [1, 'a.', 'exact'],
      [2, 'E', 'exact'],
      [2, 'e e', 'exact'],
      [2, 'mill', 'not-a-choice'],
      [2, 'D', 'wrong-choice'],
      [2, 'DE', 'too-many-choices'],
      [2, '!', 'blank'],
    ],
  },
  'short-answer': {
    group: {
      type: 'short-answer',
      wordLimit: three,
      questions: [
        { number: 1, stem: 'How many lamps were there?' },
        { number: 2, stem: 'Who lit the lamps?' },
        { number: 3, stem: 'When did they go out?' },
      ],
    },
    keys: { 1: '1,200 / twelve hundred', 2: "(the) farmer's children", 3: 'half past nine' },
    cases: [
      [1, '1,200', 'exact'],
      [1, '1200', 'number-form'],
      [1, '1 200', 'number-form'],
      [1, 'twelve hundred', 'exact'],
      [1, 'one thousand two hundred', 'number-form'],
      [1, '1.2 thousand', 'number-form'],
      [1, '12,000', 'different'],
      [1, '1200 lamps', 'extra-words'],
      [2, 'the farmer’s children', 'exact'],
      [2, "farmer's children", 'optional-words'],
      [2, 'farmers children', 'misspelt'],
      [2, "the farmer's child", 'singular-plural'],
      [2, 'children', 'incomplete'],
      [2, "all the farmer's children", 'over-word-limit'],
      [3, '9.30', 'time-form'],
      [3, 'half past 9', 'time-form'],
      [3, 'half past ten', 'different'],
      [3, 'at half past nine', 'extra-words'],
      [3, 'it was half past nine', 'over-word-limit'],
      [3, '「」', 'blank'],
    ],
  },
};

function mark({ group, keys }: Typed, number: number, given: string) {
  const section: MarkedSection = {
    skill: 'reading',
    durationMinutes: 20,
    parts: [{ passage, groups: [group] }],
  };
  const explanation = { en: 'It says so.', 'zh-Hant': '文中有說。' };
  const answers = Object.entries(keys).map(([key, value]) => ({
    number: Number(key),
    key: value,
    explanation,
    evidence: [],
  }));
  const key = { skill: 'reading' as const, bands: [{ minRaw: 0, band: 9 }], answers };
  return markSection(section, key, new Map([[number, given]])).marks.find((each) => each.number === number);
}

describe.each(QUESTION_TYPES.map((type) => ({ type, ...TYPES[type] })))('$type', (typed) => {
  test.each(typed.cases)('question %d, answer %j: %s', (number, given, rule) => {
    const right = RIGHT_RULES.some((each) => each === rule);
    expect(mark(typed, number, given)).toMatchObject({ number, given, right, rule });
  });

  test('is tried with answers that are right, wrong and blank', () => {
    const rules = typed.cases.map(([, , rule]) => rule);
    expect(rules.filter((rule) => RIGHT_RULES.some((each) => each === rule)).length).toBeGreaterThan(2);
    expect(rules.filter((rule) => !RIGHT_RULES.some((each) => each === rule)).length).toBeGreaterThan(4);
    expect(rules).toContain('blank');
  });
});
