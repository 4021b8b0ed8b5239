import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guardedPattern } from '#platform/pages/guarded-pattern.ts';
import { pageShells } from '#server/page-shell.ts';
import { PAGES } from '../src/pages.ts';
import siteMap from '../src/routes.ts';
import { CATALOGUES } from '../src/texts.ts';
import { findCircles, joinParts, listEdges, readImports, type Graph } from './import-graph.ts';
import { frameGroups, readTextGroups } from './page-text-groups.ts';

/** The plan of ARCHITECTURE.md, read from what the files import: types, `import()` and style sheets count. */

const imports = readImports('src');

/** `[^/]+` of a file's path: the folder, or the file itself where it is next to the folders. */
const partBy = (pattern: RegExp) => (file: string) => pattern.exec(file)?.[1];

const within = (folder: RegExp) => new Map([...imports].filter(([file]) => folder.test(file)));

const features = joinParts(imports, partBy(/^src\/features\/([^/]+)\//));

describe('nothing imports itself in a circle:', () => {
  test('the files of src were read', () => {
    expect(imports.size).toBeGreaterThan(1_000);
    expect(features.size).toBeGreaterThan(8);
  });

  test('files', () => {
    expect(findCircles(imports)).toEqual([]);
  });

  test('features', () => {
    expect(findCircles(features)).toEqual([]);
  });

  test('the parts of src: the exam, the platform, the design system, the features, the server', () => {
    expect(findCircles(joinParts(imports, partBy(/^src\/([^/]+)/)))).toEqual([]);
  });

  test('the layers of a feature', () => {
    expect(findCircles(joinParts(imports, partBy(/^src\/features\/([^/]+\/[^/]+)/)))).toEqual([]);
  });

  test('the folders of one layer of a feature', () => {
    expect(findCircles(joinParts(imports, partBy(/^src\/features\/([^/]+\/[^/]+\/[^/]+)/)))).toEqual([]);
  });

  test.each(['ielts', 'ielts/question-types', 'platform', 'ui'])('the folders of %s', (folder) => {
    const folders = joinParts(imports, partBy(new RegExp(`^src/${folder}/([^/]+)`)));
    expect(folders.size).toBeGreaterThan(3);
    expect(findCircles(folders)).toEqual([]);
  });
});

describe('a planted import is found:', () => {
  const graph = (edges: Record<string, readonly string[]>): Graph =>
    new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

  test('a circle through three files', () => {
    expect(findCircles(graph({ a: ['b'], b: ['c'], c: ['a', 'd'], d: [] }))).toEqual(['a, b, c']);
  });

  test('a file that everyone imports is no circle', () => {
    expect(findCircles(graph({ a: ['b', 'tables'], b: ['tables'], tables: [] }))).toEqual([]);
  });

  test('two folders whose files import each other, though no two files do', () => {
    const files = graph({ 'one/a': ['two/a'], 'two/a': [], 'two/b': ['one/b'], 'one/b': [] });
    expect(findCircles(files)).toEqual([]);
    expect(findCircles(joinParts(files, partBy(/^([^/]+)/)))).toEqual(['one, two']);
  });
});

test('features import each other only as ARCHITECTURE.md lists', () => {
  const [, block = ''] =
    /<!-- edges -->\s*```\n([\s\S]*?)```/.exec(readFileSync('ARCHITECTURE.md', 'utf8')) ?? [];
  expect(listEdges(features)).toEqual(block.trim().split('\n').sort());
});

/** The lowest first: each may import those before it. */
const SHOP = ['products', 'entitlements', 'orders', 'payments', 'refunds'];

test.each(['domain', 'server'])('the folders in %s of the shop import lower ones only', (layer) => {
  const folders = joinParts(imports, partBy(new RegExp(`^src/features/shop/${layer}/([^/]+)/`)));
  const place = (folder: string) => SHOP.indexOf(folder);
  const upward = [...folders].flatMap(([from, reached]) =>
    [...reached].filter((to) => place(from) >= 0 && place(to) > place(from)).map((to) => `${from} -> ${to}`),
  );
  expect(upward).toEqual([]);
});

describe('pure rules', () => {
  test('the exam imports the exam alone', () => {
    const outward = listEdges(within(/^src\/ielts\//)).filter((edge) => !/ -> src\/ielts\//.test(edge));
    expect(outward).toEqual([]);
  });

  test('a domain imports itself and the exam alone', () => {
    const domains = within(/^src\/features\/[^/]+\/domain\//);
    expect(domains.size).toBeGreaterThan(20);
    const allowed = /^(src\/features\/[^/]+\/domain\/).* -> (?:\1|src\/ielts\/)/;
    expect(listEdges(domains).filter((edge) => !allowed.test(edge))).toEqual([]);
  });
});

/** `/sittings/one` for `sittings/:sittingId`. */
const addressOf = (path: string) => `/${path.replace(/:\w+/g, 'one')}`;

/** The groups that a page's parts could show and this page never does. */
const NEVER_SHOWN: Readonly<Record<string, readonly string[]>> = {
  // The tour shows the player with a Reading section.
  tour: ['listening'],
};

describe('every page of the route table', () => {
  const ONE = ['one'];
  const shellOf = pageShells(PAGES, {
    courses: ONE,
    courseModules: ONE,
    freeLessons: ONE,
    plans: ONE,
    teachers: ONE,
    tutorials: ONE,
  });
  const guarded = new RegExp(guardedPattern(PAGES));
  const frame = frameGroups();

  test('is in the list of a feature, and its module is there', () => {
    expect(siteMap.map(({ path = '', file }) => `${path} ${file}`)).toEqual(
      PAGES.map(({ path, feature, file }) => `${path} features/${feature}/web/${file}-page.tsx`),
    );
    expect(siteMap.filter(({ file }) => !existsSync(`src/${file}`))).toEqual([]);
    expect(siteMap.length).toBeGreaterThan(35);
  });

  test('that is anything but a 404 has a shell of its own', () => {
    const pages = PAGES.filter(({ path }) => path !== '*');
    const shells = pages.map(({ path }) => shellOf(addressOf(path)));
    expect(shells).toEqual(
      pages.map(({ path, objects }) =>
        objects === 'alike' ? `/${path.replace(/:\w+/g, '-')}` : addressOf(path),
      ),
    );
    expect(new Set(shells).size).toBe(pages.length);
  });

  test('is guarded as its feature says', () => {
    const differing = PAGES.filter(
      ({ path, access }) => path !== '*' && guarded.test(addressOf(path)) !== (access !== 'anyone'),
    );
    expect(differing).toEqual([]);
  });

  test.each(siteMap)('sends the texts that it shows: /$path', ({ path = '', file }) => {
    const { used, sent } = readTextGroups(`src/${file}`);
    const missing = used.filter(({ group }) => !sent.has(group) && !frame.includes(group));
    expect([...new Set(missing.map(({ group }) => group))], missing.map((each) => each.file).join()).toEqual(
      NEVER_SHOWN[path] ?? [],
    );
    expect([...sent].filter((group) => !(group in CATALOGUES.en))).toEqual([]);
  });

  test('the search for texts finds some', () => {
    expect(frame).toContain('site');
    const { used, sent } = readTextGroups('src/features/accounts/web/settings/settings-page.tsx');
    expect([...new Set(used.map(({ group }) => group))].sort()).toEqual(['accounts', 'settings', 'signedIn']);
    expect(sent).toEqual(new Set(['accounts', 'settings', 'signedIn']));
  });
});
