import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Script } from '#ielts/paper/script.ts';
import { scriptSchema } from '#features/library/server/papers/script-schema.ts';
import { z } from 'zod';

export type NamedScript = {
  /** Such as `listening-1`. */
  readonly name: string;
  /** As the content names it, such as `scripts/listening-1.json`. */
  readonly file: string;
  readonly script: Script;
};

/** The scripts in a folder of a mock test or a lesson. Throws with the mistake in one. */
export function readScripts(directory: string, folder: 'scripts' | 'clips'): NamedScript[] {
  const scripts = join(directory, folder);
  if (!existsSync(scripts)) return [];
  return readdirSync(scripts)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const parsed = scriptSchema.safeParse(JSON.parse(readFileSync(join(scripts, file), 'utf8')));
      if (!parsed.success) throw new Error(`${join(scripts, file)}:\n${z.prettifyError(parsed.error)}`);
      return { name: file.replace('.json', ''), file: `${folder}/${file}`, script: parsed.data };
    });
}
