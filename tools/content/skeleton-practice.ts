import type {
  practiceKeySchema,
  practiceSetSchema,
} from '#features/practice/server/content/practice-set-schema.ts';
import type { Bank } from '#features/practice/domain/banks.ts';
import type { scriptSchema } from '#features/library/server/papers/script-schema.ts';
import type { z } from 'zod';
import { fill, fillBoth, range } from './skeleton-kind.ts';

type Set = z.input<typeof practiceSetSchema>;
type Group = Set['groups'][number];
type Answer = z.input<typeof practiceKeySchema>['answers'][number];

/** The questions of a new set to fill in. */
export type SkeletonQuestions = {
  readonly skill: string;
  readonly material: Pick<Set, 'passage' | 'clip'>;
  readonly groups: readonly Group[];
  readonly answers: readonly Answer[];
  /** Other files than set and key, by their names. */
  readonly files: Readonly<Record<string, string>>;
};

/** What a group of a new set has: its questions, what decides each, and the files that it names. */
type Part = {
  readonly group: Group;
  readonly solutions: readonly Partial<Answer>[];
  readonly files?: Readonly<Record<string, string>>;
};
type Maker = (numbers: readonly number[]) => Part;

const LETTERS = ['A', 'B', 'C'] as const;
const letterFor = (number: number) => LETTERS[number % LETTERS.length] ?? 'A';

const because = () =>
  fillBoth('why it tempts and why it fails, in one sentence', '一句話：為何吸引人、錯在哪裡');
/** A choice among three, with what is wrong about the two others. */
const chosen = (number: number): Partial<Answer> => ({
  key: letterFor(number),
  wrong: Object.fromEntries(
    LETTERS.filter((letter) => letter !== letterFor(number)).map((letter) => [letter, because()]),
  ),
});

const OPTIONS = LETTERS.map((letter) => fill(`option ${letter}`));
const SENTENCE = fill('a sentence of your own');
const accepted = (): Partial<Answer> => ({ accepted: [fill('every sentence that a good teacher takes')] });
const checklist = () => range(1, 3).map((i) => fillBoth(`what to check, ${i}`, `自我檢查 ${i}`));
const models = (): Partial<Answer> => ({
  models: [5, 7].map((band) => ({
    band,
    text: fill(`an answer at band ${band}`),
    comment: fillBoth(`what makes it band ${band}`, `為何是 ${band} 級分`),
  })),
});

