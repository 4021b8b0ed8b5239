// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Language } from '../i18n/language.ts';
import { TextProvider } from '../i18n/text-provider.tsx';
import { useTitlePrefix } from './use-title-prefix.ts';

function Named({ name }: { readonly name: string }) {
  useTitlePrefix(name);
  return null;
}

const page = (name: string, language: Language = 'en') => (
  <TextProvider language={language} catalogue={{}}>
    <Named name={name} />
  </TextProvider>
);

beforeEach(() => {
  document.title = 'Result · School';
  onTestFinished(cleanup);
});

test('the name is before the title of the page, and another name replaces it', () => {
  const { rerender } = render(page('Test 1'));
  expect(document.title).toBe('Test 1 · Result · School');
  rerender(page('Test 2'));
  expect(document.title).toBe('Test 2 · Result · School');
});

test('a page that is left has its own title again', () => {
  render(page('Test 1')).unmount();
  expect(document.title).toBe('Result · School');
});

test('the title that the next page has written stays', () => {
  const { unmount } = render(page('Test 1'));
  document.title = 'Overview · School';
  unmount();
  expect(document.title).toBe('Overview · School');
});

test('the name is before the title in the other language, even where it is the same', () => {
  const { rerender } = render(page('Test 1'));
  document.title = '成績 · School';
  rerender(page('Test 1', 'zh-Hant'));
  expect(document.title).toBe('Test 1 · 成績 · School');
});
