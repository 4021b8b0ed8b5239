// @vitest-environment happy-dom
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fireEvent } from '@testing-library/react';
import { renderPage } from '#tests/components/render-page.tsx';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { InterviewDesk } from './interview-desk.tsx';
import { RecordedComments } from './recorded-comments.tsx';
import type { AudioAnchor, RecordedWork, RecordingComment, Transcripts } from './recording-reply.ts';

const WORK: RecordedWork = {
  parts: [
    {
      part: 2,
      preparationSeconds: 60,
      talkSeconds: 120,
      card: { topic: 'Describe a river.', lead: 'You should say:', points: ['where it is'], closing: 'Why.' },
      roundingOff: [],
    },
  ],
  recordings: [
    { question: 'p1q1', part: 1, asked: 'Where do you live?', duration_ms: 20_000 },
    { question: 'card', part: 2, asked: 'Describe a river.', duration_ms: 100_000 },
  ],
};

const comment = (
  number: number,
  anchor: RecordingComment['anchor'],
  body = 'Say the end of the word.',
): RecordingComment => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  anchor,
  criterion: 'pronunciation',
  kind: 'error',
  family: null,
  body,
  suggestion: null,
});
const at = (question: string, from: number, to = from): AudioAnchor => ({
  in: 'audio',
  question,
  from_ms: from,
  to_ms: to,
});

const COMMENTS = [
  comment(1, at('p1q1', 4_000)),
  comment(2, at('p1q1', 8_000, 10_000), 'A long pause.'),
  comment(3, at('card', 65_000)),
];

const TRANSCRIPT: Transcripts = [
  {
    question: 'p1q1',
    text: 'I live in a flat.',
    words: ['I', 'live', 'in'].map((text, place) => ({
      text,
      from_ms: place * 1_000,
      to_ms: place * 1_000 + 500,
      piece: 0,
    })),
  },
];

