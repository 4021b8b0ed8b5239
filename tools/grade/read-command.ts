import { parseArgs } from 'node:util';

export type GradeCommand =
  | {
      readonly act: 'essay';
      readonly grader: 'local' | 'model';
      readonly file: string;
      readonly task: 1 | 2;
      /** A file with the prompt. */
      readonly prompt: string;
    }
  | {
      readonly act: 'evaluate';
      readonly grader: 'local' | 'model';
      readonly file: string;
      readonly out: string | undefined;
    }
  | {
      readonly act: 'fit';
      readonly file: string;
      readonly out: string | undefined;
      /** Where the evaluation goes. */
      readonly report: string | undefined;
      /** A folder for what the checker finds, between fits. */
      readonly cache: string | undefined;
      /** The date that the model names, YYYY-MM-DD. */
      readonly made: string | undefined;
    }
  | {
      readonly act: 'calibrate';
      /** Null: the essays that the school's teachers have marked. */
      readonly file: string | null;
      /** The counts of those essays were confirmed. */
      readonly confirmed: boolean;
      /** Another place than the school's content. */
      readonly out: string | undefined;
      readonly made: string | undefined;
    }
  | {
      readonly act: 'guards';
      readonly file: string;
      /** The date to write into the tables; undefined leaves the tables as they are. */
      readonly made: string | undefined;
    };

type CommandResult =
  | { readonly ok: true; readonly command: GradeCommand }
  | { readonly ok: false; readonly asked: boolean; readonly problem: string };

export const GRADE_USAGE = `npm run grade -- essay <file> --task 1|2 --prompt <file> [--grader local|model]
    prints the grade of one text as JSON
npm run grade -- evaluate <file.jsonl> [--out <file>] [--grader local|model]
    grades every line {"task": 1|2, "prompt", "essay", "band"} and prints how well the bands agree
npm run grade -- calibrate <file.jsonl> [--made YYYY-MM-DD] [--out <file>]
    fits how the language model's bands relate to marks, for each task with 30 essays or more, and writes it to
    grading/model-calibration.json in CONTENT_DIR, which the site reads at its start
npm run grade -- calibrate --marked [--yes] [--made YYYY-MM-DD] [--out <file>]
    counts the essays that your teachers have marked, of learners who agreed; with --yes calibrates on them
npm run grade -- fit <file.jsonl> [--made YYYY-MM-DD] [--cache <folder>] [--out <file>] [--report <file>]
    fits the local grader's model, measures it by cross-validation, and writes the model and what was measured
npm run grade -- guards <file.jsonl> [--made YYYY-MM-DD]
    counts what the guards hold back; with a date it fits their tables instead, on our texts and on the file
The language model is the one of the site's settings: AI_BASE_URL, AI_API_KEY, AI_MODEL.`;

/** A command line as a command. Refusals are sentences. `asked`: the caller wants help. */
export function readGradeCommand(words: readonly string[]): CommandResult {
  const read = readWords(words);
  if (typeof read === 'string') return refused(read);
  const { values, positionals } = read;
  const [act, file, ...more] = positionals;
  if (act === undefined || act === 'help' || values.help) return { ok: false, asked: true, problem: '' };
  if (!isAct(act)) return refused(`There is no command ${act}.`);
  if (act === 'calibrate' && values.marked) {
    if (file !== undefined) return refused('Name a file, or --marked, not both.');
    return withDate({ act, file: null, confirmed: values.yes ?? false, out: values.out, made: values.made });
  }
  if (values.marked || values.yes) return refused('--marked and --yes are for calibrate --marked only.');
  if (file === undefined || more.length > 0) return refused('Name one file.');
  if (act === 'fit' || act === 'guards' || act === 'calibrate') {
    const { out, report, cache, made } = values;
    const commands = {
      fit: { act: 'fit', file, out, report, cache, made },
      guards: { act: 'guards', file, made },
      calibrate: { act: 'calibrate', file, confirmed: false, out, made },
    } as const;
    return withDate(commands[act]);
  }
  const grader = values.grader ?? 'local';
  if (grader !== 'local' && grader !== 'model') return refused('A grader is local or model.');
  if (act === 'evaluate') return { ok: true, command: { act, grader, file, out: values.out } };
  const task = { '1': 1, '2': 2 }[values.task ?? ''];
  if (task !== 1 && task !== 2) return refused('Say which task it is: --task 1 or --task 2.');
  if (values.prompt === undefined) return refused('Name the file with the prompt: --prompt <file>.');
  return { ok: true, command: { act, grader, file, task, prompt: values.prompt } };
}

/** The command, if its date is one. */
function withDate(command: GradeCommand & { readonly made: string | undefined }): CommandResult {
  const { made } = command;
  return made === undefined || /^\d{4}-\d\d-\d\d$/u.test(made)
    ? { ok: true, command }
    : refused('A date is YYYY-MM-DD.');
}

const ACTS = [
  'essay',
  'evaluate',
  'calibrate',
  'fit',
  'guards',
] as const satisfies readonly GradeCommand['act'][];

function isAct(word: string): word is (typeof ACTS)[number] {
  return (ACTS as readonly string[]).includes(word);
}

const OPTIONS = {
  task: { type: 'string' },
  prompt: { type: 'string' },
  grader: { type: 'string' },
  out: { type: 'string' },
  cache: { type: 'string' },
  report: { type: 'string' },
  made: { type: 'string' },
  marked: { type: 'boolean' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

function readWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    return `${(error instanceof Error ? error.message : String(error)).split('. ')[0]}.`;
  }
}

function refused(problem: string): CommandResult {
  return { ok: false, asked: false, problem };
}
