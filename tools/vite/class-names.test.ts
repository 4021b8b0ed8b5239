import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';

const fileOf = (name: string) => join(import.meta.dirname, '../../src/ui', name);
const CSS = '.card { color: red; } .card:hover .title { animation: 0.5s rise; } @keyframes rise {}';

describe('names of classes', () => {
  test('are short, and the same in the next build', () => {
    const names = ['card', 'title'].map((name) => shortClassNames()(name, fileOf('card.module.css'), CSS));
    expect(names).toEqual(
      ['card', 'title'].map((name) => shortClassNames()(name, fileOf('card.module.css'), CSS)),
    );
    for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9]{1,2}_[a-z0-9]+$/);
    expect(new Set(names).size).toBe(2);
  });

  test('differ from file to file', () => {
    const nameOf = shortClassNames();
    expect(nameOf('card', fileOf('card.module.css'), CSS)).not.toBe(
      nameOf('card', fileOf('tabs.module.css'), CSS),
    );
  });

  test('leave an animation its own', () => {
    expect(shortClassNames()('rise', fileOf('card.module.css'), CSS)).toMatch(/_rise$/);
  });

  test('do not depend on how a file is asked for', () => {
    const nameOf = shortClassNames();
    expect(nameOf('card', `${fileOf('card.module.css')}?used`, CSS)).toBe(
      nameOf('card', fileOf('card.module.css'), CSS),
    );
  });

  test('refuse two style sheets of one name', () => {
    const nameOf = shortClassNames();
    expect(() => {
      for (let place = 0; place < 40_000; place += 1) nameOf('card', fileOf(`${place}.module.css`), CSS);
    }).toThrow('rename one');
  });
});
