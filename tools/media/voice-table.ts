import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { VOICES } from '#ielts/paper/script.ts';

/** A file that names an engine's voice for each of ours. */
export function voiceTableSchema<S extends z.ZodType>(schema: S) {
  return z.record(z.enum(VOICES), schema);
}

/** Reads SPEECH_VOICES. Throws with its first mistake. */
export function readVoiceTable<S extends z.ZodType>(file: string | undefined, schema: S): z.output<S> {
  if (!file) throw new Error('Set SPEECH_VOICES to a file that says what each voice is in this engine.');
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
