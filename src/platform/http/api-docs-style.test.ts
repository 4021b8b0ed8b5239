import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { API_DOCS_STYLE } from './api-docs-style.ts';

const tokens = readFileSync(join(import.meta.dirname, '..', '..', 'ui', 'tokens.css'), 'utf8');
const dark = tokens.slice(tokens.indexOf('prefers-color-scheme: dark'));
const [ofLight = '', ofDark = ''] = [...API_DOCS_STYLE.matchAll(/:root\{([^}]+)\}/g)].map(
  ([, properties]) => properties,
);
const pairs = (properties: string) =>
  [...properties.matchAll(/--([\w-]+):([^;]+)/g)].map(
    ([, name = '', value = '']) => [name, value.trim()] as const,
  );

test.each(pairs(ofLight))('the colour %s is the site’s', (name, value) => {
  expect(new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1]).toBe(value);
});

test.each(pairs(ofDark))('the dark colour %s is the site’s', (name, value) => {
  expect(new RegExp(`--${name}: ([^;]+);`).exec(dark)?.[1]).toBe(value);
});

test('every colour has its dark one', () => {
  expect(pairs(ofLight).length).toBeGreaterThan(5);
  expect(pairs(ofDark).map(([name]) => name)).toEqual(pairs(ofLight).map(([name]) => name));
});
