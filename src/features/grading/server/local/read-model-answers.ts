import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_FILE = /(?:^|[\\/])(?:answer-)?key\.json$/u;

/** The texts of all model answers under a content folder: of mock tests, lessons and module tests, in a fixed order. */
export function readModelAnswers(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => KEY_FILE.test(file))
    .sort()
    .flatMap((file) => modelTextsIn(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

/** The `text` of every member of a list called `models`, at any depth. */
function modelTextsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(modelTextsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const own = name === 'models' && Array.isArray(child) ? child.flatMap(textOf) : [];
    return [...own, ...modelTextsIn(child)];
  });
}

function textOf(model: unknown): string[] {
  const text = typeof model === 'object' && model !== null && 'text' in model ? model.text : undefined;
  return typeof text === 'string' ? [text] : [];
}
