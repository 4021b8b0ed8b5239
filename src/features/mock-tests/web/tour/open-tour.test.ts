// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { candidateNumber } from '../../domain/attempts/candidate-number.ts';
import { openTour } from './open-tour.ts';

test('the attempt of the tour has a candidate number, like every other', async () => {
  const section = { skill: 'reading', durationMinutes: 20, parts: [] };
  answerApi({ '/api/demonstration': () => reply({ section }) });
  const tour = await openTour();
  expect(candidateNumber(tour?.opened.reply.attempt.attempt_id ?? '')).toMatch(/^\d{6}$/);
});
