import type { ContentProblem } from '#platform/content/content-problem.ts';
import { isPaperBroken } from '../broken-paper.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

const SCRIPT_FILE = /^mock-tests\/[\w-]+\/scripts\//u;

/** Every script that a paper names is there, none is forgotten, and no two women speak in one. */
export const scripts: ContentRule = {
  name: 'scripts',
  check(content) {
    const named = new Set(listNamedScripts(content));
    return [
      ...[...named]
        .filter((file) => !content.files.has(file))
        .map((file) => problem(file, '', 'The file is missing.', 'Write it, or mend the paper.')),
      ...[...content.files.keys()]
        .filter((file) => SCRIPT_FILE.test(file) && !named.has(file) && !isPaperBroken(file, content))
        .map((file) =>
          problem(file, '', 'No paper names this script.', 'Name it in paper.json, or delete it.'),
        ),
      ...content.scripts.flatMap(({ file, value: { speakers, turns } }) => [
        ...alike(
          file,
          Object.values(speakers).map(({ voice }) => voice),
        ),
        ...turns
          .filter(({ speaker }) => !(speaker in speakers))
          .map(({ id, speaker }) =>
            problem(file, `turn ${id}`, `Nobody is called “${speaker}”.`, 'Name one of “speakers”.'),
          ),
        ...turns
          .filter(({ id }, i) => turns.findIndex((turn) => turn.id === id) < i)
          .map(({ id }) => problem(file, `turn ${id}`, 'There are two turns of this name.', 'Rename one.')),
      ]),
    ];
  },
};

function problem(file: string, place: string, what: string, how: string): ContentProblem {
  return { file, place, what, how };
}

function listNamedScripts({ papers }: Content): string[] {
  return papers.flatMap(({ file, value }) =>
    value.sections.flatMap((section) =>
      section.skill === 'listening'
        ? section.parts.map(({ script }) => file.replace('paper.json', script))
        : [],
    ),
  );
}

/** Synthetic voices of two women cannot be told apart well enough to answer by. */
function alike(file: string, voices: readonly string[]): ContentProblem[] {
  const twice = voices.find((voice, i) => voices.indexOf(voice) < i);
  if (twice) return [problem(file, 'speakers', `Two speakers have the voice ${twice}.`, 'Give one another.')];
  if (voices.filter((voice) => voice.startsWith('woman')).length < 2) return [];
  return [
    problem(file, 'speakers', 'Two women speak.', 'Let one of them be a man: their voices are too alike.'),
  ];
}
