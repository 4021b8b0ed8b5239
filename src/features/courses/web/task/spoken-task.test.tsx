// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import type { SpeakingPart } from '#ielts/paper/speaking-paper.ts';
import { SpokenTask } from './spoken-task.tsx';
import type { StoredTake, TaskState } from './task-state.ts';

const PARTS: readonly SpeakingPart[] = [
  {
    part: 1,
    topics: [{ title: 'Home', questions: [{ id: 'p1q1', text: 'Where do you live?', seconds: 40 }] }],
  },
  {
    part: 2,
    preparationSeconds: 60,
    talkSeconds: 120,
    card: { topic: 'A quiet place', lead: 'You should say:', points: ['where it is'], closing: 'and why.' },
    roundingOff: [],
  },
];
const PARAMS = { course: 'speaking', lesson: 'task' };
const task = (takes: readonly StoredTake[], changes: Partial<TaskState> = {}): TaskState => ({
  state: 'draft',
  text: '',
  sequence: 0,
  submitted_at: null,
  models: [],
  takes: [...takes],
  ...changes,
});
const take = (question: string, finished = true): StoredTake => ({
  question,
  take: '11111111-1111-4111-8111-111111111111',
  finished,
  duration_ms: finished ? 4_000 : null,
  chunks: finished ? [] : [{ number: 0, bytes: 9 }],
});

/** As much of a browser's recorder as is used. */
class Recorder extends EventTarget {
  static isTypeSupported = (type: string) => type === 'audio/webm;codecs=opus';
  state = 'inactive';

  start(): void {
    this.state = 'recording';
  }

  requestData(): void {
    // Nothing is there yet.
  }

  stop(): void {
    this.state = 'inactive';
    const data = new Blob(['sound'], { type: 'audio/webm' });
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    this.dispatchEvent(new Event('stop'));
  }
}

const stream = { getTracks: () => [Object.assign(new EventTarget(), { readyState: 'live', stop: vi.fn() })] };
const ask = vi.fn();
beforeEach(() => {
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('AudioContext', undefined);
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: ask },
    configurable: true,
  });
  ask.mockResolvedValue(stream);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  localStorage.clear();
});

async function show(stored: TaskState | null) {
  const onTask = vi.fn();
  const page = () => <SpokenTask params={PARAMS} parts={PARTS} task={stored} onTask={onTask} />;
  const shown = renderPage({ page, path: '/task' });
  const answer = (question: string) => shown.container.querySelector(`[data-answer="${question}"]`);
  await vi.waitFor(() => expect(answer('p1q1')).not.toBeNull());
  const press = (name: string) => shown.user.click(shown.getByRole('button', { name }));
  return { ...shown, answer, press, onTask };
}

test('each question has its own button, named after the question', async () => {
  answerApi({});
  const { getByRole, answer } = await show(task([take('card')]));
  expect(getByRole('button', { name: 'Record: Where do you live?' })).toBeTruthy();
  expect(getByRole('button', { name: 'Record again: A quiet place' })).toBeTruthy();
  expect(answer('p1q1')?.textContent).toContain('Not recorded yet');
  expect(answer('card')?.textContent).toContain('0:04 · Stored');
});

test('an answer is recorded, sent in chunks, joined, and called stored then', async () => {
  const lesson = '/api/courses/speaking/lessons/task/task/questions/p1q1/takes/';
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    sent.push(`${init.method} ${address.replace(/[0-9a-f-]{36}/u, 'TAKE')}`);
    const name = /takes\/([0-9a-f-]{36})/u.exec(address)?.[1] ?? '';
    return address.endsWith('/recording')
      ? reply({ task: task([{ ...take('p1q1'), take: name }]) })
      : reply({ number: 0, bytes: 5 });
  });
  const { press, answer, getByRole, onTask } = await show(null);
  await press('Record: Where do you live?');
  await vi.waitFor(() => expect(answer('p1q1')?.textContent).toContain('Recording: 0:00 of at most 1:20'));
  // Only one answer is recorded at a time, and nothing is submitted meanwhile.
  expect(getByRole('button', { name: 'Record: A quiet place' })).toHaveProperty('disabled', true);
  await press('Stop');
  await vi.waitFor(() => expect(answer('p1q1')?.getAttribute('data-place')).toBe('stored'));
  expect(sent).toEqual([`PUT ${lesson}TAKE/chunks/0`, `POST ${lesson}TAKE/recording`]);
  expect(onTask).toHaveBeenCalled();
});

test('a browser that stores nothing says that the page must stay open', async () => {
  answerApi({});
  const { press, answer } = await show(null);
  await press('Record: Where do you live?');
  await press('Stop');
  await vi.waitFor(() =>
    expect(answer('p1q1')?.textContent).toContain('Leave this page open until it is sent'),
  );
});

test('a microphone that is not allowed is explained, and nothing is recorded', async () => {
  answerApi({});
  ask.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
  const { press, answer } = await show(null);
  await press('Record: Where do you live?');
  await vi.waitFor(() => expect(answer('p1q1')?.textContent).toContain('Allow it for this site'));
  expect(answer('p1q1')?.getAttribute('data-place')).toBe('none');
});

test('an interrupted recording is offered', async () => {
  answerApi({});
  const { getByText, getByRole } = await show(task([take('p1q1', false)]));
  expect(getByText(/A recording of about 2 seconds stopped early/)).toBeTruthy();
  expect(getByRole('button', { name: 'Use it as my answer' })).toBeTruthy();
});

test('nothing is submitted without a recording, and a missing answer is said before', async () => {
  answerApi({});
  const empty = await show(null);
  await empty.press('Submit my recordings');
  expect(empty.getByText('Record at least one answer first.')).toBeTruthy();
  empty.unmount();
  const half = await show(task([take('card')]));
  await half.press('Submit my recordings');
  expect(half.getByText(/1 question has no recording/)).toBeTruthy();
});

test('what was submitted is heard and compared with models, and not recorded again', async () => {
  answerApi({});
  const comments = [{ criterion: 'pronunciation' as const, text: 'Clear.' }];
  const models = [{ band: 6, text: 'I live in Tainan.', comments }];
  const submitted = task([take('p1q1')], {
    state: 'submitted',
    submitted_at: '2026-11-23T10:00:00.000Z',
    models,
  });
  const { queryAllByRole, getByText } = await show(submitted);
  expect(queryAllByRole('button', { name: /Record|Submit/ })).toEqual([]);
  expect(getByText('I live in Tainan.')).toBeTruthy();
});
