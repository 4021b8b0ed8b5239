import { deleteUnnamed } from './audio-files.ts';
import { readScripts } from './read-scripts.ts';
import { type RenderOutcome, renderScript } from './render-script.ts';
import { CLIP_SOUND } from './sound-format.ts';
import type { SpeechEngine } from './speech-engine.ts';

/** A sentence to write down, or one of two that sound alike, is spoken more slowly than a conversation. */
const ONE_SENTENCE_PACE = 0.9;

/**
 * Renders the clips of one lesson, module test or practice set, and deletes the sounds and manifests of clips that it has no more.
 * Returns the outcome of each clip by its name.
 */
export async function renderClips(
  engine: SpeechEngine,
  options: { readonly content: string; readonly audio: string; readonly cache: string },
): Promise<ReadonlyMap<string, RenderOutcome>> {
  const { content, audio, cache } = options;
  const outcomes = new Map<string, RenderOutcome>();
  for (const clip of readScripts(content, 'clips')) {
    const pace = clip.script.turns.length === 1 ? ONE_SENTENCE_PACE : 1;
    const sound = { directory: audio, ...clip, cache, format: CLIP_SOUND, delivery: { pace } };
    const outcome = await renderScript(engine, sound).catch((error: unknown) => {
      throw new Error(`${content}/${clip.file}: ${error instanceof Error ? error.message : String(error)}`);
    });
    outcomes.set(clip.name, outcome);
  }
  const files = [...outcomes].flatMap(([name, outcome]) => [`${name}.json`, ...outcome.files]);
  for (const file of deleteUnnamed(audio, new Set(files), /\.(?:m4a|json)$/u)) {
    console.warn(`Deleted ${file}: there is no such clip.`);
  }
  return outcomes;
}
