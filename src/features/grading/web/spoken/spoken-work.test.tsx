// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerApi, reply as answer } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { SpokenWork } from './spoken-work.tsx';
import type { Speaking, SpokenGrade, SpokenReply } from './spoken-reply.ts';

const AT = '2026-11-24T09:00:00.000Z';
const ATTEMPT = '00000000-0000-4000-8000-000000000001';
const RECORDING = `/api/attempts/${ATTEMPT}/responses/p1q1/recording`;
const TRANSCRIPT = 'Yesterday I go to the sea, because it was hot.';

const GRADE: SpokenGrade = {
  grader: 'speaking',
  model: null,
  calibrated: false,
  confidence: 'usual',
  local_reason: null,
  band: null,
  criteria: [
    { criterion: 'fluency-and-coherence', low: 5, high: 6.5 },
    { criterion: 'lexical-resource', low: 5.5, high: 7 },
    { criterion: 'grammatical-range-and-accuracy', low: 4.5, high: 6 },
  ],
  marks: [],
  caps: [],
  advice: [
    {
      topic: 'time-not-marked',
      name: 'Time not shown by the verb',
      explanation: 'English shows the time in the verb itself.',
      count: 3,
      lessons: [{ course: 'grammar-advanced', lesson: 'steady-tenses', title: 'Steady tenses' }],
    },
  ],
  features: [],
  claims: { right: 0, wrong: 0 },
  families: [],
  graded_at: AT,
};

const DELIVERY = {
  seconds: 42,
  speech_share: 0.7,
  pauses_per_minute: 22.4,
  long_pauses: 3,
  mean_run_seconds: 2.34,
  syllables_per_second: 3.21,
  level_db: -20,
  clipped_share: 0,
  noise_db: -60,
};

const SPEAKING: Speaking = {
  transcribed_by: { name: 'hear-1', host: 'llm.example.org' },
  warnings: [],
  no_band: [],
  delivery: DELIVERY,
  words: 400,
  words_per_minute: 118.6,
  fillers: 4,
  repeats: 1,
  connectives: 11,
  responses: [
    {
      question: 'p1q1',
      part: 1,
      asked: 'Where were you?',
      recording: RECORDING,
      delivery: DELIVERY,
      warnings: [],
      transcript: TRANSCRIPT,
      words: ['Yesterday', 'I', 'go'].map((text, at) => ({
        text,
        from_ms: at * 500,
        to_ms: at * 500 + 300,
        piece: 0,
      })),
      marks: [
        {
          start: 12,
          end: 14,
          quote: 'go',
          comment: 'The verb needs its past form.',
          criterion: 'grammatical-range-and-accuracy',
          kind: 'error',
          family: 'time-not-marked',
        },
        {
          start: 27,
          end: 45,
          quote: 'because it was hot',
          comment: 'You give a reason.',
          criterion: 'fluency-and-coherence',
          kind: 'seen',
          family: null,
        },
      ],
    },
  ],
};

const replyOf = (grade: Partial<SpokenGrade>, speaking: Partial<Speaking>): SpokenReply => ({
  work: {
    work_id: '00000000-0000-4000-8000-000000000002',
    kind: 'speaking',
    source: 'mock-test',
    state: 'graded',
    attempt_id: ATTEMPT,
    task: null,
    prompt: '',
    words: 0,
    started_at: AT,
    submitted_at: AT,
    draft: 1,
    first_draft: '00000000-0000-4000-8000-000000000002',
    band: null,
    grader: 'speaking',
    task_view: null,
    text: '',
    sequence: 0,
    may_redraft: false,
    redraft_needs_plan: false,
  },
  queue: null,
  grade: { ...GRADE, ...grade },
  speaking: { ...SPEAKING, ...speaking },
  other_grades: [],
  drafts: [],
  previous_text: null,
  models: [],
  plans: [],
  entitled: true,
  server_now: AT,
});

function show(grade: Partial<SpokenGrade> = {}, speaking: Partial<Speaking> = {}, language: Language = 'en') {
  const shown = replyOf(grade, speaking);
  return renderPage({
    page: () => <SpokenWork reply={shown} onAgain={onAgain} />,
    path: '/works/1',
    language,
  });
}

const onAgain = vi.fn<() => void>();
const textOf = (container: Element, what: string) => container.querySelector(what)?.textContent ?? '';

test.each(LANGUAGES)('in %s every text is there, and each band has the word estimate', (language) => {
  const { container } = show({}, {}, language);
  expect(container.textContent).not.toMatch(/[{}]|undefined|spokenWork|NaN/);
  for (const criterion of ['fluency-and-coherence', 'lexical-resource', 'grammatical-range-and-accuracy']) {
    expect(textOf(container, `[data-criterion="${criterion}"]`)).toMatch(/estimate|估計/);
  }
});

test('pronunciation is not judged, and there is no overall band', () => {
  const { container } = show();
  expect(textOf(container, '[data-criterion="pronunciation"]')).toContain('not judged by a machine');
  expect(textOf(container, '[data-spoken-bands]')).toContain('There is no overall band');
});

test('warnings about recordings come before everything else', () => {
  const { container } = show({}, { warnings: ['Your voice is very quiet.'] });
  expect(container.querySelector('[data-spoken-work]')?.firstElementChild?.textContent).toContain(
    'Your voice is very quiet.',
  );
});

