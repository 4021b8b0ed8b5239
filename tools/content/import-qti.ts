import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCarryReport } from '#features/library/qti/carry-report.ts';
import { importSection } from '#features/library/qti/import-section.ts';
import type { PackageCommand } from './package-command.ts';
import { writeImport } from './write-import.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Brings a QTI 3 package in as a draft of a new mock test. Nothing that is there already is touched. */
export const importQti: PackageCommand = {
  name: 'import-qti',
  takes: '<file.zip> <new-name>',
  does: 'reads a QTI 3 package into a draft of a new mock test, and says what could not be carried',
  run([file = '', name = '']) {
    if (name === '') {
      console.error(`Give: ${importQti.takes}`);
      return 2;
    }
    const archive = readArchive(file);
    if (!archive) {
      console.error(`There is no file ${file}.`);
      return 1;
    }
    const imported = importSection(archive, name);
    if (!imported.ok) {
      console.error(`${imported.problem.what} ${imported.problem.how}`);
      return 1;
    }
    const done = writeImport(imported, name, ROOT);
    if (!done.ok) {
      console.error(`${done.taken} is there already. Nothing was written: choose another name.`);
      return 1;
    }
    console.log(formatCarryReport(imported.notes));
    for (const path of done.written) console.log(`Written: ${path}`);
    console.log(
      'It is a draft: learners do not see it. npm run check lists what is to be written where [[…]] stands.',
    );
    return 0;
  },
};

function readArchive(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
