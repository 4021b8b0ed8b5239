import { readFileSync } from 'node:fs';
import { createInspector } from '#features/grading/server/local/inspect-essay.ts';
import { GRADE_USAGE, readGradeCommand, type GradeCommand } from './read-command.ts';
import { readEssays } from './read-essays.ts';

/** `npm run grade`: grades one text, or measures a grader on marked ones. Exit code 1: a failure; 2: wrong usage. */

async function runCommand(command: GradeCommand): Promise<void> {
  if (command.grader === 'model') {
    throw new Error('No language model is configured: only --grader local can be used.');
  }
  const inspect = await createInspector();
  if (command.act === 'essay') {
    const text = readFileSync(command.file, 'utf8').trim();
    console.log(JSON.stringify(await inspect(text), undefined, 2));
    return;
  }
  for (const { essay } of readEssays(command.file)) {
    const { issues } = await inspect(essay);
    console.log(JSON.stringify({ issues: issues.length }));
  }
}

const read = readGradeCommand(process.argv.slice(2));
if (read.ok) {
  try {
    await runCommand(read.command);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else if (read.asked) console.log(GRADE_USAGE);
else {
  console.error(`${read.problem}\n\n${GRADE_USAGE}`);
  process.exitCode = 2;
}
