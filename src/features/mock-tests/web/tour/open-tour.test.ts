// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { candidateNumber } from '../../domain/attempts/candidate-number.ts';
import { openTour } from './open-tour.ts';

const TITLE = { en: 'Demonstration: every question type', 'zh-Hant': '示範：所有題型' };

test('the attempt of the tour has a candidate number and the name of its paper, like every other', async () => {
  const section = { skill: 'reading', durationMinutes: 20, parts: [] };
  answerApi({ '/api/demonstration': () => reply({ section, test_title: TITLE }) });
  const tour = await openTour();
  expect(candidateNumber(tour?.opened.reply.attempt.attempt_id ?? '')).toMatch(/^\d{6}$/);
  expect(tour?.opened.reply.attempt.test_title).toEqual(TITLE);
});
