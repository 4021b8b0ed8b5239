import { expect, test } from 'vitest';
import { aContent } from '../content-check/content-fixture.ts';
import { aListeningTest } from '../content-check/listening-fixture.ts';
import { previewPage } from './preview-page.ts';
import { viewPreview } from './preview-view.ts';

const silent = { findRecording: () => undefined, findLine: () => undefined };
const content = aContent(aListeningTest());

test('the page starts each section and the whole test, and lists the problems to fix', () => {
  const page = previewPage(viewPreview(content, 'lamps', '14:05:09', undefined));
  expect(page).toContain('<h1>Lamps</h1>');
  expect(page).toContain('name="skill" value="listening"');
  expect(page).toContain('name="skill" value="all"');
  expect(page).toContain('listening-1.json\n  line 1\n    There are 10 words');
  expect(page).not.toContain('class="broken"');
});

test('recordings that are silence are called so', () => {
  const view = viewPreview({ ...content, audio: silent }, 'lamps', '', undefined);
  expect(view.sections).toEqual([
    { skill: 'listening', note: expect.stringContaining('1 of its recordings are silence') },
  ]);
});

test('files that cannot be opened are explained, and nothing in them becomes HTML', () => {
  const page = previewPage(viewPreview(content, 'lamps', '', 'Not JSON: <script>"&'));
  expect(page).toContain('Not JSON: &lt;script&gt;&quot;&amp;');
});
