// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { questionTexts } from '../../texts.ts';
import { ClipPlayer } from './clip-player.tsx';
import { ClipsContext, SoundButton } from './sound-button.tsx';

const RECORDING = { src: '/media/1.m4a', durationMs: 65_000, synthetic: true };

beforeEach(() => {
  // As a browser does it: an event for each.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const inEnglish = (children: React.ReactNode) => (
  <TextProvider language="en" catalogue={questionTexts.en}>
    {children}
  </TextProvider>
);

function show(recording = RECORDING) {
  const shown = render(inEnglish(<ClipPlayer recording={recording} />));
  const audio = shown.container.querySelector('audio');
  if (!audio) throw new Error('There is no sound.');
  return {
    audio,
    shown: within(shown.container),
    press: (name: string) => fireEvent.click(shown.getByRole('button', { name })),
  };
}

test('the voice is called synthetic where it is', () => {
  expect(show().shown.getByText(/Synthetic voice/)).toBeTruthy();
  cleanup();
  expect(show({ ...RECORDING, synthetic: false }).shown.queryByText(/Synthetic voice/)).toBeNull();
});

test('a recording is played, paused, moved and started again', () => {
  const { audio, shown, press } = show();
  press('Play');
  Object.defineProperty(audio, 'readyState', { value: 4 });
  audio.currentTime = 12;
  fireEvent(audio, new Event('timeupdate'));
  expect(shown.getByText('0:12 of 1:05')).toBeTruthy();
  press('Pause');
  expect(shown.getByRole('button', { name: 'Play' })).toBeTruthy();
  fireEvent.change(shown.getByRole('slider'), { target: { value: '30' } });
  expect(audio.currentTime).toBe(30);
  press('Play from the start');
  expect(audio.currentTime).toBe(0);
  expect(shown.getByRole('button', { name: 'Pause' })).toBeTruthy();
});

test('a place that is chosen before the sound is loaded is where it starts', () => {
  const { audio, shown } = show();
  Object.defineProperty(audio, 'readyState', { value: 0 });
  fireEvent.change(shown.getByRole('slider'), { target: { value: '30' } });
  fireEvent(audio, new Event('loadedmetadata'));
  expect(audio.currentTime).toBe(30);
});

test('the speed is chosen from three quarters to five quarters, and holds', () => {
  const { audio, shown, press } = show();
  const speeds = within(shown.getByRole('combobox')).getAllByRole('option');
  expect(speeds.map(({ textContent }) => textContent)).toEqual(['0.75×', '0.9×', '1×', '1.1×', '1.25×']);
  fireEvent.change(shown.getByRole('combobox'), { target: { value: '0.75' } });
  press('Play');
  expect(audio.playbackRate).toBe(0.75);
});

test('a sound that cannot be played says so, and can be tried again', async () => {
  const { shown, press } = show();
  vi.mocked(HTMLMediaElement.prototype.play).mockImplementationOnce(() =>
    Promise.reject(new Error('no connection')),
  );
  await act(async () => press('Play'));
  expect(shown.getByRole('alert').textContent).toContain('could not be played');
  press('Play');
  expect(shown.queryByRole('alert')).toBeNull();
});

test('a sound stops the one before it', () => {
  const { shown, press } = show();
  press('Play');
  const other = render(
    inEnglish(
      <ClipsContext value={{ 'clips/d1.json': RECORDING }}>
        <SoundButton clip="clips/d1.json" most={3} />
      </ClipsContext>,
    ),
  );
  const button = within(other.container).getByRole('button');
  fireEvent.click(button);
  expect(shown.getByRole('button', { name: 'Play' })).toBeTruthy();
  fireEvent.click(button);
  expect(within(other.container).getByText(/You can play it 1 more time/)).toBeTruthy();
  fireEvent.click(button);
  expect(button).toHaveProperty('disabled', true);
});
