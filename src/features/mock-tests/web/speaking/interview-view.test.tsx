// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPage } from '#tests/components/render-page.tsx';
import type { InterviewStep } from '#ielts/paper/interview.ts';
import { InterviewView } from './interview-view.tsx';

const recording = { src: '/media/question.m4a', durationMs: 2_000, synthetic: true };
const question = { id: 'p1q1', text: 'Where do you live?', seconds: 40 };
const ask = (part: 1 | 2 | 3, heard = true): InterviewStep => ({
  kind: 'ask',
  part,
  topic: 'Home',
  question: heard ? { ...question, recording } : question,
});

function interview(step: InterviewStep, showsText: boolean) {
  const state = { place: 0, phase: 'answering' as const, endsAt: performance.now() + 200_000 };
  const nothing = () => undefined;
  // The light DOM plays nothing.
  const plays = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
  onTestFinished(() => plays.mockRestore());
  const page = () => (
    <InterviewView
      step={step}
      state={state}
      stream={undefined}
      showsText={showsText}
      notes=""
      onNotes={nothing}
      onDone={nothing}
    />
  );
  return renderPage({ page, path: '/interview' });
}

test.each([
  ['a rounding-off question of Part 2', 2, true, false],
  ['a question of Part 1', 1, false, true],
  ['a question of Part 3', 3, false, true],
] as const)('%s: its own countdown, or the time of the part', (_, part, countsDown, byPart) => {
  const { container } = interview(ask(part), true);
  expect(container.querySelector('[data-seconds-left]') !== null).toBe(countsDown);
  const time = container.querySelector('[data-part-time]');
  expect(time?.textContent ?? '').toBe(byPart ? '1:40 of about 5 minutes' : '');
});

test.each([
  ['is shown in practice', ask(1), true, true],
  ['is only heard in the exam', ask(1), false, false],
  ['is read where it has no recording', ask(1, false), false, true],
] as const)('what the examiner asks %s', (_, step, showsText, shown) => {
  const { queryByText } = interview(step, showsText);
  expect(queryByText('Where do you live?') !== null).toBe(shown);
});
