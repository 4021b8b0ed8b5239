// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { answerApi, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import ReplayPage from './replay-page.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 5, 8, 0, seconds)).toISOString();
type Step = readonly [seconds: number, value: string];

const STEPS: readonly Step[] = [
  [20, 'Many people'],
  [30, 'Many people think that'],
  [150, 'Many people think that cars are bad.'],
  [160, 'Many people think cars are bad.'],
];

function show(steps: readonly Step[], previousText: string | null = null) {
  answerApi({
    [`/api/works/${ID}/history`]: () =>
      reply({
        steps: steps.map(([seconds, value]) => ({ value, saved_at: at(seconds) })),
        started_at: at(0),
        submitted_at: at(240),
        deadline_at: at(300),
      }),
    [`/api/works/${ID}`]: () => reply({ previous_text: previousText }),
  });
  const { user, ...view } = renderPage({
    page: ReplayPage,
    path: '/works/:workId/replay',
    address: `/works/${ID}/replay`,
  });
  return { user, view, text: () => view.container.querySelector('[data-replay-text]')?.textContent };
}

test('the arrow keys go from step to step, and the slider says the time and the words', async () => {
  const { user, view, text } = show(STEPS);
  const slider = await view.findByRole('slider');
  expect(text()).toBeUndefined();
  slider.focus();
  await user.keyboard('{ArrowRight}');
  expect(text()).toBe('Many people');
  expect(slider.getAttribute('aria-valuetext')).toBe('After 0:20: 2 words');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(text()).toBe('Many people think that cars are bad.');
  expect(slider.getAttribute('aria-valuetext')).toBe('After 2:30: 7 words');
  await user.keyboard('{ArrowLeft}');
  expect(text()).toBe('Many people think that');
});

test('the cursor is where the last change ended', async () => {
  const { user, view } = show(STEPS);
  const forward = await view.findByRole('button', { name: 'Step forward' });
  for (let step = 0; step < 4; step += 1) await user.click(forward);
  const cursor = view.container.querySelector('[data-cursor]');
  expect(cursor?.previousSibling?.textContent).toBe('Many people think ');
});

test('it plays to the end at the chosen speed, and from the start again', async () => {
  const { user, view, text } = show(STEPS);
  await user.selectOptions(await view.findByLabelText('Speed'), '32');
  await user.click(view.getByRole('button', { name: 'Play' }));
  expect(view.getByRole('button', { name: 'Pause' })).toBeTruthy();
  await expect.poll(text, { timeout: 10_000 }).toBe('Many people think cars are bad.');
  await view.findByRole('button', { name: 'Play' });
  await user.click(view.getByRole('button', { name: 'Play' }));
  expect(text()).toBeUndefined();
});

test('the figures say pauses, deletions, checking, and the time that was left', async () => {
  const { view } = show(STEPS);
  await view.findByRole('slider');
  const figures = view.container.querySelector('[data-figures]')?.textContent ?? '';
  expect(figures).toContain('Until the first word0:20');
  expect(figures).toContain('1, 1:55 in all');
  expect(figures).toContain('1 word, 5 characters');
  expect(figures).toContain('Time left at submission1:00');
  expect(view.getByRole('table', { name: 'Your pauses' }).textContent).toContain('Many people think that');
});

test('a new draft is replayed from the text that it started as', async () => {
  const { view, text } = show(
    [
      [20, 'Old. One.'],
      [40, 'Old. One. Two.'],
      [60, 'Old. One. Two. Three.'],
    ],
    'Old.',
  );
  await view.findByRole('slider');
  expect(text()).toBe('Old.');
});

test('a history with too few steps is said in words', async () => {
  const { view } = show([[20, 'All of it was pasted.']]);
  expect(await view.findByText('There is nothing to replay')).toBeTruthy();
  expect(view.queryByRole('slider')).toBeNull();
});

test('a text that is still being written has no replay yet', async () => {
  answerApi({
    [`/api/works/${ID}/history`]: () => refusal('work-open', 409),
    [`/api/works/${ID}`]: () => reply({ previous_text: null }),
  });
  const view = renderPage({
    page: ReplayPage,
    path: '/works/:workId/replay',
    address: `/works/${ID}/replay`,
  });
  expect(await view.findByText('What happened, what is safe, what to do.')).toBeTruthy();
});
