import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

/** The characters that a synthetic voice reads correctly: letters, spaces and these marks. */
const STRANGE = /[^\p{L}\s.,?!'’‘“”"\-–—:;]/u;

type Said = { readonly file: string; readonly place: string; readonly words: string };

/** A spoken text has neither digits nor symbols: voices read them in different ways. */
export const spokenWords: ContentRule = {
  name: 'spoken-words',
  check: (content) =>
    [...listTurns(content), ...listQuestions(content), ...listNarration(content)].flatMap(
      ({ file, place, words }): ContentProblem[] => {
        const [found] = STRANGE.exec(words) ?? [];
        if (found === undefined) return [];
        const how = 'Write “spoken” beside it, with every figure and sign as a word.';
        return [{ file, place, what: `“${found}” cannot be said.`, how }];
      },
    ),
};

function listTurns({ scripts }: Content): Said[] {
  return scripts.flatMap(({ file, value }) =>
    value.turns.map(({ id, display, spoken }) => ({ file, place: `turn ${id}`, words: spoken ?? display })),
  );
}

function listNarration({ tutorials }: Content): Said[] {
  return tutorials.flatMap(({ file, value }) =>
    value.scenes.flatMap((scene, i) =>
      scene.narration.map(({ en, spoken }, j) => ({
        file,
        place: `scenes.${i}.narration.${j}`,
        words: spoken ?? en,
      })),
    ),
  );
}

function listQuestions({ papers }: Content): Said[] {
  return papers.flatMap(({ file, value }) =>
    value.sections.flatMap((section): Said[] => {
      if (section.skill !== 'speaking') return [];
      const questions = section.parts.flatMap((part) =>
        part.part === 2 ? part.roundingOff : part.topics.flatMap((topic) => topic.questions),
      );
      return [...section.examiner.lines, ...questions].map(({ id, text, spoken }) => ({
        file,
        place: `speaking ${id}`,
        words: spoken ?? text,
      }));
    }),
  );
}
