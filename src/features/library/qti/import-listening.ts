import type { Script } from '#ielts/paper/script.ts';
import { answerContent, evidenceOr, type PartAndAnswers } from './answer-content.ts';
import { changed, left } from './carry-report.ts';
import { unfilled } from './draft.ts';
import type { Gathered } from './gathered.ts';
import { audioManifest } from './import-media.ts';
import type { DraftPart } from './import-parts.ts';
import type { NumberedPart } from './number-groups.ts';
import { resolveHref } from './open-package.ts';

/** A part of Listening: its script, its recording if it can be measured, and the answers. */
export function listeningPart(
  gathered: Gathered,
  { part, groups }: NumberedPart,
  i: number,
  count: number,
): PartAndAnswers {
  const { name, content, companion } = gathered;
  const scripts = companion?.scripts?.length === count ? companion.scripts : [];
  const script = scripts[i]?.script ?? plainScript(part);
  const file = `scripts/listening-${i + 1}.json`;
  content.set(`mock-tests/${name}/${file}`, `${JSON.stringify(script, null, 2)}\n`);
  takeSound(gathered, part, script, i, scripts[i]?.audio);
  const turns = script.turns.map(({ id }) => id);
  const answers = groups.flatMap((group) =>
    group.answers.map((answer) => ({
      ...answerContent(answer, companion),
      evidence: evidenceOr(
        answer.evidence
          .filter(({ place, quote }) => turns.includes(place) && quote.length >= 2)
          .map(({ place, quote }) => ({ turn: place, quote })),
        { turn: turns[0] ?? 't1', quote: unfilled('exact words of the script') },
      ),
    })),
  );
  return { part: { script: file, groups: groups.map((group) => group.content) }, answers };
}

/** One turn as long as the recording, with the transcript if the package has one. */
function plainScript({ stimulus }: DraftPart): Script {
  const transcript = stimulus?.passage?.paragraphs.map(({ text }) => text).join(' ') ?? '';
  const title = stimulus?.title ?? '';
  return {
    title: title.length < 2 ? unfilled('Title of the part') : title,
    situation: unfilled('Who speaks with whom, about what'),
    speakers: { narrator: { voice: 'narrator' } },
    turns: [
      {
        id: 't1',
        speaker: 'narrator',
        display: transcript.length < 2 ? unfilled('What is said') : transcript,
        pauseMs: 0,
      },
    ],
  };
}

function takeSound(
  { name, files, media, notes }: Gathered,
  part: DraftPart,
  script: Script,
  i: number,
  came: Parameters<typeof audioManifest>[3],
): void {
  const subject = `scripts/listening-${i + 1}.json`;
  const sound = part.stimulus?.sound;
  const href = sound === undefined ? undefined : resolveHref(part.file, sound);
  const bytes = href === undefined ? undefined : files.get(href);
  if (!bytes) {
    notes.push(
      left(
        subject,
        'Its recording is not in the package.',
        'Write the script and run npm run media, or add a recording.',
      ),
    );
    return;
  }
  const manifest = audioManifest(`listening-${i + 1}`, script, bytes, came);
  if (!manifest) {
    notes.push(
      left(
        subject,
        'Its recording is no M4A that can be measured.',
        'Save it as M4A (AAC); tools/media/README.md says where it goes.',
      ),
    );
    return;
  }
  media.set(`audio/${name}/${manifest.file}`, bytes);
  media.set(
    `audio/${name}/listening-${i + 1}.json`,
    new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`),
  );
  if (!came) {
    notes.push(
      changed(
        subject,
        'The recording is one turn.',
        'Cut the script into turns with their times, so that a review can play from each.',
      ),
    );
  }
}
