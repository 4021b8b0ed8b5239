import { describe, expect, test } from 'vitest';
import { paths } from '#paths';
import { guardedPattern } from '#platform/pages/guarded-pattern.ts';
import siteMap from '../routes.ts';
import { PAGES } from '../pages.ts';

const guarded = new RegExp(guardedPattern(PAGES));
const accessOf = new Map(PAGES.map(({ path, access }) => [path, access]));

describe('over the real route table:', () => {
  test.each(siteMap.filter(({ path }) => path !== '*'))(
    '/$path is guarded as its page says',
    ({ path = '' }) => {
      const address = `/${path.replace(/:\w+/g, 'one')}`;
      expect(guarded.test(address)).toBe(accessOf.get(path) !== 'anyone');
    },
  );

  test('what is below a guarded page is guarded too, and what only begins like it is not', () => {
    expect(guarded.test('/me/no-such-page')).toBe(true);
    expect(guarded.test('/menu')).toBe(false);
  });

  test('everything of the back office is guarded', () => {
    const open = PAGES.filter(({ feature, access }) => feature === 'back-office' && access !== 'signed-in');
    expect(open).toEqual([]);
  });

  test('one page guards itself', () => {
    const own = PAGES.filter(({ access }) => access === 'guards-itself').map(({ path }) => `/${path}`);
    expect(own).toEqual([paths.setupTwoFactor()]);
  });
});

test('a page for anyone below a guarded one shows as guarded, so that the table above is refused', () => {
  const pages = [
    { path: 'lessons', access: 'signed-in' },
    { path: 'lessons/free', access: 'anyone' },
    { path: 'lessons/:id', access: 'signed-in' },
  ] as const;
  expect(guardedPattern(pages)).toBe('^/(lessons)(/|$)');
});
