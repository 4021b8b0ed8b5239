import { readFileSync } from 'node:fs';
import { createEssayGrader } from '#features/grading/server/local/create-essay-grader.ts';
import type { LocalWork } from '#features/grading/server/local/local-grade.ts';
import { runCalibrate } from './calibrate/run-calibrate.ts';
import { evaluate, MIN_WORDS, MODEL_LANES } from './evaluate.ts';
import { runFit } from './fit/run-fit.ts';
import { countAlarms, describeAlarms } from './guards/count-alarms.ts';
import { withMarkedEssays } from './calibrate/with-marked-essays.ts';
import { fitPlaces } from './guards/fit-places.ts';
import { fitWordOrder } from './guards/fit-word-order.ts';
import { openConfiguredModel } from './model/open-configured-model.ts';
import { createModelReader } from './model/read-by-model.ts';
import { GRADE_USAGE, readGradeCommand, type GradeCommand } from './read-command.ts';
import { readEssays } from './read-essays.ts';

/** `npm run grade`: grades texts, measures a grader on marked ones, calibrates or fits it. Exit code 1: a failure; 2: wrong usage. */

async function runCommand(command: GradeCommand): Promise<void> {
  if (command.act === 'fit') {
    await runFit({ ...command, made: command.made ?? today() });
    return;
  }
  if (command.act === 'guards') {
    runGuards(command.file, command.made);
    return;
  }
  if (command.act === 'calibrate') {
    await calibrate(command);
    return;
  }
  if (command.grader === 'model') {
    await runModel(command);
    return;
  }
  const gradeHere = await createEssayGrader();
  if (command.act === 'evaluate') await evaluate(gradeHere, command);
  else printGrade(await gradeHere(readWork(command)));
}

async function calibrate({
  file,
  confirmed,
  out,
  made = today(),
}: GradeCommand & { readonly act: 'calibrate' }) {
  const { model, config } = openConfiguredModel(process.env);
  const { contentDir } = config;
  const use = (essays: string) =>
    runCalibrate({ file: essays, out, made, model, contentDir, openLocal: createEssayGrader });
  if (file === null) await withMarkedEssays({ environment: process.env, confirmed, use });
  else await use(file);
}

async function runModel(command: GradeCommand & { readonly act: 'essay' | 'evaluate' }): Promise<void> {
  const { model } = openConfiguredModel(process.env);
  const gradeHere = await createEssayGrader();
  if (command.act === 'evaluate') {
    const reader = createModelReader(model, gradeHere);
    await evaluate(reader.grade, { ...command, lanes: MODEL_LANES });
    console.log(reader.describe());
    return;
  }
  const work = readWork(command);
  const outcome = await model.grade(work, await gradeHere(work));
  if (!outcome.ok) throw new Error(`The language model gave no grade: ${outcome.refusal}.`);
  printGrade(outcome.grade);
}

function readWork({ file, prompt, task }: GradeCommand & { readonly act: 'essay' }): LocalWork {
  const read = (name: string) => readFileSync(name, 'utf8').trim();
  return { task, prompt: read(prompt), minWords: MIN_WORDS[task], text: read(file) };
}

function printGrade(grade: object): void {
  console.log(JSON.stringify(grade, undefined, 2));
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
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
