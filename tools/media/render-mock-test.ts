import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Script } from '#ielts/paper/script.ts';
import { scriptSchema } from '#features/library/server/papers/script-schema.ts';
import { z } from 'zod';
import { deleteUnnamed } from './audio-files.ts';
import { renderLines } from './render-lines.ts';
import { type RenderOutcome, renderScript } from './render-script.ts';
import { listExaminerLines } from './speaking-lines.ts';
import type { SpeechEngine } from './speech-engine.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The scripts of a mock test by their names, such as `listening-1`. Throws with the mistake in one. */
export function readScripts(directory: string): { readonly name: string; readonly script: Script }[] {
  const scripts = join(directory, 'scripts');
  if (!existsSync(scripts)) return [];
  return readdirSync(scripts)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const parsed = scriptSchema.safeParse(readJson(join(scripts, file)));
      if (!parsed.success) throw new Error(`${join(scripts, file)}:\n${z.prettifyError(parsed.error)}`);
      return { name: file.replace('.json', ''), script: parsed.data };
    });
}

type RenderOptions = {
  readonly content: string;
  readonly audio: string;
  readonly cache: string;
  /** Called with each manifest when it is done. */
  readonly onDone: (name: string, outcome: RenderOutcome) => void;
};

/** Renders everything that is heard in one mock test, and deletes the audio that nothing names any more. */
export async function renderMockTest(
  engine: SpeechEngine,
  { content, audio, cache, onDone }: RenderOptions,
): Promise<void> {
  const named = new Set<string>();
  const note = (name: string, outcome: RenderOutcome) => {
    for (const file of outcome.files) named.add(file);
    onDone(name, outcome);
  };
  for (const { name, script } of readScripts(content)) {
    note(name, await renderScript(engine, { directory: audio, name, script, cache }));
  }
  const lines = listExaminerLines(readJson(join(content, 'paper.json')));
  if (lines.length > 0) note('speaking', await renderLines(engine, { directory: audio, lines, cache }));
  for (const file of deleteUnnamed(audio, named)) console.warn(`Deleted ${file}: no manifest names it.`);
}
