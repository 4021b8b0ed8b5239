import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findText, type TextParameters } from './translate.ts';

const catalogue = {
  site: {
    header: { open: 'Open the menu' },
    saved: 'Saved',
    left: '{minutes} of {total} minutes left',
    twice: '{name} and {name}',
    lessons: '{count} {count|lesson|lessons}',
    oneForm: '{count|lesson} {count|a|b|c} {count|{count}|x}',
    odd: 'a {0} b {} c { name } d {na-me}',
  },
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a text is found by its path', () => {
  expect(findText(catalogue, 'en', 'site.header.open')).toBe('Open the menu');
  expect(findText(catalogue, 'en', 'site.saved')).toBe('Saved');
  expect(console.warn).not.toHaveBeenCalled();
});

describe('parameters replace their names', () => {
  test.each<[string, TextParameters | undefined, string]>([
    ['site.left', { minutes: 5, total: 20 }, '5 of 20 minutes left'],
    ['site.left', { minutes: 0, total: '' }, '0 of  minutes left'],
    ['site.left', { minutes: 5 }, '5 of {total} minutes left'],
    ['site.left', undefined, '{minutes} of {total} minutes left'],
    ['site.twice', { name: 'Mei' }, 'Mei and Mei'],
    ['site.twice', { name: '$& $1 {name}' }, '$& $1 {name} and $& $1 {name}'],
    ['site.odd', { name: 'Mei', 0: 'zero' }, 'a zero b {} c { name } d {na-me}'],
    ['site.saved', { name: 'Mei' }, 'Saved'],
    ['site.lessons', { count: 0 }, '0 lessons'],
    ['site.lessons', { count: 1 }, '1 lesson'],
    ['site.lessons', { count: '1' }, '1 lesson'],
    ['site.lessons', { count: 2 }, '2 lessons'],
    ['site.lessons', { other: 1 }, '{count} {count|lesson|lessons}'],
    ['site.oneForm', { count: 1 }, '{count|lesson} {count|a|b|c} {count|1|x}'],
  ])('%s with %j: %s', (path, parameters, text) => {
    expect(findText(catalogue, 'en', path, parameters)).toBe(text);
  });
});

describe('Latin letters of a parameter have a space beside Chinese characters', () => {
  const chinese = { booked: '{who}預約了{learner}的課：{time}。', from: '從{day}起' };
  test.each<[keyof typeof chinese, TextParameters, string]>([
    ['booked', { who: 'Mei Lin', learner: 'José', time: 'now' }, 'Mei Lin 預約了 José 的課：now。'],
    ['booked', { who: '怡君', learner: '林 Mei', time: '現在' }, '怡君預約了林 Mei 的課：現在。'],
    ['booked', { who: '', learner: 'Mei 林', time: '' }, '預約了 Mei 林的課：。'],
    ['from', { day: '11月28日' }, '從11月28日起'],
  ])('%s with %j: %s', (path, parameters, text) => {
    expect(findText(chinese, 'zh-Hant', path, parameters)).toBe(text);
  });
});

describe('a path without a text is shown as itself and logged', () => {
  test.each([
    ['that nothing has', 'site.footer.label'],
    ['that names a group', 'site.header'],
    ['that goes on behind a text', 'site.saved.now'],
    ['that every object inherits', 'site.constructor.name'],
    ['that is every object’s parent', '__proto__.toString'],
    ['that is empty', ''],
  ])('%s', (_, path) => {
    expect(findText(catalogue, 'en', path)).toBe(path);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(`missing translation: en ${path}`);
  });

  test('that the catalogue only inherits', () => {
    expect(findText(Object.create({ inherited: 'a text' }), 'en', 'inherited')).toBe('inherited');
    expect(console.warn).toHaveBeenCalledTimes(1);
  });

  test('once in each language, however often it is asked for', () => {
    for (let time = 0; time < 3; time += 1) {
      expect(findText(catalogue, 'en', 'asked.thrice')).toBe('asked.thrice');
      expect(findText({}, 'zh-Hant', 'asked.thrice', { name: 'Mei' })).toBe('asked.thrice');
    }
    expect(vi.mocked(console.warn).mock.calls).toEqual([
      ['missing translation: en asked.thrice'],
      ['missing translation: zh-Hant asked.thrice'],
    ]);
  });
});
