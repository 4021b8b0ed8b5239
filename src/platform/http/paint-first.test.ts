import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

test('scripts that are fetched ahead leave the line to the page', () => {
  const preload = '<link rel="modulepreload" href="/assets/a.js"/>';
  expect(paintFirst(`${preload}${preload}<link rel="icon" href="/favicon.svg"/>`)).toBe(
    `${`<link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/>`.repeat(2)}<link rel="icon" href="/favicon.svg"/>`,
  );
});
