import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseAst } from 'vite';

/**
 * The built scripts, read instead of run: for Firefox 68 and Safari 12, which run nowhere that we can test.
 */
const ASSETS = 'build/client/assets';
const POLYFILLS = /^old-browsers-/;

/**
 * Newer than Chrome 75, Firefox 68 or Safari 12, and not in src/platform/old-browsers. Code that needs one of
 * them adds it there, with its test to early-script.ts, or does without.
 */
const LACKING: Readonly<Record<string, RegExp>> = {
  // In a text that becomes a regular expression too.
  'a class of letters that Firefox 68 cannot read': /\\p\{/i,
  // Three dots before it spread the result of a function of that name.
  'a newer method of arrays':
    /(?<!\.\.)\.(?:at|findLast|findLastIndex|toSorted|toReversed|toSpliced|fromAsync)\(/,
  'a newer method of texts': /\.(?:replaceAll|matchAll|isWellFormed|toWellFormed)\(/,
  'a newer method of Object, Map or URL':
    /\b(?:Object|Map)\.(?:hasOwn|groupBy)\b|\bURL\.(?:canParse|parse)\b/,
  'a newer method of Promise': /\bPromise\.(?:allSettled|any|withResolvers|try)\b/,
  'a newer method of AbortSignal': /\bAbortSignal\.(?:timeout|any|abort)\b|\.throwIfAborted\b/,
  'a newer method of elements':
    /\.(?:replaceChildren|requestSubmit|showModal|showPopover|checkVisibility|setHTML)\(/,
  'a media query that is listened to with addEventListener': /matchMedia\([^)]*\)\.addEventListener/,
  'pointer events': /\b(?:setPointerCapture|PointerEvent)\b/,
  'a newer formatter':
    /\bIntl\.(?:ListFormat|RelativeTimeFormat|DisplayNames|Segmenter)\b|\b(?:dateStyle|timeStyle):/,
  'a newer global':
    /\b(?:structuredClone|randomUUID|ResizeObserver|IntersectionObserver|WeakRef|FinalizationRegistry|requestIdleCallback|AggregateError|BigInt)\b/,
  'a global that packages ask for first': /\b(?:globalThis|queueMicrotask|reportError|BroadcastChannel)\b/,
};

/** Checked by hand: each is behind a test for its feature, or in a function that our code never calls. */
const HARMLESS: readonly [script: RegExp, uses: RegExp][] = [
  // React: view transitions, which those browsers do not have; and names it asks for with `typeof`.
  [/^packages-/, /Promise\.allSettled|globalThis|queueMicrotask|reportError/],
  // React Router: for `prefetch="viewport"`, which no link of ours says.
  [/^packages-/, /IntersectionObserver/],
  // React Router: a page's data may have them; ours has none.
  [/^packages-/, /BigInt/],
  // An error message of React's.
  [/^packages-/, /\.requestSubmit\(/],
  // react-easy-crop asks for it first, and listens to the window's size where there is none.
  [/^avatar-crop-/, /ResizeObserver/],
  // use-drawing-size.ts asks for it first.
  [/^chart-figure-/, /ResizeObserver/],
  // connect-tabs.ts asks for it first.
  [/^attempt-page-/, /BroadcastChannel/],
];

const scripts = () => readdirSync(ASSETS).filter((name) => name.endsWith('.js') && !POLYFILLS.test(name));
const read = (name: string) => readFileSync(join(ASSETS, name), 'utf8');

function findLacking(name: string): string[] {
  const code = read(name);
  return Object.entries(LACKING).flatMap(([what, pattern]) =>
    [...code.matchAll(new RegExp(pattern, 'g'))]
      .map(([use]) => use)
      .filter((use) => !HARMLESS.some(([script, uses]) => script.test(name) && uses.test(use)))
      .map((use) => `${name}: ${what}: ${use}`),
  );
}

type Pattern = { readonly pattern: string; readonly flags: string };

/** The regular expressions of a script, anywhere in its tree. */
function listPatterns(node: unknown): Pattern[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'regex' in node && node.regex ? [node.regex as Pattern] : [];
  return [...own, ...Object.values(node).flatMap(listPatterns)];
}

test('scripts use nothing that an old browser lacks and the polyfills do not bring', () => {
  expect(scripts().length).toBeGreaterThan(20);
  expect(scripts().flatMap(findLacking)).toEqual([]);
});

test('scripts have no regular expression that Firefox 68 or Safari 12 cannot read: the whole script would not run', () => {
  const unreadable = scripts().flatMap((name) =>
    listPatterns(parseAst(read(name)).body)
      .filter(({ pattern, flags }) => /\(\?<|\\p\{/i.test(pattern) || /[sdv]/.test(flags))
      .map(({ pattern, flags }) => `${name}: /${pattern}/${flags}`),
  );
  expect(unreadable).toEqual([]);
});