test('delivery has its numbers and what is usual', () => {
  const { container } = show();
  expect(textOf(container, '[data-delivery="wordsPerMinute"]')).toMatch(/119 words a minute.*120 to 160/);
  expect(textOf(container, '[data-delivery="pauses"]')).toContain('22 a minute');
  expect(textOf(container, '[data-delivery="runs"]')).toContain('2.3 seconds');
});

test.each([
  [null, 'none', /no service/],
  ['over-budget', 'over-budget', /used up/],
  ['model-failed', 'model-failed', /did not answer/],
] as const)('without a transcript, %s: no band, why, and the delivery', (reason, name, why) => {
  const { container } = show(
    { local_reason: reason, criteria: [], advice: [] },
    {
      transcribed_by: null,
      words: null,
      words_per_minute: null,
      fillers: null,
      repeats: null,
      connectives: null,
      responses: SPEAKING.responses.map((each) => ({ ...each, transcript: null, words: [], marks: [] })),
    },
  );
  expect(textOf(container, `[data-no-transcript="${name}"]`)).toMatch(why);
  expect(container.querySelector('[data-spoken-bands]')).toBeNull();
  expect(container.querySelector('[data-delivery="pauses"]')).not.toBeNull();
  expect(container.querySelector('[data-delivery="fillers"]')).toBeNull();
});

test('where the learner was not asked: the host is named, and agreeing has it graded again', async () => {
  onAgain.mockClear();
  const sent = answerApi({
    '/api/grader-choice': ({ method }) =>
      method === 'GET'
        ? answer({ model: { name: 'hear-1', host: 'llm.example.org' }, choice: null })
        : answer({ choice: 'model' }),
    '/api/works/00000000-0000-4000-8000-000000000002/grade': () => answer({ state: 'waiting', queue: null }),
  });
  const { container, user, findByRole } = show(
    { local_reason: 'not-agreed', criteria: [] },
    { transcribed_by: null },
  );
  const button = await findByRole('button', { name: 'Agree, and grade it again' });
  expect(textOf(container, '[data-no-transcript]')).toContain('llm.example.org');
  await user.click(button);
  await vi.waitFor(() => expect(onAgain).toHaveBeenCalled());
  expect(sent.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/api/grader-choice', { choice: 'model' }],
    ['POST', '/api/works/00000000-0000-4000-8000-000000000002/grade', undefined],
  ]);
});

test('a reason for no band is said, and no other one with it', () => {
  const { container } = show({ criteria: [] }, { no_band: ['We heard only 12 words in all.'] });
  expect(textOf(container, '[data-no-band]')).toContain('only 12 words');
  expect(container.querySelector('[data-no-transcript]')).toBeNull();
});

test('a cap is a band with its reason', () => {
  const { container } = show({ caps: [{ id: 'same-answer', cap: 4, message: 'Word for word.' }] });
  expect(textOf(container, '[data-spoken-bands]')).toContain('Band 4.0 at most');
});

test('marks lead to their comments and back', () => {
  const { container } = show();
  const numbers = Array.from(container.querySelectorAll('[data-transcript] a'));
  expect(numbers.map((link) => link.textContent)).toEqual(['1', '2']);
  for (const link of numbers) {
    const comment = container.querySelector(link.getAttribute('href') ?? '');
    expect(comment?.querySelector('a')?.getAttribute('href')).toBe(`#${link.id}`);
  }
  expect(textOf(container, '[data-transcript]').replace(/\d/g, '')).toBe(TRANSCRIPT);
});

test('a click on a word loads its recording and plays from its time; arrow keys move between words', async () => {
  const sent = answerApi({
    [RECORDING]: () =>
      new Response(Uint8Array.of(0x4f, 0x67, 0x67, 0x53), { headers: { 'content-type': 'audio/ogg' } }),
  });
  const urls = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sound');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const ready = vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  onTestFinished(() => [urls, revoked, play, ready].forEach((each) => void each.mockRestore()));
  const { container, user } = show();
  const words = Array.from(container.querySelectorAll<HTMLElement>('[data-word]'));
  expect(words.map((word) => [word.textContent, word.title, word.tabIndex])).toEqual([
    ['Yesterday', '0:00', 0],
    ['I', '0:00', -1],
    ['go', '0:01', -1],
  ]);
  words[0]?.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(words[2]);
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  const player = container.querySelector<HTMLAudioElement>('[data-spoken-recording]');
  expect(player?.currentTime).toBe(1);
  await user.click(words[1] ?? container);
  await vi.waitFor(() => expect(player?.currentTime).toBe(0.5));
  expect(sent.filter(({ path }) => path === RECORDING)).toHaveLength(1);
});

test('plain text has no buttons in it', async () => {
  const { container, user, getByRole } = show();
  await user.click(getByRole('button', { name: 'Show as plain text' }));
  expect(container.querySelectorAll('[data-word]')).toHaveLength(0);
  expect(textOf(container, '[data-transcript]').replace(/\d/g, '')).toBe(TRANSCRIPT);
});

test('a recording that cannot be reached is said so', async () => {
  answerApi({});
  const { user, getByRole, findByRole } = show();
  await user.click(getByRole('button', { name: 'Load the recording' }));
  expect((await findByRole('alert')).textContent).toMatch(/no connection/);
});
