import {
  hashLine,
  type SpeakingManifest,
  speakingManifestSchema,
} from '#features/library/server/papers/audio-manifest.ts';
import { isIntact, readManifest, writeAudio, writeManifest } from './audio-files.ts';
import type { RenderOutcome } from './render-script.ts';
import { renderKey, renderSound } from './render-sound.ts';
import type { SpeechEngine } from './speech-engine.ts';
import type { ExaminerLine } from './speaking-lines.ts';

const NAME = 'speaking';
/** The examiner waits for the candidate, not for the file to end. */
const PAUSE_MS = 200;

/** Renders the examiner's lines, one file for each. Recordings are left alone. */
export async function renderLines(
  engine: SpeechEngine,
  input: { readonly directory: string; readonly lines: readonly ExaminerLine[]; readonly cache: string },
): Promise<RenderOutcome> {
  const { directory, lines, cache } = input;
  const before = readManifest(directory, NAME, speakingManifestSchema);
  if (before && !before.synthetic)
    return { status: 'recording', files: before.lines.map(({ file }) => file) };
  const rendered: SpeakingManifest['lines'] = [];
  let changed = before?.lines.length !== lines.length;
  for (const line of lines) {
    const spoken = line.spoken ?? line.text;
    const spokenLine = [{ id: line.id, voice: 'examiner', spoken, pauseMs: PAUSE_MS } as const];
    const key = renderKey(engine, spokenLine);
    const same = before?.lines.find(({ id }) => id === line.id);
    if (same?.renderKey === key && isIntact(directory, same)) {
      rendered.push(same);
      continue;
    }
    changed = true;
    const sound = await renderSound(engine, spokenLine, cache);
    const file = writeAudio(directory, `${NAME}-${line.id}`, sound);
    rendered.push({ id: line.id, textHash: hashLine(spoken), renderKey: key, ...file });
  }
  const files = rendered.map(({ file }) => file);
  if (!changed) return { status: 'unchanged', files };
  const manifest = { engine: engine.id, synthetic: true, lines: rendered } satisfies SpeakingManifest;
  writeManifest(directory, NAME, manifest);
  return { status: 'rendered', files };
}
