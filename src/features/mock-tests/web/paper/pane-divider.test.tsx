// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#tests/components/render-page.tsx';
import { PaneDivider } from './pane-divider.tsx';

test('what the mouse does right after the button was let go elsewhere does not move the divider', () => {
  const onSplit = vi.fn();
  const { container } = renderPage({
    page: () => (
      <div>
        <PaneDivider split={50} onSplit={onSplit} />
      </div>
    ),
    path: '/tour',
  });
  const divider = container.querySelector('[data-divider]');
  const panes = divider?.parentElement;
  if (!divider || !panes) throw new Error('There is no divider.');
  panes.getBoundingClientRect = () => new DOMRect(0, 0, 1_000, 600);
  fireEvent.mouseDown(divider, { button: 0 });
  fireEvent.mouseMove(window, { clientX: 600, buttons: 1 });
  expect(divider.getAttribute('aria-valuenow')).toBe('60');
  // Both before React draws again: the first says that no button is down.
  act(() => {
    for (const [clientX, buttons] of [
      [600, 0],
      [350, 1],
    ] as const)
      window.dispatchEvent(new MouseEvent('mousemove', { clientX, buttons }));
  });
  expect(onSplit).toHaveBeenCalledExactlyOnceWith(60);
  expect(divider.getAttribute('aria-valuenow')).toBe('50');
});
