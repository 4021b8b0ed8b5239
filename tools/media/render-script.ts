import { type Script, spokenText } from '#ielts/paper/script.ts';
import {
  hashScript,
  type ListeningManifest,
  listeningManifestSchema,
} from '#features/library/server/papers/audio-manifest.ts';
import { isIntact, readManifest, writeAudio, writeManifest } from './audio-files.ts';
import { mannersOf } from './manners.ts';
import { renderKey, renderSound, type Said } from './render-sound.ts';
import type { SoundFormat } from './sound-format.ts';
import type { SpeechEngine } from './speech-engine.ts';

export type RenderOutcome = {
  readonly status: 'rendered' | 'unchanged' | 'recording';
  readonly files: readonly string[];
};

/** How all turns of a script are said. `lively`: in manners that follow from the words. `pace`: as of `Utterance`. */
type Delivery = { readonly pace?: number; readonly lively?: boolean };

/** Every turn with its voice. Throws with the turn that has no speaker. */
export function saidIn({ speakers, turns }: Script, { pace, lively }: Delivery = {}): Said[] {
  return turns.map((turn) => {
    const speaker = speakers[turn.speaker];
    if (!speaker) throw new Error(`Turn ${turn.id}: there is no speaker “${turn.speaker}” in speakers.`);
    const { voice } = speaker;
    const spoken = spokenText(turn);
    const manners = lively ? mannersOf(spoken, voice) : undefined;
    return { id: turn.id, voice, spoken, pauseMs: turn.pauseMs, pace, manners };
  });
}

/** Renders a Listening part or a clip unless it is there as it would be. A studio recording is left alone. */
export async function renderScript(
  engine: SpeechEngine,
  input: {
    readonly directory: string;
    readonly name: string;
    /** As the content names it, such as `scripts/listening-1.json`. */
    readonly file: string;
    readonly script: Script;
    readonly cache: string;
    readonly format: SoundFormat;
    readonly delivery?: Delivery;
  },
): Promise<RenderOutcome> {
  const { directory, name, file, script, cache, format, delivery } = input;
  const before = readManifest(directory, name, listeningManifestSchema);
  if (before && !before.synthetic) return { status: 'recording', files: [before.file] };
  const spoken = saidIn(script, delivery);
  const key = renderKey(engine, spoken, format);
  if (before?.renderKey === key && isIntact(directory, before))
    return { status: 'unchanged', files: [before.file] };
  const sound = await renderSound(engine, spoken, cache, format);
  const manifest = {
    script: file,
    scriptHash: hashScript(script),
    engine: engine.id,
    synthetic: true,
    renderKey: key,
    ...writeAudio(directory, name, sound),
    turns: [...sound.turns],
  } satisfies ListeningManifest;
  writeManifest(directory, name, manifest);
  return { status: 'rendered', files: [manifest.file] };
}
