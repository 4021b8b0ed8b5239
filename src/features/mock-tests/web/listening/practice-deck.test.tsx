// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CATALOGUES, LANGUAGES, say } from '#tests/browser/texts.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import type { Language } from '#platform/i18n/language.ts';
import { PracticeDeck } from './practice-deck.tsx';
import { createRecordingLoader } from './recording-loader.ts';

const MINUTE = 60_000;
const recordings = [1, 2].map((part) => ({
  src: `/media/listening-${part}.m4a`,
  durationMs: part * MINUTE,
  synthetic: true,
}));

beforeEach(() => {
  sessionStorage.clear();
  // The light DOM has no sound: it plays and stops, and its position stays.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** The deck beside two buttons that show a question of Part 1 and one of Part 2, as the palette does. */
function listen(language: Language = 'en') {
  const asked: string[] = [];
  const onTimeLeft = vi.fn<(seconds: number) => void>();
  const loader = {
    ...createRecordingLoader([]),
    blobOf(src: string) {
      asked.push(src);
      return new Blob();
    },
  };
  function Page() {
    const [shown, setShown] = useState(0);
    return (
      <>
        <PracticeDeck
          attemptId="a1"
          recordings={recordings}
          loader={loader}
          shown={shown}
          onShow={setShown}
          running
          checkMs={MINUTE}
          onTimeLeft={onTimeLeft}
        />
        <button onClick={() => setShown(0)}>question 1</button>
        <button onClick={() => setShown(1)}>question 11</button>
      </>
    );
  }
  return { ...renderPage({ page: Page, path: '/deck', language }), asked, onTimeLeft };
}

test.each(LANGUAGES)(
  'Play plays the part of the shown questions, and the deck names it, in %s',
  async (language) => {
    const { getByRole, getByText, asked, user } = listen(language);
    const named = () => getByRole('status').textContent;
    expect(named()).toBe(say(language, 'listening.practice.loaded', { part: 1 }));
    await user.click(getByText('question 11'));
    expect(named()).toBe(say(language, 'listening.practice.loaded', { part: 2 }));
    getByText(say(language, 'listening.practice.time', { position: '0:00', length: '2:00' }));
    await user.click(getByRole('button', { name: CATALOGUES[language].listening.practice.play }));
    expect(asked).toEqual(['/media/listening-2.m4a']);
    // While it plays, other questions may be read.
    await user.click(getByText('question 1'));
    expect(named()).toBe(say(language, 'listening.practice.loaded', { part: 2 }));
  },
);

test('a recording that is stopped in its middle stays beside other questions, until its part is left', async () => {
  sessionStorage.setItem('listening:a1', JSON.stringify({ part: 0, positionMs: 30_000 }));
  const { getByRole, getByText, asked, user } = listen();
  await user.click(getByText('question 11'));
  expect(getByRole('status').textContent).toBe('Recording: Part 1');
  await user.click(getByRole('button', { name: 'Part 2' }));
  expect(getByRole('status').textContent).toBe('Recording: Part 2');
  await user.click(getByRole('button', { name: 'Play' }));
  expect(asked).toEqual(['/media/listening-2.m4a']);
});

test('looking back at a part after the last recording does not turn the clock back', async () => {
  sessionStorage.setItem('listening:a1', JSON.stringify({ part: 1, positionMs: 2 * MINUTE }));
  const { getByRole, onTimeLeft, user } = listen();
  await user.click(getByRole('button', { name: 'Part 1' }));
  await user.click(getByRole('button', { name: 'Part 2' }));
  await user.click(getByRole('button', { name: 'Part 1' }));
  expect(getByRole('status').textContent).toBe('Recording: Part 1');
  expect(onTimeLeft).toHaveBeenCalled();
  expect(Math.max(...onTimeLeft.mock.calls.map(([seconds]) => seconds))).toBeLessThanOrEqual(60);
});

test.each([0, MINUTE])(
  'a recording that is moved to %d ms stays beside other questions',
  async (position) => {
    sessionStorage.setItem('listening:a1', JSON.stringify({ part: 0, positionMs: 30_000 }));
    const { getByRole, getByText, user } = listen();
    await user.click(getByText('question 11'));
    fireEvent.change(getByRole('slider'), { target: { value: String(position / 1000) } });
    expect(getByRole('status').textContent).toBe('Recording: Part 1');
  },
);
