import type { answerKeyFileSchema } from '#features/library/server/papers/answer-key-schema.ts';
import type { paperSchema } from '#features/library/server/papers/content-schemas.ts';
import { questionGroupSchema } from '#features/library/server/papers/question-group-schema.ts';
import type { z } from 'zod';
import { both } from './content-fixture.ts';

type PaperFile = z.input<typeof paperSchema>;
type KeySection = Extract<z.input<typeof answerKeyFileSchema>['sections'][number], { skill: 'reading' }>;
type Answer = KeySection['answers'][number];
export type MockTestGroup = z.input<typeof questionGroupSchema>;

const PASSAGE = `# Lamps

**A** Oil lamps lit the town until 1852. Every lamp was filled by hand.

**B** The town clock was ten minutes slow, but nobody minded.

**C** Sea charts were kept in the harbour office.
`;
const GROUPS: MockTestGroup[] = [
  {
    type: 'true-false-not-given',
    questions: [
      { number: 1, statement: 'The town had gas light in 1850.' },
      { number: 2, statement: 'The town clock was right.' },
    ],
  },
  {
    type: 'multiple-choice',
    questions: [{ number: 3, stem: 'What lit the town?', options: ['Oil lamps', 'Gas', 'Candles'] }],
  },
  {
    type: 'sentence-completion',
    wordLimit: { words: 2, number: false },
    questions: [
      { number: 4, text: 'At night {gap} lit the streets.' },
      { number: 5, text: 'The office kept {gap}.' },
    ],
  },
];
const OIL = { paragraph: 'A', quote: 'Oil lamps lit the town until 1852.' };
const KEYS: readonly [string, Answer['evidence'][number]][] = [
  ['FALSE', OIL],
  ['FALSE', { paragraph: 'B', quote: 'The town clock was ten minutes slow' }],
  ['A', OIL],
  ['oil lamps', OIL],
  ['(sea) charts', { paragraph: 'C', quote: 'Sea charts were kept in the harbour office.' }],
];

export type MockTestChanges = {
  readonly passage?: string;
  readonly groups?: MockTestGroup[];
  readonly bands?: KeySection['bands'];
  /** By the number of the question; null: no key. */
  readonly answers?: Readonly<Record<number, Partial<Answer> | null>>;
  readonly more?: readonly Answer[];
  readonly module?: PaperFile['module'];
  readonly form?: PaperFile['form'];
};

export function anAnswer(number: number, key: string, ...evidence: Answer['evidence']): Answer {
  const explanation = both(
    'The passage says so, word for word, in the place shown.',
    '文章在所示之處逐字寫明。'.repeat(4),
  );
  return { number, key, explanation, evidence: evidence.length > 0 ? evidence : [OIL] };
}

/** The three files of a Reading section with five questions that keeps every rule but the length of its passage. */
export function aMockTest(changes: MockTestChanges = {}) {
  const groups = changes.groups ?? GROUPS;
  const answers = KEYS.flatMap(([key, evidence], i): Answer[] => {
    const change = changes.answers?.[i + 1];
    return change === null ? [] : [{ ...anAnswer(i + 1, key, evidence), ...change }];
  });
  const maxRaw = questionGroupSchema
    .array()
    .parse(groups)
    .reduce((sum, group) => sum + group.questions.length, 0);
  const bands = changes.bands ?? [
    { minRaw: maxRaw, band: 9 },
    { minRaw: 0, band: 0 },
  ];
  const part = { passage: 'passages/reading-1.md', groups };
  return {
    'mock-tests/lamps/paper.json': {
      slug: 'lamps',
      title: both('Lamps', '燈'),
      module: changes.module ?? 'academic',
      form: changes.form ?? 'short',
      sections: [{ skill: 'reading', durationMinutes: 20, parts: [part] }],
    } satisfies PaperFile,
    'mock-tests/lamps/answer-key.json': {
      sections: [{ skill: 'reading', bands, answers: [...answers, ...(changes.more ?? [])] }],
    } satisfies z.input<typeof answerKeyFileSchema>,
    'mock-tests/lamps/passages/reading-1.md': changes.passage ?? PASSAGE,
  };
}
