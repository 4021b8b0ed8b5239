import type { Recording } from '#ielts/paper/recording.ts';
import { spokenText } from '#ielts/paper/script.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

type Paper = Content['papers'][number];

/**
 * The audio of a published paper exists, and was rendered from the current words, turn by turn. A draft may
 * still be silent.
 */
export const recordings: ContentRule = {
  name: 'recordings',
  check: (content) =>
    content.papers
      .filter(({ value }) => !value.draft)
      .flatMap((paper) => [...checkScripts(content, paper), ...checkLines(content, paper)]),
};

function checkScripts(content: Content, { file: paper, value: { slug, sections } }: Paper): ContentProblem[] {
  const named = sections.flatMap((section) =>
    section.skill === 'listening' ? section.parts.map(({ script }) => script) : [],
  );
  return named.flatMap((script) => {
    const file = paper.replace('paper.json', script);
    const text = content.scripts.find((each) => each.file === file)?.value;
    // Other rules report missing or broken files.
    if (!text) return [];
    const found = content.audio.findRecording(slug, script, text);
    if (!found) return [unheard(file, '', slug, 'Nothing is recorded of these words.')];
    const { recording, times } = found;
    const unheardTurn = text.turns.find(({ id }, i) => times[i]?.id !== id);
    return [
      ...(unheardTurn
        ? [unheard(file, `turn ${unheardTurn.id}`, slug, 'The recording does not have this turn here.')]
        : []),
      ...checkFile(content, recording, file, '', slug),
    ];
  });
}

function checkLines(content: Content, { file, value: { slug, sections } }: Paper): ContentProblem[] {
  return sections.flatMap((section) => {
    if (section.skill !== 'speaking') return [];
    const questions = section.parts.flatMap((part) =>
      part.part === 2 ? part.roundingOff : part.topics.flatMap((topic) => topic.questions),
    );
    return [...section.examiner.lines, ...questions].flatMap(({ id, text, spoken }) => {
      const place = `speaking ${id}`;
      const found = content.audio.findLine(slug, id, spokenText({ display: text, spoken }));
      if (!found) return [unheard(file, place, slug, 'Nothing is recorded of these words.')];
      return checkFile(content, found, file, place, slug);
    });
  });
}

function checkFile(
  { hasMedia }: Content,
  { src }: Recording,
  file: string,
  place: string,
  slug: string,
): ContentProblem[] {
  if (hasMedia(src.replace(/^\/media\//u, ''))) return [];
  return [unheard(file, place, slug, `The recording ${src.slice(1)} is missing.`)];
}

function unheard(file: string, place: string, slug: string, what: string): ContentProblem {
  return { file, place, what, how: `Run npm run media -- ${slug}, or keep the paper a draft.` };
}
