// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExerciseSolution } from '#ielts/exercises/exercise-key.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import { questionTexts } from '#features/questions/texts.ts';
import { loadLateViews } from '#features/questions/web/index.ts';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { practiceTexts } from '../../texts.ts';
import type { PracticeNews } from '../saving/practice-outbox.ts';
import type { QuestionStep } from './list-steps.ts';
import { answerParts } from './load-answered.ts';
import { markStep } from './mark-step.ts';
import { QuestionView } from './question-view.tsx';
import { aCopy, aSession, aUnit, L } from './session-fixture.ts';
import { createSessionWork } from './session-work.ts';

beforeAll(() => Promise.all([answerParts.load(), loadLateViews()]));
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const PRACTICE = {
  answer: vi.fn(),
  undo: vi.fn(),
  review: vi.fn(),
  finish: vi.fn(),
  onNews: vi.fn<(listener: (news: PracticeNews) => void) => () => void>(() => () => undefined),
  listPendingAnswers: () => [],
};

function show(unit: ReturnType<typeof aUnit>, session: Partial<ReturnType<typeof aSession>> = {}) {
  const work = createSessionWork({
    copy: aCopy({ ...aSession([unit]), ...session }),
    practice: PRACTICE,
    keep: () => undefined,
    getMark: () => markStep,
    newId: () => 'an-answer',
    now: () => new Date(),
  });
  const step = work.steps[0] as QuestionStep;
  const onNext = vi.fn();
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <TextProvider language="en" catalogue={{ ...questionTexts.en, ...practiceTexts.en }}>
          <QuestionView
            step={step}
            work={work}
            addresses={new Map()}
            canMark
            isLast={false}
            onNext={onNext}
          />
        </TextProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return { work, step, onNext };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
const verdict = () => document.querySelector('form')?.dataset['verdict'];

const CHART = {
  kind: 'bar',
  title: 'Visitors',
  unit: 'thousand',
  categoryLabel: 'Year',
  categories: ['2001'],
  series: [{ name: 'Museum', values: [42] }],
} as const;
const PASSAGE = {
  title: 'Lamps',
  introduction: '',
  paragraphs: [
    { letter: 'A', text: 'Oil was dear.' },
    { letter: 'B', text: 'Gas was cheap.' },
  ],
} as const;
const write = (value: string) => () => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const choose = (value: string) => () => fireEvent.change(screen.getByRole('combobox'), { target: { value } });

/** What a learner does to answer rightly; a digit is a key. */
const FORMATS: readonly (readonly [
  string,
  ShownGroup,
  readonly ExerciseSolution[],
  (string | (() => unknown))[],
])[] = [
  [
    'choosing one',
    { type: 'multiple-choice', questions: [{ number: 1, stem: 'Tea?', options: ['a', 'b', 'c'] }] },
    [{ key: 'B' }],
    ['2'],
  ],
  [
    'choosing two',
    {
      type: 'multiple-choice-several',
      choose: 2,
      marking: 'each',
      stem: 'Which two?',
      options: ['a', 'b', 'c', 'd', 'e'],
      questions: [{ number: 1 }, { number: 2 }],
    },
    [{ key: 'A' }, { key: 'C' }],
    ['3', '1'],
  ],
  [
    'true, false, not given',
    { type: 'true-false-not-given', questions: [{ number: 1, statement: 'It rains.' }] },
    [{ key: 'NOT GIVEN' }],
    ['3'],
  ],
  [
    'matching paragraphs',
    {
      type: 'matching-information',
      questions: [{ number: 1, statement: 'a price' }],
      reuse: true,
    } as ShownGroup,
    [{ key: 'B' }],
    ['2'],
  ],
  [
    'a partner',
    { type: 'match', options: ['rain', 'traffic', 'tea'], questions: [{ number: 1, text: 'heavy' }] },
    [{ key: 'traffic' }],
    ['2'],
  ],
  [
    'sorting',
    {
      type: 'classify',
      groups: [
        { id: 'count', label: L('Count') },
        { id: 'mass', label: L('Mass') },
      ],
      questions: [{ number: 1, text: 'advice' }],
    },
    [{ key: 'mass' }],
    ['2'],
  ],
  [
    'a gap to write',
    { type: 'cloze', text: 'I {1} here.', questions: [{ number: 1 }] },
    [{ key: 'live' }],
    [write('live')],
  ],
  [
    'a gap to choose',
    { type: 'cloze', text: 'I {1} here.', questions: [{ number: 1, options: ['live', 'am live'] }] },
    [{ key: 'live' }],
    [choose('live')],
  ],
  [
    'a word form',
    { type: 'word-form', questions: [{ number: 1, word: 'employ', text: 'The {gap} rate fell.' }] },
    [{ key: 'employment' }],
    [write('employment')],
  ],
  [
    'correcting',
    { type: 'correct', questions: [{ number: 1, sentence: 'I am live here.' }] },
    [{ accepted: ['I live here.'] }],
    [write('I live here')],
  ],
  [
    'saying it another way',
    { type: 'transform', questions: [{ number: 1, sentence: 'It is cheap, but good.', word: 'although' }] },
    [{ accepted: ['Although it is cheap, it is good.'] }],
    [write('Although it is cheap it is good')],
  ],
  [
    'putting in order',
    { type: 'reorder', questions: [{ number: 1, pieces: ['take', 'I', 'the bus'] }] },
    [{ orders: [['I', 'take', 'the bus']] }],
    // The pieces that are left move up.
    ['2', '1', '1'],
  ],
  [
    'marking words',
    { type: 'spot', questions: [{ number: 1, text: 'He is agree with me.', mark: L('The extra word') }] },
    [{ key: 'He {is} agree with me.' }],
    ['2'],
  ],
  [
    'a chart with options',
    { type: 'chart', chart: CHART, questions: [{ number: 1, stem: 'Which?', options: ['a', 'b'] }] },
    [{ key: 'B' }],
    ['2'],
  ],
  [
    'a chart with a number',
    { type: 'chart', chart: CHART, questions: [{ number: 1, stem: 'How many?' }] },
    [{ key: '42' }],
    [write('42')],
  ],
  [
    'dictation',
    { type: 'dictation', questions: [{ number: 1, clip: 'clips/d1.json' }] },
    [{ key: 'She lives here.' }],
    [write('she lives here')],
  ],
  [
    'two sounds',
    { type: 'pair', questions: [{ number: 1, options: ['ship', 'sheep'], clips: ['a', 'b'] }] },
    [{ first: 'ship', second: 'sheep' }],
    ['1', '4'],
  ],
];

describe('every format is answered, checked and explained', () => {
  test.each(FORMATS)('%s', (_name, group, solutions, acts) => {
    const { onNext } = show(aUnit(group, solutions, { material: { passage: PASSAGE } }));
    for (const act of acts) {
      if (typeof act === 'string') key(act);
      else act();
    }
    press('Check');
    expect(verdict()).toBe('right');
    expect(screen.getAllByText('A clause has one verb.').length).toBeGreaterThan(0);
    const next = screen.getByRole('button', { name: 'Next' });
    expect(document.activeElement).toBe(next);
    fireEvent.click(next);
    expect(onNext).toHaveBeenCalledOnce();
  });

  test('own words are compared with models', () => {
    show(
      aUnit(
        {
          type: 'write',
          questions: [
            {
              number: 1,
              prompt: L('Say where you live.'),
              words: { from: 5, to: 9 },
              checklist: [L('A verb?')],
            },
          ],
        },
        [{ models: [{ band: 5, text: 'I live in Keelung.', comment: L('One verb.') }] }],
      ),
    );
    write('I live in Tainan.')();
    press('Compare with a model');
    expect(screen.getByText('I live in Keelung.')).toBeTruthy();
    expect(screen.getByText('A verb?')).toBeTruthy();
  });

  test('what is said aloud is compared with a model, where the browser cannot record too', async () => {
    show(
      aUnit(
        {
          type: 'record',
          questions: [{ number: 1, prompt: 'Where do you live?', seconds: 30, checklist: [L('Endings?')] }],
        },
        [{ models: [{ band: 6, text: 'In Keelung.', comment: L('Short.') }] }],
      ),
    );
    press('Record');
    fireEvent.click(await screen.findByRole('button', { name: 'I have said it aloud' }));
    press('Compare with a model');
    expect(screen.getByText('In Keelung.')).toBeTruthy();
  });

  test('what is skipped is not wrong, and shows the models', () => {
    show(
      aUnit(
        {
          type: 'record',
          questions: [{ number: 1, prompt: 'Where do you live?', seconds: 30, checklist: [L('Endings?')] }],
        },
        [{ models: [{ band: 6, text: 'In Keelung.', comment: L('Short.') }] }],
      ),
    );
    press('Skip this one');
    expect(screen.getByText('Skipped. Compare what you would say with a model.')).toBeTruthy();
    expect(screen.getByText('In Keelung.')).toBeTruthy();
    expect(screen.queryByText('Not right')).toBeNull();
  });
});

describe('a wrong answer', () => {
  const group: ShownGroup = {
    type: 'multiple-choice',
    questions: [
      { number: 1, stem: 'Which one?', options: ['I am live here.', 'I live here.', 'I living here.'] },
    ],
  };
  const unit = () => aUnit(group, [{ key: 'B' }], { wrong: 'A' });

  test('shows the right one in words, why it tempts, the rule and its lesson', () => {
    show(unit());
    key('1');
    key('Enter');
    expect(verdict()).toBe('wrong');
    expect(screen.getByText('B. I live here.')).toBeTruthy();
    expect(screen.getByText('It has two verbs.')).toBeTruthy();
    expect(screen.getByText('One clause, one verb.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Subject and verb/ }).getAttribute('href')).toBe(
      '/learn/grammar-basics/subject-and-verb',
    );
  });

  test('that names no error has the rule of its skill, and a lesson of both is there once', () => {
    const numbers = [1, 2];
    const two = aUnit(
      { type: 'cloze', text: 'It {1} here, I {2}.', questions: numbers.map((number) => ({ number })) },
      numbers.map(() => ({ key: 'is' })),
    );
    show({
      ...two,
      key: numbers.map((number) => ({
        ...(two.key[number - 1] as (typeof two.key)[number]),
        error: number === 1 ? null : 'E-two-verbs',
      })),
    });
    press('I don’t know');
    expect(screen.getByText('No “be” with a verb.')).toBeTruthy();
    expect(screen.getByText('One clause, one verb.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /Subject and verb/ })).toHaveLength(1);
  });

  test('leads to the page of the course whose lesson is closed', () => {
    const rule = aSession([]).rules['E-two-verbs'];
    const closed = { course: 'ga', lesson: 'x', title: L('X (in the course GA)'), closed: true as const };
    show(unit(), { rules: { 'E-two-verbs': { ...(rule as NonNullable<typeof rule>), lessons: [closed] } } });
    key('1');
    key('Enter');
    const link = screen.getByRole('link', { name: 'The lesson about it: X (in the course GA)' });
    expect(link.getAttribute('href')).toBe('/courses/ga');
  });

  test('introduces two lessons once', () => {
    const rule = aSession([]).rules['E-two-verbs'];
    const lessons = ['A', 'B'].map((title) => ({ course: 'ga', lesson: title, title: L(title) }));
    show(unit(), {
      rules: {
        'E-two-verbs': { ...(rule as NonNullable<typeof rule>), lessons: lessons.slice(0, 1) },
        'G-gb-1-2': { ...(rule as NonNullable<typeof rule>), lessons: lessons.slice(1) },
      },
    });
    key('1');
    key('Enter');
    const links = screen.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(['The lesson about it: B', 'A']);
  });

  test('that was a slip is taken back', () => {
    const { work, step } = show(unit());
    key('1');
    key('Enter');
    press(/slip/);
    expect(PRACTICE.undo).toHaveBeenCalledExactlyOnceWith('an-answer');
    expect(work.isDone(step)).toBe(false);
    expect(within(screen.getByRole('radiogroup')).getByRole('radio', { name: /am live/ })).toHaveProperty(
      'checked',
      true,
    );
  });

  test.each<[string, ShownGroup, ExerciseSolution, () => void, string]>([
    ['the option that was chosen', group, { key: 'B' }, () => key('3'), 'input[value=C]'],
    ['the first option, as none was', group, { key: 'B' }, () => undefined, 'input[value=A]'],
    [
      'a field',
      { type: 'correct', questions: [{ number: 1, sentence: 'I am live here.' }] },
      { accepted: ['I live here.'] },
      () => undefined,
      'textarea',
    ],
    [
      'the first word of a text',
      {
        type: 'spot',
        questions: [{ number: 1, text: 'I am live here.', mark: L('Mark it.') }],
      },
      { key: 'I {am} live here.' },
      () => key('3'),
      'button[aria-pressed]',
    ],
  ])('that is taken back gives the focus to %s', (_name, asked, solution, write, focused) => {
    show(aUnit(asked, [solution]));
    write();
    press('I don’t know');
    const undo = screen.getByRole('button', { name: /slip/ });
    undo.focus();
    fireEvent.click(undo);
    expect(document.activeElement).toBe(document.querySelector(`[data-area] ${focused}`));
  });

  test('in a text has a sign on the wrong words that were marked, and on the right ones', () => {
    show(
      aUnit(
        { type: 'spot', questions: [{ number: 1, text: 'He is agree with me.', mark: L('The extra word') }] },
        [{ key: 'He {is} agree with me.' }],
      ),
    );
    const words = () => [...document.querySelectorAll<HTMLElement>('[data-area] button')];
    key('3');
    expect(words().some((word) => word.querySelector('svg'))).toBe(false);
    press('Check');
    expect(words().map((word) => word.dataset['verdict'])).toEqual([
      undefined,
      'right',
      'wrong',
      undefined,
      undefined,
    ]);
    expect(words().map((word) => word.textContent)).toEqual([
      'He',
      'is (one of the words to mark)',
      'agree (not one of the words to mark)',
      'with',
      'me.',
    ]);
    expect(words().filter((word) => word.querySelector('svg'))).toHaveLength(2);
  });

  test('that was not known is one that was unsure', () => {
    show(unit());
    press('I don’t know');
    expect(verdict()).toBe('wrong');
    expect(PRACTICE.answer).toHaveBeenLastCalledWith(expect.objectContaining({ value: '', unsure: true }));
  });
});

test('nothing is checked before something is chosen, and “unsure” goes with the answer', () => {
  show(aUnit(FORMATS[0]?.[1] as ShownGroup, [{ key: 'B' }]));
  key('Enter');
  expect(verdict()).toBeUndefined();
  fireEvent.click(screen.getByRole('checkbox', { name: 'I was unsure' }));
  key('2');
  press('Check');
  expect(PRACTICE.answer).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'B', unsure: true }));
});

test.each([
  ['what was answered', () => key('1'), () => press('Check'), 'A. a'],
  ['that nothing was', () => undefined, () => press(/know/), 'No answer'],
])('a report says %s, and that it is sent', (_name, write, send, shown) => {
  show(
    aUnit({ type: 'multiple-choice', questions: [{ number: 1, stem: 'Tea?', options: ['a', 'b', 'c'] }] }, [
      { key: 'B' },
    ]),
  );
  write();
  send();
  press('Report a problem');
  const label = screen.getByText('Your answer, which is sent with the report');
  expect(label.nextElementSibling?.textContent).toBe(shown);
});

const TEA = () =>
  aUnit({ type: 'multiple-choice', questions: [{ number: 1, stem: 'Tea?', options: ['a', 'b', 'c'] }] }, [
    { key: 'B' },
  ]);

test('a slip that is taken back leaves what was said about oneself', () => {
  show(TEA());
  key('1');
  fireEvent.click(screen.getByRole('checkbox', { name: 'I was unsure' }));
  press('Check');
  press('That was a slip: answer again');
  expect(screen.getByRole('checkbox', { name: 'I was unsure' })).toHaveProperty('checked', true);
});

test('an answer that another device gave first counts, and the page says so', () => {
  const { work, step } = show(TEA());
  work.listen();
  key('1');
  press('Check');
  expect(screen.queryByText(/another device first/u)).toBe(null);
  const [tell] = PRACTICE.onNews.mock.lastCall ?? [];
  const by = { ...work.getView().answers.get(step.id), answer: 'another', value: 'B', right: true };
  const superseded = [{ answer: 'an-answer', by }];
  act(() => tell?.({ kind: 'answers', reply: { superseded, refused: [] } } as unknown as PracticeNews));
  expect(screen.getByText(/another device first/u)).toBeTruthy();
  expect(verdict()).toBe('right');
});

test('the thanks for a report have the focus once, and leave it where the learner goes on', async () => {
  answerApi({ '/api/practice/reports': () => reply({ answered_by_email: false }) });
  const { work } = show(TEA());
  work.listen();
  key('1');
  press('Check');
  press('Report a problem');
  press('Send to the school');
  const thanks = await screen.findByText(/Thank you/u);
  expect(document.activeElement?.contains(thanks)).toBe(true);
  const next = screen.getByRole('button', { name: 'Next' });
  next.focus();
  // Something else is saved, and the page is drawn again.
  const [tell] = PRACTICE.onNews.mock.lastCall ?? [];
  act(() => tell?.({ kind: 'answers', reply: { superseded: [], refused: [] } } as unknown as PracticeNews));
  expect(document.activeElement).toBe(next);
});
