import { expect, test } from 'vitest';
import type { GroupText } from '#platform/i18n/text-groups.ts';
import type { Language } from '#platform/i18n/language.ts';
import { say } from '#tests/browser/texts.ts';
import type { LessonContent } from '../../domain/lesson-content.ts';
import { progressText } from './progress-text.ts';

const HEADINGS = { en: 'Who has “it”?', 'zh-Hant': '誰「有」？' };
const content = {
  blocks: [
    { kind: 'text', id: 'opening', heading: null, pieces: [] },
    { kind: 'text', id: 'who', heading: HEADINGS, pieces: [] },
  ],
} as unknown as LessonContent;
const left = (kind: string, block: string) => ({ kind, block, percent: 40, questions: 3 });

function show(language: Language, parts: readonly ReturnType<typeof left>[]): string {
  const t: GroupText<'learn'> = (path, parameters) => say(language, `learn.${path}`, parameters);
  const progress = {
    state: 'started',
    done_count: 0,
    required_count: 5,
    done_blocks: [],
    left: parts,
    added: [],
  };
  return progressText(t, language, content, progress as unknown as Parameters<typeof progressText>[3]);
}

test('a title keeps its quotation marks, on the second level', () => {
  const parts = [left('text', 'opening'), left('text', 'who')];
  expect(show('en', parts)).toBe('2 of 5 left: read the beginning, read “Who has ‘it’?”');
  expect(show('zh-Hant', parts)).toBe('共 5 個部分，還剩 2 個：讀開頭、讀「誰『有』？」');
});

test('three parts are named, and Chinese has no space around its punctuation', () => {
  const parts = [
    left('text', 'opening'),
    left('tutorial', 'lamps'),
    left('use', 'use'),
    left('sort', 'sort'),
  ];
  expect(show('en', parts)).toBe('4 of 5 left: read the beginning, video 40 %, use it …');
  expect(show('zh-Hant', parts)).toBe('共 5 個部分，還剩 4 個：讀開頭、影片看了 40%、動手用用看…');
});
