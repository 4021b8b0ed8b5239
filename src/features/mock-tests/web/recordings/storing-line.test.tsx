// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPage } from '#tests/components/render-page.tsx';
import { createChunkSync } from '#platform/recordings/chunk-sync.ts';
import { StoringLine } from './storing-line.tsx';

test.each([
  [false, null],
  [true, 'Recorded and stored'],
])('with something recorded %s it says %j', (recorded, text) => {
  const sync = createChunkSync({
    owner: 'a',
    journaled: [],
    journal: { list: async () => [], write: async () => true, forget: async () => undefined },
    send: async () => ({ ok: true, reply: {} }),
    needsSignIn: () => false,
  });
  const page = () => <StoringLine sync={sync} hasRecorded={() => recorded} />;
  const { container } = renderPage({ page, path: '/line' });
  expect(container.querySelector('[data-storing]')?.textContent ?? null).toBe(text);
});
