import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findForbidden } from './css-promises.ts';

const source = new URL('../', import.meta.url);

const styleSheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replace(/\\/g, '/'))
  .filter((path) => path.endsWith('.css'));

test('there are style sheets to look at', () => {
  expect(styleSheets.length).toBeGreaterThan(20);
});

test.each(styleSheets)('%s uses nothing that Chrome 75, Safari 12 or Firefox 68 lacks', (path) => {
  expect(findForbidden(readFileSync(new URL(path, source), 'utf8'))).toEqual([]);
});

const PLAYER =
  /mock-tests\/web\/(?:annotations|attempts|listening|player|questions)\/|^ui\/(?:button|notice)\.module\.css$/;

// With these rules in the page, Chromium would work out all styles again for each inserted element.
test.each(styleSheets.filter((path) => PLAYER.test(path)))(
  '%s, which a player loads, has no rule for whatever stands beside anything',
  (path) => {
    expect(readFileSync(new URL(path, source), 'utf8')).not.toMatch(/[*+~]\s*[+~]\s*\*/);
  },
);

test.each([
  ['.a { display: flex; gap: 8px; }', 'gap in a flex box'],
  ['.a { display: inline-flex; row-gap: 8px; }', 'gap in a flex box'],
  [
    '.a { color: red } @media (min-width: 1px) { .b { display: flex; column-gap: 1px } }',
    'gap in a flex box',
  ],
  ['.a { gap: 8px; } .a { display: flex; }', 'gap in a flex box'],
  ['.a { display: grid; gap: 8px; }', undefined],
  ['.a { aspect-ratio: 16 / 9; }', 'aspect-ratio'],
  ['.a:has(img) { color: red; }', ':has'],
  ['.a:is(h1, h2) { color: red; }', ':is'],
  [':where(.a) { color: red; }', ':where'],
  ['.a { inset: 0; }', 'inset'],
  ['.a { margin-inline: auto; }', 'logical shorthand'],
  ['.a { color: color-mix(in srgb, red, blue); }', 'color-mix'],
  ['.a { width: clamp(1rem, 2vw, 3rem); }', 'clamp without a line before it'],
  ['.a { width: 2rem; width: clamp(1rem, 2vw, 3rem); }', undefined],
  ['.a { width: min(100%, 20rem); }', 'min without a line before it'],
  ['.a { grid-template-columns: repeat(2, minmax(0, 1fr)); }', undefined],
  ['.a { height: 100dvh; }', 'dvh without a line before it'],
  ['.a { color: red; .b & { color: blue; } }', 'nesting'],
  ['@layer a { .a { color: red; } }', '@layer'],
  ['@container (min-width: 1px) { .a { color: red; } }', '@container'],
  ['.a:focus-visible { outline: none; }', ':focus-visible outside :focus:not(:focus-visible)'],
  ['.a:focus:not(:focus-visible) { outline: none; }', undefined],
  ['.a:focus, .a:focus-visible { outline: none; }', ':focus-visible outside :focus:not(:focus-visible)'],
  ['/* .a:has(b) */ .a { color: red; }', undefined],
])('%s: %s', (css, expected) => {
  expect(findForbidden(css)).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)]);
});
