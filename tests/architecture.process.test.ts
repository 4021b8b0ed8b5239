import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Promises about the whole repository. */

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const sources = listFiles('src').filter((file) => /\.(?:ts|tsx)$/.test(file));
const isTest = (file: string) => /\.test\.tsx?$|-fixture\.ts$/.test(file);

describe('the lint rules catch a planted import:', () => {
  const PLANTED = [
    [
      'domain code that imports a package',
      'src/features/canary/domain/bad.ts',
      "import { z } from 'zod';\nexport const x = z;\n",
    ],
    [
      'domain code that imports the server',
      'src/features/canary/domain/bad.ts',
      "export { x } from '../server/x.ts';\n",
    ],
    [
      'domain code that reads the clock',
      'src/features/canary/domain/bad.ts',
      'export const now = () => Date.now();\n',
    ],
    [
      'an exam that imports a package',
      'src/ielts/canary/bad.ts',
      "import { z } from 'zod';\nexport const x = z;\n",
    ],
    [
      'an exam that knows a feature',
      'src/ielts/question-types/canary/bad.ts',
      "export { x } from '#features/site/contract.ts';\n",
    ],
    ['an exam that reads the clock', 'src/ielts/canary/bad.ts', 'export const now = () => Date.now();\n'],
    ['a design system that knows the exam', 'src/ui/bad.ts', "export { x } from '#ielts/bands/band.ts';\n"],
    [
      'a page that imports zod',
      'src/features/canary/web/bad.ts',
      "import { z } from 'zod';\nexport const x = z;\n",
    ],
    [
      'a page that imports its contract’s values',
      'src/features/canary/web/bad.ts',
      "import { x } from '../contract.ts';\nexport const y = x;\n",
    ],
    [
      'a table of endpoints that imports its contract',
      'src/features/canary/endpoints.ts',
      "import { x } from './contract.ts';\nexport const y = x;\n",
    ],
    [
      'a page that imports the database',
      'src/features/canary/web/bad.ts',
      "import { createPool } from '#platform/database/pool.ts';\nexport const y = createPool;\n",
    ],
    [
      'a feature that goes round a door',
      'src/features/canary/server/bad.ts',
      "export { addCandidate } from '#features/accounts/server/visitors/candidate-store.ts';\n",
    ],
    [
      'a folder that reaches into another feature',
      'src/features/canary/web/deep/bad.ts',
      "export { x } from '../../../site/web/index.ts';\n",
    ],
    [
      'a page that reaches into another feature',
      'src/features/canary/web/bad.ts',
      "export { x } from '../../dashboard/web/index.ts';\n",
    ],
    [
      'a server part that reaches into another feature',
      'src/features/canary/server/deep/bad.ts',
      "export { x } from '../../../site/server/index.ts';\n",
    ],
    [
      'a server part that imports pages',
      'src/features/canary/server/bad.ts',
      "export { x } from '../web/x.ts';\n",
    ],
    [
      'a platform that knows a feature',
      'src/platform/canary/bad.ts',
      "export { x } from '#features/site/contract.ts';\n",
    ],
    [
      'a design system that knows a feature',
      'src/ui/bad.ts',
      "export { x } from '#features/site/contract.ts';\n",
    ],
    [
      'a style attribute, which the policy forbids',
      'src/ui/bad.tsx',
      'export const Bad = () => <p style={{ color: "red" }} />;\n',
    ],
  ] as const;

  function lint(file: string, text: string) {
    const directory = mkdtempSync(join(tmpdir(), 'ninefold-lint-'));
    cpSync('.oxlintrc.json', join(directory, '.oxlintrc.json'));
    mkdirSync(join(directory, file, '..'), { recursive: true });
    writeFileSync(join(directory, file), text);
    const linted = spawnSync(resolve('node_modules/.bin/oxlint'), ['--deny-warnings'], {
      cwd: directory,
      encoding: 'utf8',
    });
    rmSync(directory, { recursive: true });
    return linted;
  }

  test.each(PLANTED)('%s', (_, file, text) => {
    const { status, stdout } = lint(file, text);
    expect(stdout).toMatch(/no-restricted-(?:imports|properties|globals)|forbid-dom-props/);
    expect(status).not.toBe(0);
  });

  test('and leave a clean file alone', () => {
    expect(lint('src/features/canary/domain/good.ts', 'export const x = 1;\n').status).toBe(0);
  });
});

test('every feature says in its README what it is', () => {
  const features = readdirSync('src/features');
  const without = features.filter((feature) => !readdirSync(`src/features/${feature}`).includes('README.md'));
  expect(without).toEqual([]);
});

test('no file name hides what is inside', () => {
  const vague = /\/(?:utils?|helpers?|common|misc|manager|service|constants|types)\.tsx?$/;
  expect([...sources, ...listFiles('tools')].filter((file) => vague.test(file))).toEqual([]);
});

test('no answer key, script or model answer is among the files that a browser can fetch', () => {
  const publicFiles = [...listFiles('media'), ...listFiles('build/client'), ...listFiles('build/media')];
  const secrets = listFiles('content/mock-tests').flatMap(secretsOf);
  expect(secrets.length).toBeGreaterThan(0);
  const leaking = publicFiles.filter((file) => {
    if (!/\.(?:js|json|html|css|svg|txt)$/.test(file)) return false;
    const text = readFileSync(file, 'utf8');
    return secrets.some((secret) => text.includes(secret));
  });
  expect(leaking).toEqual([]);
});

/** Secrets of a mock test's files: the reasons of keys, model answers, the words of Listening. */
function secretsOf(file: string): string[] {
  const secret = (text: string) => text.slice(0, 60);
  if (file.endsWith('answer-key.json')) {
    const key = JSON.parse(readFileSync(file, 'utf8')) as {
      sections: {
        answers?: { explanation: { en: string } }[];
        models?: { text: string }[];
        tasks?: { models: { text: string }[] }[];
      }[];
    };
    return key.sections.flatMap(({ answers = [], models = [], tasks = [] }) => [
      ...answers.map(({ explanation }) => secret(explanation.en)),
      ...[...models, ...tasks.flatMap((task) => task.models)].map(({ text }) => secret(text)),
    ]);
  }
  if (!file.includes('/scripts/')) return [];
  const script = JSON.parse(readFileSync(file, 'utf8')) as { turns: { speaker: string; display: string }[] };
  return script.turns
    .filter(({ speaker, display }) => speaker !== 'narrator' && display.length >= 40)
    .map(({ display }) => secret(display));
}

test('the list of common passwords is no part of a page', () => {
  const importers = sources.filter((file) => /from '[^']*\/common-password/.test(readFileSync(file, 'utf8')));
  const allowed = /\/server\/|\.test\.ts$|\/domain\/passwords\/common-password\.ts$/;
  expect(importers.length).toBeGreaterThan(0);
  expect(importers.filter((file) => !allowed.test(file))).toEqual([]);
  const scripts = listFiles('build/client').filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes('gongxifacai'))).toEqual([]);
});

test('neither fonts nor what draws documents reach a page', () => {
  const files = listFiles('build/client');
  expect(files.filter((file) => /\.(?:ttf|otf|woff2?)$/.test(file))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => /pdfkit|CIDToGIDMap/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('SQL is written in stores only', () => {
  const offenders = sources.filter(
    (file) =>
      file.startsWith('src/features/') &&
      !isTest(file) &&
      !/(?:-store|tables|tables\/columns)\.ts$/.test(file) &&
      /from 'drizzle-orm'/.test(readFileSync(file, 'utf8')),
  );
  expect(offenders).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
});
