import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const FILES: Readonly<Record<string, string>> = {
  '/assets/entry-A_1.css': 'body{margin:0}',
  '/assets/home-page-b2.css': '.hero{content:"$&"}',
  '/assets/bad-c3.css': '.a{content:"</style>"}',
};
const readStyle = (address: string) => FILES[address] ?? '';
const link = (address: string) => `<link rel="stylesheet" href="${address}"/>`;

describe('inlineStyles', () => {
  const page = `<head>${link('/assets/entry-A_1.css#')}<title>a</title>${link('/assets/home-page-b2.css')}</head>`;
  const { html, source } = inlineStyles(page, readStyle);

  test('puts the styles in the order of their links, as they are', () => {
    expect(html).toContain('<style>body{margin:0}\n.hero{content:"$&"}</style>');
  });

  test('keeps the links, fetched by nobody, where they were', () => {
    expect(html.replace(/<style>[\s\S]*<\/style>/, '').replaceAll(' media="not all" disabled=""', '')).toBe(
      page,
    );
    expect(html.match(/<link rel="stylesheet"[^>]* media="not all" disabled=""\/>/g)).toHaveLength(2);
  });

  test('names the styles for the policy', () => {
    const text = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    expect(source).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  });

  test('a sheet that is linked twice is there once', () => {
    const twice = link('/assets/entry-A_1.css') + link('/assets/entry-A_1.css#');
    expect(inlineStyles(twice, readStyle).html.match(/margin/g)).toHaveLength(1);
  });

  test('a page without our style sheets stays as it is', () => {
    const plain = '<link rel="stylesheet" href="https://elsewhere.example/a.css"/>';
    expect(inlineStyles(plain, readStyle)).toEqual({ html: plain, source: undefined });
  });

  test('a sheet that would end the element is a mistake of the build', () => {
    expect(() => inlineStyles(link('/assets/bad-c3.css'), readStyle)).toThrow('</style');
  });
});
