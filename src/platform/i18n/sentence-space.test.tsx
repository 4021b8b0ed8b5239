// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SentenceSpace } from './sentence-space.tsx';
import { TextProvider } from './text-provider.tsx';

afterEach(cleanup);

test.each([
  ['en', 'Done. Next.'],
  ['zh-Hant', 'Done.Next.'],
] as const)('two sentences in %s are %j', (language, paragraph) => {
  const { container } = render(
    <TextProvider language={language} catalogue={{}}>
      Done.
      <SentenceSpace />
      Next.
    </TextProvider>,
  );
  expect(container.textContent).toBe(paragraph);
});
