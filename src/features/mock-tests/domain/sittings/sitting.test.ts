import { expect, test } from 'vitest';
import type { Attempt } from '../attempts/attempt.ts';
import { SKILLS, type Skill } from '#ielts/paper/paper.ts';
import { nextStep, SPEAKING_WITHIN_MS, releasesMarks, TRANSITION_MS, type SittingStep } from './sitting.ts';

const START = 1_000_000;
const HOUR = 3_600_000;
const SITTING = { startedAt: START };

function sat(skill: Skill, startedAt: number, submittedAt?: number): Attempt {
  return {
    id: skill,
    mockTest: 'academic-1',
    skill,
    questionCount: 40,
    startedAt,
    deadlineAt: startedAt + HOUR,
    submittedAt,
    timedOut: false,
    mode: 'exam',
    timed: true,
    extraTimePercent: 100,
    pausedAt: undefined,
    pausedMs: 0,
    sittingId: 'sitting',
  };
}

const listening = sat('listening', START, START + HOUR);
const reading = sat('reading', START + HOUR, START + 2 * HOUR);
const writing = sat('writing', START + 2 * HOUR, START + 3 * HOUR);
const DONE = [listening, reading, writing];

test.each<[string, readonly Skill[], readonly Attempt[], number, SittingStep]>([
  [
    'nothing yet',
    SKILLS,
    [],
    START,
    { step: 'begin', skill: 'listening', startedAt: START, latestAt: START },
  ],
  ['the first is open', SKILLS, [sat('listening', START)], START + 1, { step: 'open', skill: 'listening' }],
  [
    'the first is over: the second begins at once',
    SKILLS,
    [listening],
    START + HOUR + 1000,
    {
      step: 'begin',
      skill: 'reading',
      startedAt: START + HOUR + 1000,
      latestAt: START + HOUR + TRANSITION_MS,
    },
  ],
  [
    'who comes back late has lost the time since the transition',
    SKILLS,
    [listening],
    START + HOUR + 30 * 60_000,
    {
      step: 'begin',
      skill: 'reading',
      startedAt: START + HOUR + TRANSITION_MS,
      latestAt: START + HOUR + TRANSITION_MS,
    },
  ],
  [
    'a section that the test has not is passed over',
    ['listening', 'writing'],
    [listening],
    START + HOUR,
    { step: 'begin', skill: 'writing', startedAt: START + HOUR, latestAt: START + HOUR + TRANSITION_MS },
  ],
  [
    'after Writing, Speaking may be begun within the week',
    SKILLS,
    DONE,
    START + 4 * HOUR,
    { step: 'speaking', until: START + SPEAKING_WITHIN_MS },
  ],
  ['and not after it', SKILLS, DONE, START + SPEAKING_WITHIN_MS + 1, { step: 'over' }],
  [
    'a test without Speaking is over',
    ['listening', 'reading', 'writing'],
    DONE,
    START + 4 * HOUR,
    { step: 'over' },
  ],
  [
    'Speaking is being sat',
    SKILLS,
    [...DONE, sat('speaking', START + 5 * HOUR)],
    START + 5 * HOUR + 1,
    { step: 'open', skill: 'speaking' },
  ],
  [
    'everything is sat',
    SKILLS,
    [...DONE, sat('speaking', START + 5 * HOUR, START + 6 * HOUR)],
    START + 6 * HOUR,
    { step: 'over' },
  ],
])('%s', (_, skills, attempts, now, step) => {
  expect(nextStep(skills, SITTING, attempts, now)).toEqual(step);
});

test.each<[string, boolean, readonly Skill[], readonly Attempt[], number]>([
  ['before anything', false, SKILLS, [], START],
  ['while the first is open', false, SKILLS, [sat('listening', START)], START + 1],
  ['between two', false, SKILLS, [listening], START + HOUR],
  ['to whoever stays away from the next one', false, SKILLS, [listening], START + 100 * HOUR],
  ['in the second', false, SKILLS, [listening, sat('reading', START + HOUR)], START + HOUR + 1],
  ['before Writing', false, SKILLS, [listening, reading], START + 2 * HOUR],
  ['in Writing', false, SKILLS, [listening, reading, sat('writing', START + 2 * HOUR)], START + 3 * HOUR],
  [
    'when the clock has ended Writing',
    true,
    SKILLS,
    [listening, reading, sat('writing', START)],
    START + 3 * HOUR,
  ],
  ['after Writing, before Speaking', true, SKILLS, DONE, START + 3 * HOUR],
  ['while speaking', true, SKILLS, [...DONE, sat('speaking', START + 5 * HOUR)], START + 5 * HOUR],
  ['when everything is over', true, SKILLS, DONE, START + 2 * SPEAKING_WITHIN_MS],
  [
    'after the last of a test without Writing',
    true,
    ['listening', 'reading'],
    [listening, reading],
    START + 2 * HOUR,
  ],
  ['before that', false, ['listening', 'reading'], [listening], START + 2 * HOUR],
])('marks are told or not: %s, %s', (_, told, skills, attempts, now) => {
  expect(releasesMarks(nextStep(skills, SITTING, attempts, now))).toBe(told);
});
