// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { aBooking, BOOKING_ID, NOW, signIn } from '../lesson-view-fixture.ts';
import { LessonNews, TaughtNews } from './lesson-news.tsx';

const t = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);
const TIME = 'Friday 27 November, 18:00';

afterEach(() => localStorage.clear());

const anEvent = (changes: object = {}) => ({
  kind: 'moved',
  by: 'teacher',
  at: NOW,
  starts_at: null,
  from: null,
  reason: null,
  credit: null,
  courtesy: false,
  taken_back: 0,
  not_taken: 0,
  ...changes,
});

function show(Part: typeof LessonNews, path: string, answer: () => Response | Promise<Response>) {
  signIn();
  answerApi({ [path]: answer });
  const view = renderPage({ page: Part, path: '/me' });
  return { ...view, see: within(view.container) };
}
const own = (body: object) =>
  show(LessonNews, '/api/lesson-news', () => reply({ next: null, news: [], server_now: NOW, ...body }));
const taught = (body: object) =>
  show(TaughtNews, '/api/teach/lesson-news', () =>
    reply({ next: null, news: [], answers: [], server_now: NOW, ...body }),
  );

test('the learner sees the next lesson, and the way to its room when it opens', async () => {
  const { see, unmount } = own({ next: aBooking() });
  await see.findByText(new RegExp(t('lessonNews.next', { time: TIME, name: 'Hannah' })));
  expect(see.getByText(t('lessonNews.see')).getAttribute('href')).toBe(`/me/lessons#lesson-${BOOKING_ID}`);
  unmount();
  const soon = own({ next: aBooking({ opens_at: NOW }) });
  expect((await soon.see.findByText(t('lessonWords.room'))).getAttribute('href')).toBe(
    `/lessons/${BOOKING_ID}/room`,
  );
});

test.each([
  ['moved', 'teacher', 'Hannah'],
  ['cancelled', 'school', 'The school'],
  ['booked', 'school', 'The school'],
  ['completed', 'school', 'The school'],
] as const)('the learner is told: %s by the %s', async (kind, by, who) => {
  const { see } = own({ news: [{ booking: aBooking(), event: anEvent({ kind, by }) }] });
  await see.findByText(new RegExp(t(`lessonNews.learner.${kind}`, { who, time: TIME })));
});

test('a correction that takes credits back says how many', async () => {
  const event = anEvent({ kind: 'completed', by: 'school', credit: 'used', taken_back: 2 });
  const { see } = own({ news: [{ booking: aBooking(), event }] });
  await see.findByText(new RegExp(t('lessonNews.takenBack', { count: 2 })));
});

test('a cancelled lesson says why, and that the credit has returned', async () => {
  const event = anEvent({ kind: 'cancelled', credit: 'returned', reason: 'I am ill.' });
  const { container, see } = own({ news: [{ booking: aBooking({ state: 'cancelled' }), event }] });
  await see.findByText(t('lessonNews.title'));
  expect(container.querySelector('[data-news-of]')?.textContent).toMatch(
    /^Hannah cancelled .+ The reason: I am ill\. Your credit was returned\. See the lesson$/,
  );
});

test('the teacher reads names, and the own clock', async () => {
  const booking = { ...aBooking(), learner_name: 'Mei Lin' };
  const there = 'Friday 27 November, 10:00';
  const { container, see } = taught({
    next: booking,
    news: [
      { booking, event: anEvent({ by: 'learner' }) },
      {
        booking: { ...booking, booking_id: '7c1f2a54-3b0e-4d0c-8a62-5f1d9b7e2c02', learner_name: '' },
        event: anEvent({ kind: 'cancelled', by: 'school' }),
      },
    ],
    answers: [{ booking, answered_at: NOW }],
  });
  await see.findByText(t('lessonNews.calendar'));
  for (const line of [
    t('lessonNews.next', { time: there, name: 'Mei Lin' }),
    t('lessonNews.teacher.movedBySelf', { who: 'Mei Lin', learner: 'Mei Lin', time: there }),
    t('lessonNews.teacher.answered', { learner: 'Mei Lin', time: there }),
    t('lessonNews.teacher.cancelled', { who: 'The school', learner: 'A learner', time: there }),
  ])
    expect(container.textContent).toContain(line);
});

test('nothing is shown where nothing is new, and where the school cannot be reached', async () => {
  const { container, unmount } = own({});
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.querySelector('[data-lesson-news]')).toBeNull();
  unmount();
  const lost = show(LessonNews, '/api/lesson-news', noConnection);
  await new Promise((resolve) => setTimeout(resolve));
  expect(lost.container.querySelector('[data-lesson-news]')).toBeNull();
});
