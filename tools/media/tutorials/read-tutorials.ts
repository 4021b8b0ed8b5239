import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Tutorial } from '#features/tutorials/domain/tutorial.ts';
import { tutorialSchema } from '#features/tutorials/server/tutorial-schema.ts';

/** The text of a tutorial. Throws with its mistakes, or when there is none of this name. */
export function readTutorial(directory: string, slug: string): Tutorial {
  const file = join(directory, slug, 'tutorial.json');
  if (!existsSync(file)) throw new Error(`There is no tutorial ${file}.`);
  const parsed = tutorialSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The slugs of all tutorials, sorted. */
export function listTutorials(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
