import { describe, expect, test } from 'vitest';
import * as adminContract from './admin-contract.ts';
import { PRACTICE_ADMIN_ENDPOINTS } from './admin-endpoints.ts';
import * as contract from './contract.ts';
import { PRACTICE_ENDPOINTS, WORD_ENDPOINTS } from './endpoints.ts';
import * as wordsContract from './words-contract.ts';

const ID = '018f0000-0000-4000-8000-000000000001';
const { startPracticeSession, sendPracticeAnswers } = contract;

test.each([
  ['learners', contract, PRACTICE_ENDPOINTS],
  ['words', wordsContract, WORD_ENDPOINTS],
  ['the school', adminContract, PRACTICE_ADMIN_ENDPOINTS],
])('every line of the calls of %s is a call of the contract', (_name, calls, lines) => {
  expect(calls).toMatchObject(lines);
});

describe('a session is started with', () => {
  const start = (choice: unknown, minutes = 10) =>
    startPracticeSession.body.safeParse({ session: ID, choice, minutes, zone: 'Asia/Taipei' }).success;

  test.each([
    [{ mode: 'today' }],
    [{ mode: 'type', type: 'dictation' }],
    [{ mode: 'error-family', error: 'E-article' }],
    [{ mode: 'set', set: 'grammar/the-past' }],
  ])('%j', (choice) => expect(start(choice)).toBe(true));

  test.each([
    [{ mode: 'all' }, 10],
    [{ mode: 'set', set: '../../key' }, 10],
    [{ mode: 'today', type: 'dictation' }, 10],
    [{ mode: 'today' }, 15],
  ])('and never with %j for %d minutes', (choice, minutes) => expect(start(choice, minutes)).toBe(false));
});

describe('a packet of answers', () => {
  const answer = {
    answer: ID,
    session: ID,
    set: 'grammar/the-past',
    number: 1,
    value: 'went',
    unsure: false,
    aided: false,
    ms: 4000,
    at: '2026-11-28T09:00:00.000Z',
  };
  const send = (...answers: readonly unknown[]) =>
    sendPracticeAnswers.body.safeParse({ zone: 'Asia/Taipei', answers }).success;

  test('has each answer once', () => {
    expect(send(answer)).toBe(true);
    expect(send(answer, { ...answer, answer: ID.replace('1', '2') })).toBe(true);
    expect(send(answer, answer)).toBe(false);
  });
  test('has no text that cannot be stored', () => {
    expect(send({ ...answer, value: 'we\u0000nt' })).toBe(false);
  });
});

test('the page of a word card is on this site', () => {
  const body = {
    word: 'wick',
    meaning: '',
    example: '',
    partners: [],
    suspended: false,
    sequence: 1,
    zone: 'UTC',
  };
  const save = (from: string | null) => wordsContract.saveWordCard.body.safeParse({ ...body, from }).success;
  expect([null, '/courses/lamps'].map(save)).toEqual([true, true]);
  const elsewhere = ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'];
  expect(elsewhere.map(save)).toEqual([false, false, false]);
});
