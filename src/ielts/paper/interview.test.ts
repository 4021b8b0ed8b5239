import { describe, expect, test } from 'vitest';
import { planInterview, responseOf, resumeStep, type InterviewStep } from './interview.ts';
import { listResponses, type SpeakingSection } from './speaking-paper.ts';

const question = (id: string) => ({ id, text: `${id}?`, seconds: 30 });
const line = (id: string) => ({ id, text: `${id}.` });

function aSection(change: Partial<SpeakingSection> = {}): SpeakingSection {
  return {
    skill: 'speaking',
    parts: [
      { part: 1, topics: [{ title: 'Home', questions: [question('p1q1'), question('p1q2')] }] },
      {
        part: 2,
        preparationSeconds: 60,
        talkSeconds: 120,
        card: {
          topic: 'Describe a meal.',
          lead: 'You should say:',
          points: ['when', 'where'],
          closing: 'and why',
        },
        roundingOff: [question('p2r1')],
      },
      { part: 3, topics: [{ title: 'Food', questions: [question('p3q1')] }] },
    ],
    examiner: {
      lines: ['welcome', 'part-2-intro', 'part-2-start', 'part-2-stop', 'part-3-intro', 'goodbye'].map(line),
    },
    ...change,
  };
}

const nameOf = (step: InterviewStep) =>
  step.kind === 'say' ? step.line.id : (responseOf(step)?.id ?? step.kind);

describe('the plan of an interview', () => {
  test('goes through the parts in order, and the examiner leads from one to the next', () => {
    expect(planInterview(aSection()).map(nameOf)).toEqual([
      'welcome',
      'p1q1',
      'p1q2',
      'part-2-intro',
      'prepare',
      'part-2-start',
      'card',
      'part-2-stop',
      'p2r1',
      'part-3-intro',
      'p3q1',
      'goodbye',
    ]);
  });

  test('leaves out lines that the paper does not have', () => {
    expect(planInterview(aSection({ examiner: { lines: [line('goodbye')] } })).map(nameOf)).toEqual([
      'p1q1',
      'p1q2',
      'prepare',
      'card',
      'p2r1',
      'p3q1',
      'goodbye',
    ]);
  });

  test('asks for every answer that the paper counts, with its time', () => {
    const section = aSection();
    expect(planInterview(section).flatMap((step) => responseOf(step) ?? [])).toEqual(listResponses(section));
  });

  test('shows the card from its introduction to the end of the talk', () => {
    const shown = planInterview(aSection()).filter((step) => 'card' in step && step.card !== undefined);
    expect(shown.map(nameOf)).toEqual(['part-2-intro', 'prepare', 'part-2-start', 'card']);
  });
});

describe('an interview that was left', () => {
  const steps = planInterview(aSection());
  const at = (finished: readonly string[], step?: number) => {
    const place = resumeStep(steps, { finished: new Set(finished), step });
    return steps[place] === undefined ? 'end' : nameOf(steps[place]);
  };

  test.each([
    ['begins where nothing is known', [], undefined, 'welcome'],
    ['goes on at the step that was shown', ['p1q1'], 4, 'prepare'],
    ['repeats no answer that is finished', ['p1q1', 'p1q2'], 2, 'part-2-intro'],
    [
      'on another device, goes on after the last finished answer',
      ['p1q1', 'p1q2', 'card'],
      undefined,
      'part-2-stop',
    ],
    ['is at its end when the last answer was shown and finished', ['p3q1'], 11, 'goodbye'],
    ['is over when every step has been gone through', ['p3q1'], 12, 'end'],
    ['never runs past its end', [], 99, 'end'],
  ] as const)('%s', (_, finished, step, expected) => {
    expect(at(finished, step)).toBe(expected);
  });
});
