// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextProvider } from '#platform/i18n/text-provider.tsx';
import { practiceTexts } from '../../texts.ts';
import { KeepBar } from './keep-bar.tsx';

type Sent = { readonly method: string; readonly path: string; readonly body: Record<string, unknown> };

let sent: Sent[] = [];
let isThere = false;
let isOffline = false;

beforeEach(() => {
  sent = [];
  isThere = false;
  isOffline = false;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string, init: { method: string; body?: string }) => {
    if (isOffline) throw new TypeError('no connection');
    sent.push({
      method: init.method.toUpperCase(),
      path: String(address),
      body: JSON.parse(init.body ?? '{}') as Sent['body'],
    });
    if (!isThere) return Response.json({ card: null });
    const problem = { type: 'urn:ninefold:problem:word-kept', status: 409, title: 'There', detail: 'There.' };
    return Response.json(problem, {
      status: 409,
      headers: { 'content-type': 'application/problem+json' },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show() {
  const page = (
    <TextProvider language="en" catalogue={practiceTexts.en}>
      <div data-words="">
        <p data-testid="text">
          <b data-aside="">A </b>It was late. The <mark>wick</mark> had burnt down. Nobody came.
        </p>
        <p data-testid="marked">
          He <del>is agree</del> <ins>agrees</ins> <b data-aside="">1 </b>with me.
        </p>
      </div>
      <div data-words="" data-own-text="">
        <p data-testid="own">There are three kind of lamps.</p>
      </div>
      <p data-testid="other">The lamp is no source.</p>
      <KeepBar />
    </TextProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}

async function select(testId: string, words: string) {
  const walker = document.createTreeWalker(screen.getByTestId(testId), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.nodeValue?.indexOf(words) ?? -1;
    if (start < 0) continue;
    document.getSelection()?.setBaseAndExtent(node, start, node, start + words.length);
    break;
  }
  await settle();
}

async function settle() {
  fireEvent(document, new Event('selectionchange'));
  await act(() => vi.advanceTimersByTimeAsync(200));
}

const bar = () => document.querySelector('[data-keep-words]');
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.advanceTimersByTimeAsync(50));
};

test('words of a learning text become a card with their sentence and page, which can be taken back', async () => {
  show();
  await select('text', 'wick');
  await press('Keep as a word card');
  const saved = sent.find(({ method }) => method === 'PUT');
  expect(saved?.body).toMatchObject({
    word: 'wick',
    example: 'The wick had burnt down.',
    from: location.pathname,
  });
  expect(bar()?.textContent).toContain('Kept.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/practice/words');
  await press('Undo');
  expect(sent[sent.length - 1]).toMatchObject({ method: 'DELETE', path: saved?.path });
  expect(bar()).toBeNull();
});

test('what is beside the text is neither word nor sentence', async () => {
  show();
  await select('other', 'lamp');
  expect(bar()).toBeNull();
  await select('text', 'A');
  expect(bar()).toBeNull();
  await select('text', 'late');
  await press('Keep as a word card');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ example: 'It was late.' });
});

test('of a marked text, what the teacher crossed out is neither word nor sentence', async () => {
  show();
  await select('marked', 'agree');
  expect(bar()).toBeNull();
  await select('marked', 'agrees');
  await press('Keep as a word card');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    word: 'agrees',
    example: 'He agrees with me.',
  });
});

test('with keys the bar is reached from the selection, and Escape closes it', async () => {
  show();
  await select('text', 'wick');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(document.activeElement?.textContent).toBe('Keep as a word card');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(bar()).toBeNull();
  await settle();
  expect(bar()).toBeNull();
});

test('the bar says that a word has a card already', async () => {
  isThere = true;
  show();
  await select('text', 'wick');
  await press('Keep as a word card');
  expect(bar()?.textContent).toContain('You have a card for “wick” already.');
  expect(sent.map(({ method }) => method)).toEqual(['PUT']);
});

test('without a connection the words stay selected, and the same card can be sent again', async () => {
  show();
  await select('text', 'wick');
  isOffline = true;
  await press('Keep as a word card');
  expect(bar()?.textContent).toContain('could not be saved');
  expect(String(document.getSelection())).toBe('wick');
  isOffline = false;
  await press('Keep as a word card');
  expect(bar()?.textContent).toContain('Kept.');
});

test('a sentence of the learner’s own text may be wrong, so it does not become an example', async () => {
  show();
  await select('own', 'lamps');
  await press('Keep as a word card');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ word: 'lamps', example: '' });
});
