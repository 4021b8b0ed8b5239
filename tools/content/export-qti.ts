import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SKILLS } from '#ielts/paper/paper.ts';
import { formatCarryReport } from '#features/library/qti/carry-report.ts';
import { exportSection } from '#features/library/qti/export-section.ts';
import { packFiles } from '#features/library/qti/pack.ts';
import { readSectionSource } from '#features/library/qti/read-section-source.ts';
import { formatContentProblem } from '#platform/content/content-problem.ts';
import { slugSchema } from '#platform/content/content-schema.ts';
import type { PackageCommand } from './package-command.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Takes a section along as a QTI 3 package. */
export const exportQti: PackageCommand = {
  name: 'export-qti',
  takes: `<mock-test> <${SKILLS.join('|')}> <file.zip>`,
  does: 'writes a section as a QTI 3 package, and says what could not be carried',
  run([slug = '', wanted = '', file = '']) {
    const skill = SKILLS.find((each) => each === wanted);
    if (!skill || !file.endsWith('.zip')) {
      console.error(`Give: ${exportQti.takes}`);
      return 2;
    }
    if (!slugSchema.safeParse(slug).success) {
      console.error(`“${slug}” cannot be a name: give that of a folder of content/mock-tests.`);
      return 1;
    }
    const place = { content: join(ROOT, 'content'), media: join(ROOT, 'media'), slug };
    const source = readSectionSource(place, skill);
    if (!source.ok) {
      for (const problem of source.problems) console.error(formatContentProblem(problem));
      return 1;
    }
    const { files, notes } = exportSection(source.value);
    writeFileSync(file, packFiles(files));
    console.log(formatCarryReport(notes));
    console.log(`Written: ${file} (${files.size} files).`);
    return 0;
  },
};
