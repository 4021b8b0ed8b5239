import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ACCEPTED } from './accepted-survivors.ts';
import { compareSurvivors, type Survivor } from './compare-survivors.ts';
import { MUTATED } from './mutated-files.ts';
import { mutatedLine } from './mutated-line.ts';

/**
 * `node tools/mutation/run.ts [file …]`: Stryker changes the rules one place at a time and runs their tables.
 * Exit code 1 when an unaccepted change goes unnoticed, or an accepted one is noticed now.
 */
const requestedFiles = process.argv.slice(2);

const results = await new Stryker({
  mutate: requestedFiles.length > 0 ? requestedFiles : [...MUTATED],
  // Texts and patterns are left out. The tables are about them, and people review them by reading.
  mutator: { plugins: null, excludedMutations: ['StringLiteral', 'Regex'] },
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  ignorePatterns: ['**', '!src/**', '!tools/mutation/**', '!package.json'],
  tempDirName: '.cache/stryker',
  concurrency: availableParallelism(),
  coverageAnalysis: 'perTest',
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  allowConsoleColors: false,
}).runMutationTest();

const tried = results.filter(({ status }) => status !== 'Ignored');
const survivors = tried
  .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  .map(({ fileName, location, replacement }): Survivor => {
    const source = readFileSync(fileName, 'utf8');
    return { file: relative('src', fileName), line: mutatedLine(source, location, replacement) };
  });
const files = new Set(tried.map(({ fileName }) => relative('src', fileName)));
const { unexpected, obsolete } = compareSurvivors(survivors, ACCEPTED, files);

for (const { file, line } of unexpected) console.error(`survived: ${file}: ${line}`);
for (const { file, line } of obsolete) console.error(`accepted, and does not survive: ${file}: ${line}`);
const accepted = survivors.length - unexpected.length;
console.log(
  `${tried.length} mutants, ${tried.length - survivors.length} noticed, ${accepted} accepted, ${unexpected.length} survived.`,
);
process.exitCode = unexpected.length + obsolete.length === 0 ? 0 : 1;
