import { expect, test } from 'vitest';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import { marksOfStep } from './answer-marks.ts';
import { choiceOfStep } from './choice-of-step.ts';
import { listSteps } from './list-steps.ts';
import { aSession, aUnit } from './session-fixture.ts';

test.each([
  ['en', 'You cannot count it'],
  ['zh-Hant', '不可數'],
] as const)('the right group of a card has its name in the language %s of the page', (language, name) => {
  const group: ShownGroup = {
    type: 'classify',
    groups: [{ id: 'mass', label: { en: 'You cannot count it', 'zh-Hant': '不可數' } }],
    questions: [{ number: 1, text: 'advice' }],
  };
  const steps = listSteps(aSession([aUnit(group, [{ key: 'mass' }])]));
  const [step] = steps;
  if (step?.kind !== 'question') throw new Error('No question is asked.');
  const own = {
    answer: '1',
    set: 'grammar/one',
    number: 1,
    value: 'count',
    unsure: false,
    right: false,
    rule: 'wrong-choice' as const,
    accepted: ['mass'],
    words: null,
  };
  const choice = choiceOfStep(step, { recording: undefined, groups: [] });
  const marks = marksOfStep(step, { answers: new Map([['grammar/one#1', own]]) }, { choice, language });
  expect(marks.get(1)?.accepted).toEqual([name]);
});
