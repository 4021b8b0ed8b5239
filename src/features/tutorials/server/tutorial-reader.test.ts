import { describe, expect, test } from 'vitest';
import { aLoadedTutorial } from './loaded-tutorial-fixture.ts';
import { createTutorialReader } from './tutorial-reader.ts';

const KEY = Buffer.alloc(32, 1);
const open = aLoadedTutorial({ slug: 'open', number: 1 });
const closed = aLoadedTutorial({ slug: 'closed', number: 2, open: false });
const reader = createTutorialReader([open, closed], KEY);
const mayWatchUntil = new Date('2026-11-23T12:00:00Z');

test('cards are in the language of the page, in the order of their numbers', () => {
  expect(reader.listTutorials('zh-Hant').map(({ slug, title }) => `${slug} ${title}`)).toEqual([
    'open 燈',
    'closed 燈',
  ]);
});

describe('everybody', () => {
  test('may watch an open tutorial, with every word of it', () => {
    const view = reader.findTutorial('open', 'en', 'public');
    expect(view?.media?.video).toBe('/media/tutorials/open/video-0123456789abcdef.mp4');
    expect(view?.chapters.every(({ lines, picture }) => lines.length > 0 && picture)).toBe(true);
    expect(view?.question).toMatchObject({ text: 'Which?', options: ['A', 'B'], answer: 1 });
  });

  test('sees the poster and how any other tutorial starts, and nothing else of it', () => {
    const view = reader.findTutorial('closed', 'en', 'public');
    expect(view?.poster).toBe('/media/tutorials/closed/poster-0123456789abcdef.jpg');
    expect(view?.media).toBeNull();
    expect(view?.question).toBeUndefined();
    const [first, ...others] = view?.chapters ?? [];
    expect(first?.lines).toHaveLength(8);
    expect(first?.picture).toBe('/media/tutorials/closed/scene-hook-0123456789abcdef.jpg');
    expect(others.flatMap(({ lines, picture }) => [...lines, ...(picture ? [picture] : [])])).toEqual([]);
    expect(JSON.stringify(view)).not.toContain('.mp4');
  });
});

test('a learner who has it may watch it, at addresses that expire', () => {
  const view = reader.findTutorial('closed', 'en', { mayWatchUntil });
  expect(view?.media?.video).toMatch(
    /^\/media\/tutorials\/closed\/video-0123456789abcdef\.mp4\?until=1795435200&key=[\w-]{43}$/u,
  );
  expect(view?.media?.captions['zh-Hant']).toContain('key=');
  expect(view?.chapters.every(({ lines }) => lines.length > 0)).toBe(true);
});

test('a tutorial that is not there is not found', () => {
  expect(reader.findTutorial('nothing', 'en', 'public')).toBeUndefined();
});

test('a lesson has its tutorials', () => {
  expect(reader.listOfLesson('lamps', 1, 1)).toEqual(['open', 'closed']);
  expect(reader.listOfLesson('lamps', 1, 2)).toEqual([]);
});
