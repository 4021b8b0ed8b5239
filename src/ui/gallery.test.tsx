import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Gallery } from './gallery.tsx';

const markup = renderToStaticMarkup(
  <MemoryRouter>
    <Gallery />
  </MemoryRouter>,
);

test('every component of the design system has its place', () => {
  const ui = import.meta.dirname;
  const sources = [
    join(ui, 'gallery.tsx'),
    ...readdirSync(join(ui, 'gallery')).map((name) => join(ui, 'gallery', name)),
  ];
  const shown = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  // Nothing else on a page has a field's frame.
  const components = readdirSync(ui).filter((name) => /^(?!gallery|field\.).*\.tsx$/.test(name));
  expect(components.length).toBeGreaterThan(20);
  expect(components.filter((name) => !shown.includes(`/${name}'`))).toEqual([]);
});

test('no component writes an inline style, which the content security policy would refuse', () => {
  expect(markup.match(/\sstyle=/g)).toBeNull();
});

test('every control of a form has a label, and every hint and error is tied to its control', () => {
  const ids = new Set([...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const named = [...markup.matchAll(/\s(?:for|aria-describedby|aria-controls|aria-labelledby)="([^"]+)"/g)];
  expect(named.length).toBeGreaterThan(20);
  expect(named.flatMap(([, value]) => value?.split(' ') ?? []).filter((id) => !ids.has(id))).toEqual([]);
});

test('no id appears twice', () => {
  const ids = [...markup.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every button says what it does', () => {
  const buttons = [...markup.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)];
  expect(buttons.length).toBeGreaterThan(20);
  const silent = buttons.filter(([, attributes, inside]) => {
    return (
      !/aria-label="[^"]+"/.test(attributes ?? '') && (inside ?? '').replace(/<[^>]*>/g, '').trim() === ''
    );
  });
  expect(silent.map(([button]) => button)).toEqual([]);
});