function script(turns: readonly string[]): string {
  const speakers = turns.length === 1 ? ['woman-1'] : ['woman-1', 'man-1'];
  const value: z.input<typeof scriptSchema> = {
    $schema: '../../../../schema/script.schema.json',
    title: fill('a few words'),
    situation: fill('who talks to whom about what'),
    speakers: Object.fromEntries(
      speakers.map((voice, i) => [`speaker-${i + 1}`, { voice, name: fill('who it is') }] as const),
    ) as z.input<typeof scriptSchema>['speakers'],
    turns: turns.map((display, i) => ({
      id: `t${i + 1}`,
      speaker: `speaker-${(i % speakers.length) + 1}`,
      display,
      pauseMs: 400,
    })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

const MAKERS = {
  cloze: (numbers) => ({
    group: {
      type: 'cloze',
      text: `${fill('a text with its gaps')} ${numbers.map((n) => `{${n}}`).join(' ')}`,
    },
    solutions: numbers.map(() => ({ key: fill('accepted words') })),
  }),
  correct: (numbers) => ({
    group: { type: 'correct', questions: numbers.map((number) => ({ number, sentence: SENTENCE })) },
    solutions: numbers.map(accepted),
  }),
  transform: (numbers) => ({
    group: {
      type: 'transform',
      questions: numbers.map((number) => ({ number, sentence: SENTENCE, word: fill('the word to use') })),
    },
    solutions: numbers.map(accepted),
  }),
  reorder: (numbers) => ({
    group: {
      type: 'reorder',
      questions: numbers.map((number) => ({ number, pieces: range(1, 4).map((i) => fill(`piece ${i}`)) })),
    },
    solutions: numbers.map(() => ({ orders: [[2, 1, 3, 4].map((i) => fill(`piece ${i}`))] })),
  }),
  spot: (numbers) => ({
    group: {
      type: 'spot',
      questions: numbers.map((number) => ({
        number,
        text: SENTENCE,
        mark: fillBoth('what to mark', '要標出什麼'),
      })),
    },
    solutions: numbers.map(() => ({ key: fill('the text, with the deciding words in braces') })),
  }),
  choice: (numbers) => ({
    group: {
      type: 'multiple-choice',
      questions: numbers.map((number) => ({ number, stem: fill('the question'), options: OPTIONS })),
    },
    solutions: numbers.map(chosen),
  }),
  match: (numbers) => ({
    group: {
      type: 'match',
      options: range(1, numbers.length + 1).map((i) => fill(`option ${i}`)),
      questions: numbers.map((number) => ({ number, text: fill('what it is joined with') })),
    },
    solutions: numbers.map((_, i) => ({ key: fill(`option ${i + 1}`) })),
  }),
  classify: (numbers) => ({
    group: {
      type: 'classify',
      groups: ['one', 'two'].map((id) => ({ id, label: fillBoth('the name of a group', '組名') })),
      questions: numbers.map((number) => ({ number, text: fill('a card') })),
    },
    solutions: numbers.map(() => ({ key: 'one' })),
  }),
  'word-form': (numbers) => ({
    group: {
      type: 'word-form',
      questions: numbers.map((number) => ({
        number,
        word: fill('the word'),
        text: `${fill('a sentence with its gap')} {gap}`,
      })),
    },
    solutions: numbers.map(() => ({ key: fill('accepted words') })),
  }),
  verdict: (numbers) => ({
    group: {
      type: 'true-false-not-given',
      questions: numbers.map((number) => ({ number, statement: fill('a statement') })),
    },
    solutions: numbers.map((number) => ({
      key: ['TRUE', 'FALSE', 'NOT GIVEN'][number % 3] ?? 'TRUE',
      evidence: [{ paragraph: 'A', quote: fill('exact words') }],
    })),
  }),
  heard: (numbers) => ({
    group: {
      type: 'multiple-choice',
      questions: numbers.map((number) => ({ number, stem: fill('the question'), options: OPTIONS })),
    },
    solutions: numbers.map((number) => ({
      ...chosen(number),
      evidence: [{ paragraph: '', quote: fill('exact words of one turn') }],
    })),
  }),
  dictation: (numbers) => ({
    group: {
      type: 'dictation',
      questions: numbers.map((number) => ({ number, clip: `clips/d${number}.json` })),
    },
    solutions: numbers.map(() => ({ key: fill('the sentence, as the clip has it') })),
    files: Object.fromEntries(
      numbers.map((number) => [`clips/d${number}.json`, script([fill('a sentence of 4 to 14 words')])]),
    ),
  }),
  pair: (numbers) => {
    const [one, other] = [fill('a word'), fill('a word that sounds alike')];
    return {
      group: {
        type: 'pair',
        questions: numbers.map((number) => ({
          number,
          options: [one, other],
          clips: [`clips/p${number}a.json`, `clips/p${number}b.json`],
        })),
      },
      solutions: numbers.map(() => ({ first: one, second: other })),
      files: Object.fromEntries(
        numbers.flatMap((number) =>
          ['a', 'b'].map((half) => [`clips/p${number}${half}.json`, script([fill('one of the two')])]),
        ),
      ),
    };
  },
  chart: (numbers) => ({
    group: {
      type: 'chart',
      chart: {
        kind: 'bar',
        title: fill('the title of the chart; give every series a value for each category'),
        unit: '%',
        categoryLabel: fill('what the categories are, such as Year'),
        categories: range(1, 3).map((i) => fill(`category ${i}`)),
        series: range(1, 2).map((i) => ({ name: fill(`what series ${i} is of`), values: [0, 0, 0] })),
        source: 'Invented data',
      },
      questions: numbers.map((number) => ({ number, stem: fill('the question'), options: OPTIONS })),
    },
    solutions: numbers.map(chosen),
  }),
  write: (numbers) => ({
    group: {
      type: 'write',
      questions: numbers.map((number) => ({
        number,
        prompt: fillBoth('what to write', '要寫什麼'),
        words: { from: 10, to: 40 },
        checklist: checklist(),
      })),
    },
    solutions: numbers.map(models),
  }),
  record: (numbers) => ({
    group: {
      type: 'record',
      questions: numbers.map((number) => ({
        number,
        prompt: fill('what to speak about'),
        seconds: 30,
        checklist: checklist(),
      })),
    },
    solutions: numbers.map(models),
  }),
} as const satisfies Readonly<Record<string, Maker>>;
type MakerName = keyof typeof MAKERS;

/** The types of a bank with how many questions each has (curriculum, section 7), and a skill to begin with. */
const PLANS: Readonly<
  Record<Bank, { readonly skill: string; readonly parts: readonly (readonly [MakerName, number])[] }>
> = {
  grammar: {
    skill: 'G-gb-1-1',
    parts: [
      ['cloze', 3],
      ['correct', 3],
      ['transform', 2],
      ['reorder', 2],
    ],
  },
  errors: {
    skill: 'E-article',
    parts: [
      ['spot', 1],
      ['correct', 3],
      ['choice', 1],
      ['write', 1],
    ],
  },
  vocabulary: {
    skill: 'V-home',
    parts: [
      ['match', 2],
      ['choice', 2],
      ['cloze', 1],
      ['write', 1],
    ],
  },
  'word-families': {
    skill: 'F-change',
    parts: [
      ['word-form', 4],
      ['choice', 1],
      ['correct', 1],
    ],
  },
  reading: { skill: 'R-detail', parts: [['verdict', 6]] },
  'reading-skills': {
    skill: 'R-paraphrase',
    parts: [
      ['match', 4],
      ['choice', 4],
    ],
  },
  listening: { skill: 'L-paraphrase', parts: [['heard', 5]] },
  dictation: { skill: 'L-letters', parts: [['dictation', 6]] },
  sounds: { skill: 'S-vowels', parts: [['pair', 8]] },
  charts: {
    skill: 'W-select',
    parts: [
      ['chart', 4],
      ['correct', 1],
      ['write', 1],
    ],
  },
  'essay-plans': {
    skill: 'W-question-parts',
    parts: [
      ['spot', 1],
      ['choice', 1],
      ['reorder', 1],
      ['match', 2],
      ['write', 1],
    ],
  },
  letters: {
    skill: 'W-letter-tone',
    parts: [
      ['classify', 1],
      ['reorder', 1],
      ['correct', 2],
      ['write', 1],
    ],
  },
  'speaking-part-1': { skill: 'S-p1-extend', parts: [['record', 4]] },
  'speaking-cards': { skill: 'S-p2-plan', parts: [['record', 5]] },
  pronunciation: {
    skill: 'S-endings',
    parts: [
      ['spot', 4],
      ['pair', 2],
      ['record', 2],
    ],
  },
};

const PASSAGE = `# ${fill('the title')}\n\n**A** ${fill('250 to 450 words, in paragraphs with letters')}\n`;

/** Every question of a new set of a bank, with its key. */
export function skeletonQuestions(bank: Bank): SkeletonQuestions {
  const { skill, parts } = PLANS[bank];
  let last = 0;
  const made = parts.map(([name, count]) => {
    const numbers = range(last + 1, last + count);
    last += count;
    const part: Part = MAKERS[name](numbers);
    return { numbers, ...part };
  });
  const answers = made.flatMap(({ numbers, solutions, group }) =>
    numbers.map((number, i): Answer => {
      const explained = group.type === 'write' || group.type === 'record' ? {} : { explanation: explain() };
      return { number, ...solutions[i], ...explained, skill, band: 5 };
    }),
  );
  const files = Object.assign({}, ...made.map((part) => part.files ?? {})) as Record<string, string>;
  const material = {
    ...(bank === 'reading' ? { passage: 'passage.md' as const } : {}),
    ...(bank === 'listening' ? { clip: 'clips/1.json' } : {}),
  };
  if (bank === 'reading') files['passage.md'] = PASSAGE;
  if (bank === 'listening') {
    files['clips/1.json'] = script([fill('what one says'), fill('what the other says')]);
  }
  return { skill, material, groups: made.map(({ group }) => group), answers, files };
}

const explain = () =>
  fillBoth(
    'in 25 to 60 words: what the text says, the reason, the tempting answer and why it fails',
    '先說原文或句子怎麼說，再說理由，並說明容易誤選的答案錯在哪裡',
  );
