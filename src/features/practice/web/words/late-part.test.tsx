// @vitest-environment happy-dom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { lateModule } from '#platform/pages/late-module.ts';
import { CATALOGUES, say } from '#tests/browser/texts.ts';
import { LatePart } from './late-part.tsx';

afterEach(cleanup);

const RETRY = { name: say('en', 'practice.retry') };
const CLOSE = { name: say('en', 'practice.words.closePart') };

/** A part whose script does not come so many times. */
function show(failures: number, onClose?: () => void) {
  let tries = 0;
  const part = lateModule(async () => {
    tries += 1;
    if (tries <= failures) throw new TypeError('Failed to fetch dynamically imported module');
    return { word: 'lamp' };
  });
  const view = render(
    <TextProvider language="en" catalogue={CATALOGUES.en}>
      <LatePart part={part} {...(onClose ? { onClose } : {})} skeleton={<p>Loading</p>}>
        {({ word }) => <p>{word}</p>}
      </LatePart>
    </TextProvider>,
  );
  return { ...view, tries: () => tries };
}

test('a part that does not come says so, takes the focus, and is tried again until it comes', async () => {
  const { findByRole, findByText, queryByRole, tries } = show(2, vi.fn());
  expect((await findByRole('alert')).textContent).toContain(say('en', 'practice.words.partFailed'));
  const retry = await findByRole('button', RETRY);
  expect(document.activeElement).toBe(retry);
  fireEvent.click(retry);
  await waitFor(() => expect([tries(), retry.getAttribute('aria-busy')]).toEqual([2, null]));
  fireEvent.click(retry);
  await findByText('lamp');
  expect(queryByRole('alert')).toBeNull();
});

test('a part that was opened can be closed without having come', async () => {
  const close = vi.fn();
  const { findByRole } = show(1, close);
  fireEvent.click(await findByRole('button', CLOSE));
  expect(close).toHaveBeenCalledOnce();
});

test('a part of the page itself cannot be closed, and takes no focus', async () => {
  const { findByRole, queryByRole } = show(1);
  await findByRole('button', RETRY);
  expect(queryByRole('button', CLOSE)).toBeNull();
  expect(document.activeElement).toBe(document.body);
});
