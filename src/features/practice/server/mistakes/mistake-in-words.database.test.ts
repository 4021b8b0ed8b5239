import { expect, onTestFinished, test, vi } from 'vitest';
import { ERROR_FAMILIES } from '#ielts/errors/error-families.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import { aSet } from '#tests/practice/a-set.ts';
import { anAnswer, usePractice } from '#tests/practice/use-practice.ts';
import { listCostlyErrors } from './costly-errors.ts';
import { noteAnswers } from './note-answers.ts';

const both = (en: string, zh: string) => ({ en, 'zh-Hant': zh });
const REORDER: ShownGroup = {
  type: 'reorder',
  questions: [{ number: 1, pieces: ['take', 'I', 'the bus'] }],
};
const GROUPS: readonly ShownGroup[] = [
  REORDER,
  { type: 'spot', questions: [{ number: 2, text: 'He is agree.', mark: both('Mark it.', '標出。') }] },
  {
    type: 'classify',
    groups: [
      { id: 'count', label: both('You can count it', '可數') },
      { id: 'mass', label: both('You cannot count it', '不可數') },
    ],
    questions: [{ number: 3, text: 'advice' }],
  },
];
const SOLUTIONS = [{ orders: [['I', 'take', 'the bus']] }, { key: 'He {is} agree.' }, { key: 'mass' }];
const ERRORS = ['E-order', 'E-article', 'E-countable'];

const plain = aSet('grammar/places', { questions: 3 });
const { aBrowser, aSession, ask, catalogue, dependencies, lessons, query } = usePractice(
  [
    {
      ...plain,
      set: { ...plain.set, material: { ...plain.set.material, groups: GROUPS } },
      key: plain.key.map((key, place) => ({
        ...key,
        solution: SOLUTIONS[place] ?? key.solution,
        error: ERRORS[place] ?? null,
      })),
    },
  ],
  (course, lesson) => (course === 'basics' && lesson === 'order' ? REORDER : undefined),
);

const set = 'grammar/places';

test.each([
  ['en', 'You can count it', 'You cannot count it'],
  ['zh-Hant', '可數', '不可數'],
] as const)(
  'places and groups of a mistake are words, in the language %s of the page',
  async (language, given, right) => {
    const { token, account } = await aSession();
    const learner = aBrowser(token);
    const session = String((await learner.start({ mode: 'set', set })).body['session']);
    await learner.answer(
      anAnswer(session, 1, { set, value: '0 1 2' }),
      anAnswer(session, 2, { set, value: '0' }),
      anAnswer(session, 3, { set, value: 'count' }),
    );
    const { body } = await ask('GET', '/api/practice/mistakes?zone=UTC&state=open', { token, language });
    const mistakes = body['mistakes'] as { number: number; given: string; accepted: string[] }[];
    const costly = await listCostlyErrors({ ...dependencies(), catalogue, lessons }, account.id, {
      most: 3,
      language,
    });
    expect(costly.map(({ example }) => example)).toContainEqual({ given, better: right });
    expect(
      [...mistakes]
        .sort((a, b) => a.number - b.number)
        .map((mistake) => [mistake.given, mistake.accepted.join(' / ')]),
    ).toEqual([
      ['take I the bus', 'I take the bus'],
      ['He', 'is'],
      [given, right],
    ]);
  },
);

test('so are those of a lesson, and what its content no longer has stays as it is', async () => {
  const { token, account } = await aSession();
  const learner = aBrowser(token);
  await learner.start({ mode: 'set', set });
  const [row] = await query('select id from candidates where account_id = $1', [account.id]);
  const note = (reference: string) => ({
    reference,
    right: false,
    title: both('Order', '順序'),
    path: null,
    number: 1,
    type: 'reorder',
    skill: null,
    error: null,
    prompt: '',
    given: '0 1 2',
    rule: 'different' as const,
    accepted: ['I take the bus'],
    explanation: both('', ''),
  });
  await dependencies().database.transaction((transaction) =>
    noteAnswers(
      transaction,
      { candidateId: String(row?.['id']), source: 'lesson', at: new Date(Date.UTC(2026, 10, 20)) },
      [note('basics/order#1'), note('basics/gone#1')],
    ),
  );
  const { body } = await learner.send('GET', 'mistakes?zone=UTC&state=open');
  const given = (body['mistakes'] as { given: string }[]).map((mistake) => mistake.given);
  expect(new Set(given)).toEqual(new Set(['take I the bus', '0 1 2']));
});

test('a mistake has the rule and the lessons of its receipt, in the language of the page', async () => {
  const title = { en: 'A or an?', 'zh-Hant': 'a 還是 an？' };
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(lessons, 'bySlug').mockImplementation(((course: string, lesson: string) => ({
    course,
    lesson,
    title,
  })) as unknown as () => undefined);
  const { token } = await aSession();
  const learner = aBrowser(token);
  const session = String((await learner.start({ mode: 'set', set })).body['session']);
  await learner.answer(anAnswer(session, 2, { set, value: '0' }));
  for (const language of ['en', 'zh-Hant'] as const) {
    const { body } = await ask('GET', '/api/practice/mistakes?zone=UTC&state=open', { token, language });
    const [mistake] = body['mistakes'] as { advice: { text: string; lessons: object[] } }[];
    const { explanation, lessons: taught } = ERROR_FAMILIES.article;
    expect(mistake?.advice).toEqual({
      text: explanation[language],
      lessons: taught.slice(0, 2).map(({ course, lesson }) => ({ course, lesson, title })),
    });
  }
});