beforeEach(() => {
  let urls = 0;
  const media = HTMLMediaElement.prototype;
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:sound-${(urls += 1)}`),
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined),
    vi.spyOn(media, 'readyState', 'get').mockReturnValue(4),
    vi.spyOn(media, 'duration', 'get').mockReturnValue(20),
    vi.spyOn(media, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
      this.dispatchEvent(new Event('play'));
    }),
    vi.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
      this.dispatchEvent(new Event('pause'));
    }),
  ];
  return () => spies.forEach((each) => void each.mockRestore());
});

const loadRecording = () =>
  vi.fn<(question: string) => Promise<Blob>>(async () => new Blob([Uint8Array.of(0x4f, 0x67)]));

async function aPlayer({
  kind = 'desk',
  language = 'en',
  comments = COMMENTS,
  load = loadRecording(),
}: {
  readonly kind?: 'desk' | 'learner';
  readonly language?: Language;
  readonly comments?: readonly RecordingComment[];
  readonly load?: (question: string) => Promise<Blob>;
} = {}) {
  const made: AudioAnchor[] = [];
  function Page() {
    const [selected, setSelected] = useState<string | null>(null);
    const parts = { work: WORK, transcript: TRANSCRIPT, loadRecording: load, comments };
    if (kind === 'learner') return <RecordedComments {...parts} />;
    return (
      <>
        <input aria-label="A field" />
        <button type="button">A button</button>
        <InterviewDesk
          {...parts}
          selected={selected}
          onSelect={setSelected}
          onNewComment={(anchor) => made.push(anchor)}
        />
      </>
    );
  }
  const view = renderPage({ page: Page, path: '/page', language });
  const audio = view.container.querySelector('audio') as HTMLAudioElement;
  const hasSound = () => vi.waitFor(() => expect(audio.getAttribute('src')).toMatch(/^blob:/));
  const listenUntil = (seconds: number) => {
    audio.currentTime = seconds;
    fireEvent(audio, new Event('timeupdate'));
  };
  return { ...view, audio, made, hasSound, listenUntil };
}

const slider = (container: Element) => container.querySelector('[role="slider"]') as HTMLElement;

test.each(LANGUAGES)('parts, questions, position and keys are said in words: %s', async (language) => {
  const { container, hasSound } = await aPlayer({ language });
  await hasSound();
  const chinese = language === 'zh-Hant';
  expect(slider(container).getAttribute('aria-valuetext')).toBe(chinese ? '0:00／0:20' : '0:00 of 0:20');
  expect(container.textContent).toContain(chinese ? '2 則評語' : '2 comments');
  expect(container.textContent).toContain('Where do you live?');
  expect(container.textContent).toContain(chinese ? '快速鍵' : 'Keys: K or Space plays');
});

test('space and K play and pause on the whole page; J goes back three seconds, L forward', async () => {
  const { audio, user, container, hasSound, listenUntil } = await aPlayer();
  await hasSound();
  const play = vi.mocked(HTMLMediaElement.prototype.play);
  await user.keyboard('k');
  expect(play).toHaveBeenCalledTimes(1);
  listenUntil(10);
  await user.keyboard('j');
  expect(audio.currentTime).toBe(7);
  await user.keyboard('L');
  expect(audio.currentTime).toBe(10);
  const pause = vi.mocked(HTMLMediaElement.prototype.pause);
  pause.mockClear();
  await user.keyboard(' ');
  expect(pause).toHaveBeenCalled();
  expect(container.querySelector('[data-player-play]')?.textContent).toBe('Play');
});

test('keys type in a field, and space presses a button that has the focus', async () => {
  const { user, getByLabelText, getByRole, made, hasSound } = await aPlayer();
  await hasSound();
  const play = vi.mocked(HTMLMediaElement.prototype.play);
  await user.type(getByLabelText('A field'), 'kjm ');
  expect(getByLabelText('A field')).toHaveProperty('value', 'kjm ');
  getByRole('button', { name: 'A button' }).focus();
  await user.keyboard(' ');
  expect([play.mock.calls.length, made]).toEqual([0, []]);
  await user.keyboard('k');
  expect(play).toHaveBeenCalledTimes(1);
});

test('M pauses and comments on what was said two seconds ago', async () => {
  const { user, made, hasSound, listenUntil, container } = await aPlayer();
  await hasSound();
  await user.keyboard('k');
  listenUntil(12.5);
  await user.keyboard('m');
  expect(made).toEqual([at('p1q1', 10_500)]);
  expect(container.querySelector('[data-player-play]')?.textContent).toBe('Play');
});

test('I and O comment on a span; the end alone does nothing', async () => {
  const { user, made, hasSound, listenUntil, getByText } = await aPlayer();
  await hasSound();
  listenUntil(3);
  await user.keyboard('o');
  expect(made).toEqual([]);
  await user.keyboard('i');
  expect(getByText('The span starts at 0:03. Set its end.')).toBeTruthy();
  listenUntil(5);
  await user.keyboard('o');
  expect(made).toEqual([at('p1q1', 3_000, 5_000)]);
});

test('the slider moves by the second, by ten seconds, and to both ends', async () => {
  const { audio, user, container, hasSound } = await aPlayer();
  await hasSound();
  slider(container).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(audio.currentTime).toBe(2);
  await user.keyboard('{ArrowLeft}{PageUp}');
  expect(audio.currentTime).toBe(11);
  await user.keyboard('{End}');
  expect(slider(container).getAttribute('aria-valuetext')).toBe('0:20 of 0:20');
  await user.keyboard('{Home}');
  expect(audio.currentTime).toBe(0);
});

test('each recording is loaded once: a look is logged', async () => {
  const load = loadRecording();
  const { user, container, hasSound } = await aPlayer({ load });
  await hasSound();
  await user.click(container.querySelector('[data-question="card"]') as Element);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await user.click(container.querySelector('[data-question="p1q1"]') as Element);
  await hasSound();
  expect(load.mock.calls).toEqual([['p1q1'], ['card']]);
  expect(container.textContent).not.toContain('where it is');
});

test('the end of an answer leads to the next question, which plays', async () => {
  const { audio, user, container, hasSound } = await aPlayer();
  await hasSound();
  await user.keyboard('k');
  vi.mocked(HTMLMediaElement.prototype.play).mockClear();
  fireEvent(audio, new Event('ended'));
  await vi.waitFor(() =>
    expect(container.querySelector('[data-recording-player]')?.getAttribute('data-recording-player')).toBe(
      'card',
    ),
  );
  await vi.waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1));
  expect(container.textContent).toContain('where it is');
});

test('the speed keeps the pitch and stays with the next recording', async () => {
  const { audio, user, container, hasSound } = await aPlayer();
  await hasSound();
  Object.assign(audio, { webkitPreservesPitch: false });
  await user.selectOptions(container.querySelector('select') as Element, '1.5');
  expect(audio.playbackRate).toBe(1.5);
  expect(audio).toHaveProperty('webkitPreservesPitch', true);
  const first = audio.getAttribute('src');
  await user.click(container.querySelector('[data-question="card"]') as Element);
  await vi.waitFor(() => expect(audio.getAttribute('src')).not.toBe(first));
  expect(audio.playbackRate).toBe(1.5);
});

test('a mark is chosen by keyboard, and the player goes to its moment; arrows move between marks', async () => {
  const { audio, user, container, hasSound } = await aPlayer();
  await hasSound();
  const marks = Array.from(container.querySelectorAll<HTMLElement>('[data-recording-mark]'));
  expect(marks.map(({ textContent, tabIndex }) => [textContent, tabIndex])).toEqual([
    ['1', 0],
    ['2', -1],
  ]);
  marks[0]?.focus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Comment 2 at 0:08: A long pause.');
  expect(document.activeElement?.getAttribute('aria-pressed')).toBe('true');
  expect(audio.currentTime).toBe(8);
});

test('a word of the transcript plays from its time', async () => {
  const { audio, user, container, hasSound } = await aPlayer();
  await hasSound();
  const words = container.querySelectorAll<HTMLElement>('[data-word]');
  await user.click(words[2] ?? container);
  expect(audio.currentTime).toBe(2);
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalled();
});

test('a recording that cannot be reached is said so, and can be tried again', async () => {
  let tries = 0;
  const { getByRole, findByRole, user, hasSound } = await aPlayer({
    load: async () => {
      tries += 1;
      if (tries === 1) throw new Error('no connection');
      return new Blob([Uint8Array.of(1)]);
    },
  });
  expect((await findByRole('alert')).textContent).toContain('could not be loaded');
  await user.click(getByRole('button', { name: 'Try again' }));
  await hasSound();
});

test('without a decoder there is a plain line, no waveform and no pauses to jump to', async () => {
  const { container, hasSound, queryByRole } = await aPlayer();
  await hasSound();
  expect(container.querySelector('[data-plain-line]')).not.toBeNull();
  expect(container.querySelector('[data-wave]')).toBeNull();
  expect(queryByRole('button', { name: 'To the next pause' })).toBeNull();
});

test('where the browser decodes, there is a waveform, and [ and ] go to its pauses', async () => {
  const samples = Float32Array.from({ length: 20 * 8_000 }, (_, place) => {
    const second = Math.floor(place / 8_000);
    return second === 5 || second === 12 ? 0 : 0.5;
  });
  class FakeContext {
    decodeAudioData(_: ArrayBuffer, done: (sound: object) => void): void {
      done({ sampleRate: 8_000, duration: 20, getChannelData: () => samples });
    }
  }
  vi.stubGlobal('OfflineAudioContext', FakeContext);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { audio, container, user, findByRole } = await aPlayer();
  await findByRole('button', { name: 'To the next pause' });
  const wave = container.querySelector('[data-wave]')?.getAttribute('d') ?? '';
  expect(wave.split('M')).toHaveLength(301);
  expect(container.textContent).toContain('2 pauses, the longest 1.0 seconds.');
  await user.keyboard(']');
  expect(audio.currentTime).toBe(5);
  await user.keyboard(']');
  expect(audio.currentTime).toBe(12);
  await user.keyboard('[[');
  expect(audio.currentTime).toBe(5);
});

test('a learner’s mark leads to its comment and the number back to the mark, by keyboard', async () => {
  const { container, user, hasSound } = await aPlayer({ kind: 'learner' });
  await hasSound();
  container.querySelector<HTMLElement>('[data-recording-mark="2"]')?.focus();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-recording-comment')).toBe('2'));
  document.activeElement?.querySelector('a')?.focus();
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-recording-mark')).toBe('2'));
});

test('a comment on another answer opens its recording at the moment, and plays it', async () => {
  const { audio, container, user, getByRole, hasSound } = await aPlayer({ kind: 'learner' });
  await hasSound();
  expect(container.querySelector('[data-comment-here]')).toBeNull();
  await user.click(getByRole('button', { name: 'Play from 1:05' }));
  await vi.waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
  expect(audio.currentTime).toBe(65);
  expect(container.querySelector('[data-recording-mark="3"]')?.getAttribute('aria-pressed')).toBe('true');
});

test('a learner’s keys work in the player alone', async () => {
  const { container, user, hasSound } = await aPlayer({ kind: 'learner' });
  await hasSound();
  await user.keyboard('k');
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
  slider(container).focus();
  await user.keyboard('k');
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
});
