import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The custom properties of the first rule whose selector is exactly this. */
function tokensOf(selector: string): Record<string, string> {
  const escaped = selector.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const body = new RegExp(`(?:^|[\\n}{])\\s*${escaped}\\s*\\{([^}]*)\\}`).exec(css)?.[1];
  if (body === undefined) throw new Error(`tokens.css has no rule ${selector}`);
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two #rrggbb colours. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const light = tokensOf(':root');
const dark = { ...light, ...tokensOf(":root[data-theme='dark']") };

/** Which colour is written, or drawn, on which. */
const TEXT_PAIRS: ReadonlyArray<[string, readonly string[]]> = [
  ['ink', ['paper', 'surface', 'tint', 'accent-tint', 'success-tint', 'danger-tint']],
  ['muted', ['paper', 'surface', 'tint']],
  ['primary', ['paper', 'surface', 'tint']],
  ['primary-hover', ['paper', 'surface', 'tint', 'accent-tint']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-accent', ['accent']],
  ['success', ['paper', 'surface', 'success-tint']],
  ['danger', ['paper', 'surface', 'danger-tint']],
  ['on-danger', ['danger']],
];
const DRAWN_PAIRS: ReadonlyArray<[string, readonly string[]]> = [
  ['edge', ['paper', 'surface']],
  ['focus', ['paper', 'surface', 'tint']],
  ['primary', ['paper', 'surface']],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_theme, tokens) => {
  const cases = (pairs: typeof TEXT_PAIRS) =>
    pairs.flatMap(([on, grounds]) => grounds.map((ground) => [on, ground]));

  test.each(cases(TEXT_PAIRS))('text in %s on %s reaches 4.5:1', (text, ground) => {
    expect(contrast(tokens[text] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(cases(DRAWN_PAIRS))('%s drawn on %s reaches 3:1', (drawn, ground) => {
    expect(contrast(tokens[drawn] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

test('the dark theme is the same by choice and by the device', () => {
  expect(tokensOf(":root:not([data-theme='light'])")).toEqual(tokensOf(":root[data-theme='dark']"));
});

test('English inside a Chinese page looks as it does on an English page', () => {
  expect(light).toMatchObject(tokensOf("[lang|='en']"));
});
