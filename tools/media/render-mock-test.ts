import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteUnnamed, keepUnnamed } from './audio-files.ts';
import { readScripts } from './read-scripts.ts';
import { renderLines } from './render-lines.ts';
import { type RenderOutcome, renderScript } from './render-script.ts';
import { PAPER_SOUND } from './sound-format.ts';
import { listExaminerLines } from './speaking-lines.ts';
import type { SpeechEngine } from './speech-engine.ts';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The parts of whole mock tests are lively. The others sound as they did, so that their files stay. */
const isWholeTest = (paper: unknown): boolean =>
  typeof paper === 'object' &&
  paper !== null &&
  (!('form' in paper) || paper.form === 'full') &&
  'module' in paper &&
  paper.module !== 'demonstration';

const isDraft = (paper: unknown): boolean =>
  typeof paper === 'object' && paper !== null && 'draft' in paper && paper.draft === true;

type RenderOptions = {
  readonly content: string;
  readonly audio: string;
  readonly cache: string;
  /** Called with each manifest when it is done. */
  readonly onDone: (name: string, outcome: RenderOutcome) => void;
};

/**
 * Renders everything that is heard in one mock test. Audio that nothing names any more is deleted from a draft, and
 * listed in a published paper.
 */
export async function renderMockTest(
  engine: SpeechEngine,
  { content, audio, cache, onDone }: RenderOptions,
): Promise<void> {
  const named = new Set<string>();
  const note = (name: string, outcome: RenderOutcome) => {
    for (const file of outcome.files) named.add(file);
    onDone(name, outcome);
  };
  const paper = readJson(join(content, 'paper.json'));
  const delivery = { lively: isWholeTest(paper) };
  for (const each of readScripts(content, 'scripts')) {
    const sound = { directory: audio, ...each, cache, format: PAPER_SOUND, delivery };
    note(each.name, await renderScript(engine, sound));
  }
  const lines = listExaminerLines(paper);
  if (lines.length > 0) note('speaking', await renderLines(engine, { directory: audio, lines, cache }));
  if (isDraft(paper)) {
    for (const file of deleteUnnamed(audio, named)) console.warn(`Deleted ${file}: no manifest names it.`);
  } else {
    for (const file of keepUnnamed(audio, named))
      console.warn(`${file} stays for attempts that started with it.`);
  }
}
