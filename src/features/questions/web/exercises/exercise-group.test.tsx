// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { LessonGroup } from '#ielts/exercises/lesson-group.ts';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { questionTexts } from '../../texts.ts';
import { AnsweringContext } from '../answering.ts';
import { anAnswering } from '../answering-fixture.ts';
import type { AnswerMark } from './answer-mark.ts';
import { ExerciseGroup } from './exercise-group.tsx';
import { loadLateViews } from './late-group.tsx';

beforeAll(loadLateViews);
afterEach(cleanup);

const L = (en: string) => ({ en, 'zh-Hant': '測' });
const EMPTY = { groups: [] };

function show(group: LessonGroup, marks: ReadonlyMap<number, AnswerMark> = new Map()) {
  const answering = anAnswering();
  const onCheck = vi.fn();
  const onTryAgain = vi.fn();
  render(
    <TextProvider language="en" catalogue={questionTexts.en}>
      <AnsweringContext value={answering}>
        <ExerciseGroup
          group={group}
          part={EMPTY}
          marks={marks}
          check={{ busy: false, onCheck, onTryAgain }}
        />
      </AnsweringContext>
    </TextProvider>,
  );
  return { value: answering.store.valueOf, onCheck, onTryAgain };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('nothing can be checked before something is answered; then only that is', () => {
  const { onCheck } = show({
    type: 'multiple-choice',
    questions: [
      { number: 1, stem: 'Tea?', options: ['Yes', 'No', 'Never'] },
      { number: 2, stem: 'Rice?', options: ['Yes', 'No', 'Never'] },
    ],
  });
  expect(screen.getByRole('button', { name: 'Check' })).toHaveProperty('disabled', true);
  const first = screen.getByRole('radiogroup', { name: /Tea/ });
  fireEvent.click(within(first).getByRole('radio', { name: /No/ }));
  press('Check');
  expect(onCheck).toHaveBeenCalledExactlyOnceWith([1]);
});

test('a sentence is corrected in place, or left as it is', () => {
  const { value } = show({ type: 'correct', questions: [{ number: 1, sentence: 'He is agree.' }] });
  const field = screen.getByRole('textbox');
  expect(field).toHaveProperty('value', 'He is agree.');
  fireEvent.change(field, { target: { value: 'He agrees.' } });
  expect(value(1)).toBe('He agrees.');
  press('It is right already');
  expect(value(1)).toBe('=');
  press('Correct it after all');
  expect(value(1)).toBe('');
});

test('pieces go into the line and back', () => {
  const { value } = show({
    type: 'reorder',
    questions: [{ number: 1, pieces: ['take', 'I', 'today', 'the train'] }],
  });
  press('I');
  press('take');
  expect(value(1)).toBe('1 0');
  press('I');
  expect(value(1)).toBe('0');
});

test('words are marked and unmarked', () => {
  const { value } = show({
    type: 'spot',
    questions: [{ number: 1, text: 'He is agree with me.', mark: L('Mark the error.') }],
  });
  press('agree');
  press('is');
  expect(value(1)).toBe('1 2');
  press('agree');
  expect(value(1)).toBe('1');
});

test.each<[string, LessonGroup, string, string]>([
  [
    'match',
    { type: 'match', options: ['rain', 'tea', 'air'], questions: [{ number: 1, text: 'heavy' }] },
    'A',
    'A',
  ],
  [
    'cloze',
    { type: 'cloze', text: 'I {1}.', questions: [{ number: 1, options: ['go', 'am go'] }] },
    'go',
    'go',
  ],
])('%s is chosen from a list', (_type, group, chosen, value) => {
  const shown = show(group);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: chosen } });
  expect(shown.value(1)).toBe(value);
});

test.each<[string, LessonGroup]>([
  ['cloze', { type: 'cloze', text: 'I {1} here.', questions: [{ number: 1 }] }],
  ['word form', { type: 'word-form', questions: [{ number: 1, word: 'go', text: 'I {gap} here.' }] }],
  ['transform', { type: 'transform', questions: [{ number: 1, sentence: '我住這裡。' }] }],
  ['dictation', { type: 'dictation', questions: [{ number: 1, clip: 'a' }] }],
  [
    'write',
    {
      type: 'write',
      questions: [{ number: 1, prompt: L('Write.'), words: { from: 1, to: 9 }, checklist: [] }],
    },
  ],
])('%s is written', (_type, group) => {
  const { value } = show(group);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'live' } });
  expect(value(1)).toBe('live');
});

test('a cloze is one paragraph, unless its text has lines: then each is its own', () => {
  const questions = [{ number: 1 }, { number: 2 }];
  const linesOf = (text: string) => {
    show({ type: 'cloze', text, questions });
    const lines = [...document.querySelectorAll('p')].filter((each) => each.querySelector('input'));
    const words = lines.map(({ textContent }) => textContent);
    cleanup();
    return words;
  };
  expect(linesOf('Ana has {1}. Bo has {2}.')).toEqual(['Ana has 1. Bo has 2.']);
  expect(linesOf('Ana: {1}.\nBo: {2}.')).toEqual(['Ana: 1.', 'Bo: 2.']);
});

test('a wrong answer shows the right one, the reason, and the words to look at; it can be tried again', () => {
  const marks = new Map<number, AnswerMark>([
    [
      1,
      {
        verdict: 'wrong',
        rule: 'different',
        accepted: ['He agrees.'],
        words: [
          { text: 'He', right: true },
          { text: 'agree.', right: false },
        ],
        explanation: L('One verb is enough.'),
      },
    ],
  ]);
  const { onTryAgain } = show(
    { type: 'correct', questions: [{ number: 1, sentence: 'He is agree.' }] },
    marks,
  );
  expect(screen.getByText('Not right')).toBeTruthy();
  expect(screen.getByText('He agrees.')).toBeTruthy();
  expect(screen.getByText('One verb is enough.')).toBeTruthy();
  expect(screen.getByText('agree.').tagName).toBe('U');
  press('Try again');
  expect(onTryAgain).toHaveBeenCalledExactlyOnceWith([1]);
});

test('what is said aloud is in the language of the page, and its mark speaks of speech', () => {
  const group = (number: number): LessonGroup => ({
    type: 'record',
    questions: [{ number, prompt: '說一說你的街道。', seconds: 40, checklist: [] }],
  });
  const mark: AnswerMark = {
    verdict: 'unmarked',
    rule: 'unmarked',
    accepted: [],
    checklist: [L('Two ideas')],
  };
  show(group(0), new Map([[0, mark]]));
  expect(screen.getByText('說一說你的街道。').getAttribute('lang')).toBeNull();
  expect(screen.getByText('Check your answer')).toBeTruthy();
  expect(screen.queryByText('Saved')).toBeNull();
  cleanup();
  show(group(3));
  expect(screen.getByText('說一說你的街道。').getAttribute('lang')).toBe('en');
});

test('what is used from a lesson shows no number', () => {
  const group = (number: number): LessonGroup => ({
    type: 'write',
    questions: [{ number, prompt: L('Write.'), words: { from: 40, to: 80 }, checklist: [] }],
  });
  const numbers = () => [...document.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
  show(group(0));
  expect(numbers()).not.toContain('0');
  expect(screen.getByRole('textbox', { name: 'Your text' })).toBeTruthy();
  cleanup();
  show(group(7));
  expect(numbers()).toContain('7');
  expect(screen.getByRole('textbox', { name: 'Your text for question 7' })).toBeTruthy();
});
