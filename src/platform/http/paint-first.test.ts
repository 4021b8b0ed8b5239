import { describe, expect, test } from 'vitest';
import { inlineScriptHashes } from './content-security-policy.ts';
import { paintFirst } from './paint-first.ts';

const PRELOAD = '<link rel="modulepreload" href="/assets/a.js"/>';
const page = (script: string) =>
  `<html><head><link rel="icon" href="/favicon.svg"/></head><body>${PRELOAD}${PRELOAD}${script}</body></html>`;
const START = 'import("/assets/entry.js");';

describe('paintFirst', () => {
  const html = paintFirst(page(`<script type="module" async="">${START}</script>`));

  test('lets no script be asked for while the page is read', () => {
    expect(html).not.toContain('modulepreload" ');
    expect(html).not.toContain('type="module"');
    expect(html.match(/<link rel="later" href="\/assets\/a\.js"\/>/g)).toHaveLength(2);
  });

  test('allows what runs later by the hash of the same text', () => {
    const [policy] = inlineScriptHashes(`<script>${START}</script>`);
    expect(inlineScriptHashes(html)).toContain(policy);
    expect(inlineScriptHashes(html)).toHaveLength(2);
  });

  test('leaves everything else in the head as it is', () => {
    expect(html).toMatch(/^<html><head><link rel="icon" href="\/favicon\.svg"\/><script>/);
  });

  test('leaves a page without the script of the router alone', () => {
    expect(paintFirst(page('<p>No script</p>'))).toBe(page('<p>No script</p>'));
  });
});
