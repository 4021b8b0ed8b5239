import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
type Explained = { readonly what: string; readonly how: string };

export const FORM = 'content/README.md shows the form.';

/** How a value of a kind is written. */
const WRITTEN: Readonly<Record<string, string>> = {
  string: 'a text in "quotes"',
  number: 'a number, without quotes',
  int: 'a whole number, without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list in [ ]',
  object: 'fields in { }',
  record: 'fields in { }',
};

/** Why a file's form refuses a value, and how to fix it, in words for someone who does not program. */
export function explainIssue(issue: Issue, data: unknown): Explained {
  const value = valueAt(data, issue.path);
  switch (issue.code) {
    case 'invalid_type': {
      const written = WRITTEN[issue.expected];
      const how = written === undefined ? FORM : `Write ${written}.`;
      return value === undefined
        ? { what: 'This is missing.', how }
        : { what: `This is ${shown(value)}.`, how };
    }
    case 'too_small':
      return explainSize(value, String(issue.origin), 'fewer than', Number(issue.minimum));
    case 'too_big':
      return explainSize(value, String(issue.origin), 'more than', Number(issue.maximum));
    case 'unrecognized_keys':
      return {
        what: `There is no field called ${issue.keys.map((key) => `“${key}”`).join(' or ')} here.`,
        how: `Delete it, or mend its name: ${FORM}`,
      };
    case 'invalid_value':
      return explainChoice(value, issue.values);
    case 'invalid_union':
      return issue.errors.length === 0 && 'options' in issue && Array.isArray(issue.options)
        ? explainChoice(value, issue.options)
        : { what: `${issue.message}.`, how: FORM };
    case 'invalid_format':
      return { what: `${shown(value)} is not written as it is here.`, how: FORM };
    default:
      return { what: `${issue.message}.`, how: FORM };
  }
}

const COUNTED: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' };

function explainSize(
  value: unknown,
  origin: string,
  than: 'fewer than' | 'more than',
  limit: number,
): Explained {
  if (value === '') return { what: 'This is empty.', how: 'Write it.' };
  const few = than === 'fewer than';
  const counted = COUNTED[origin];
  if (counted === undefined) {
    return {
      what: `${shown(value)} is too ${few ? 'small' : 'large'}.`,
      how: few ? `Write ${limit} or more.` : `Write ${limit} or less.`,
    };
  }
  const count = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  return {
    what: `There are ${than} ${limit} ${counted} here: ${count}.`,
    how: few ? 'Write what is missing.' : 'Shorten it.',
  };
}

function explainChoice(value: unknown, choices: readonly unknown[]): Explained {
  const names = choices.map((choice) => (typeof choice === 'string' ? choice : JSON.stringify(choice)));
  const how = names.length === 1 ? `Write ${names[0]}.` : `Write one of these: ${names.join(', ')}.`;
  return {
    what: value === undefined ? 'This is missing.' : `${shown(value)} is none of what may stand here.`,
    how,
  };
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}

/** A value as its author sees it, not longer than a line. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a group of fields';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
