import { readFileSync } from 'node:fs';
import { createEssayGrader } from '#features/grading/server/local/create-essay-grader.ts';
import { evaluate, MIN_WORDS } from './evaluate.ts';
import { runFit } from './fit/run-fit.ts';
import { countAlarms, describeAlarms } from './guards/count-alarms.ts';
import { fitPlaces } from './guards/fit-places.ts';
import { fitWordOrder } from './guards/fit-word-order.ts';
import { GRADE_USAGE, readGradeCommand, type GradeCommand } from './read-command.ts';
import { readEssays } from './read-essays.ts';

/** `npm run grade`: grades one text, measures a grader on marked ones, or fits the local one. Exit code 1: a failure; 2: wrong usage. */

async function runCommand(command: GradeCommand): Promise<void> {
  if (command.act === 'fit') {
    await runFit({ ...command, made: command.made ?? new Date().toISOString().slice(0, 10) });
    return;
  }
  if (command.act === 'guards') {
    runGuards(command.file, command.made);
    return;
  }
  if (command.grader === 'model') {
    throw new Error('No language model is configured: only --grader local can be used.');
  }
  const grade = await createEssayGrader();
  if (command.act === 'evaluate') {
    await evaluate(grade, command);
    return;
  }
  const text = readFileSync(command.file, 'utf8').trim();
  const prompt = readFileSync(command.prompt, 'utf8').trim();
  const { task } = command;
  console.log(JSON.stringify(await grade({ task, prompt, minWords: MIN_WORDS[task], text }), undefined, 2));
}

function runGuards(file: string, made: string | undefined): void {
  if (made === undefined) {
    console.log(describeAlarms(countAlarms(readEssays(file))));
    return;
  }
  fitWordOrder();
  fitPlaces(file, made);
  console.log('The tables of the guards are written. Count again: npm run grade -- guards <file>');
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
