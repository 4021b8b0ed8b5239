import { expect, test } from 'vitest';
import { selectTests, type Repository } from './changed-tests.ts';
import { importsOf } from './import-graph.ts';

const REPOSITORY: Repository = {
  graph: new Map(
    Object.entries({
      'src/features/shop/domain/price.test.ts': ['src/features/shop/domain/price.ts'],
      'src/features/shop/domain/price.ts': ['src/features/shop/domain/money.ts'],
      'src/features/exams/domain/band.test.ts': ['src/features/exams/domain/band.ts'],
      'src/features/shop/web/cart-page.tsx': ['src/features/shop/domain/price.ts', 'src/texts/en.ts'],
      'src/texts/en.ts': ['src/features/exams/web/exam-texts-en.ts'],
      'tests/cart.e2e.ts': ['src/paths.ts'],
      'tests/band.e2e.ts': ['src/paths.ts'],
    }).map(([file, imports]) => [file, new Set(imports)]),
  ),
  vitestFiles: ['src/features/shop/domain/price.test.ts', 'src/features/exams/domain/band.test.ts'],
  browserFiles: ['tests/cart.e2e.ts', 'tests/band.e2e.ts'],
  pagesOf: (file) =>
    file === 'tests/cart.e2e.ts' ? [{ pattern: 'cart', module: 'src/features/shop/web/cart-page.tsx' }] : [],
};

const EVERYTHING = { vitest: REPOSITORY.vitestFiles, browser: REPOSITORY.browserFiles };

test('a rule reaches the tests that import it, however far below, and the browser tests of its pages', () => {
  expect(selectTests(['src/features/shop/domain/money.ts'], REPOSITORY)).toEqual({
    vitest: ['src/features/shop/domain/price.test.ts'],
    browser: ['tests/cart.e2e.ts'],
  });
});

test('server code and styles of a feature reach the browser tests of its pages', () => {
  for (const file of ['src/features/shop/server/checkout.ts', 'src/features/shop/web/cart.module.css']) {
    expect(selectTests([file], REPOSITORY)).toEqual({ vitest: [], browser: ['tests/cart.e2e.ts'] });
  }
});

test('a test reaches itself', () => {
  expect(selectTests(['tests/band.e2e.ts', 'src/features/exams/domain/band.test.ts'], REPOSITORY)).toEqual({
    vitest: ['src/features/exams/domain/band.test.ts'],
    browser: ['tests/band.e2e.ts'],
  });
});

test('what serves every page reaches every browser test', () => {
  expect(selectTests(['src/platform/http/policy.ts'], REPOSITORY).browser).toEqual(REPOSITORY.browserFiles);
});

test('prose reaches nothing', () => {
  expect(selectTests(['README.md', 'docs/testing.md'], REPOSITORY)).toEqual({ vitest: [], browser: [] });
});

test('content, migrations and settings reach everything', () => {
  for (const file of ['content/site.json', 'migrations/0001_a.sql', 'package.json', 'vite.config.ts']) {
    expect(selectTests([file], REPOSITORY)).toEqual({ ...EVERYTHING, everythingBecause: file });
  }
});

test('imports are read as package.json has them: static, dynamic, and of workers, without types', () => {
  const text = `
    import { a } from '#features/a/index.ts';
    import type { B } from '../b.ts';
    export { c } from "./c.ts";
    const d = await import('#paths');
    new Worker(new URL('./worker.ts', import.meta.url));
    import { z } from 'zod';
  `;
  const aliases = { '#paths': './src/paths.ts', '#features/*': './src/features/*' };
  expect(importsOf(text, 'src/x/y/file.ts', aliases)).toEqual([
    'src/features/a/index.ts',
    'src/x/y/c.ts',
    'src/paths.ts',
    'src/x/y/worker.ts',
  ]);
});
