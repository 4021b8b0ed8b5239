import { parseKey } from '#ielts/marking/answer-key.ts';
import { expectedAnswers } from '#ielts/paper/expected-answers.ts';
import { partsOf } from '#ielts/paper/paper.ts';
import { TALK } from '#ielts/paper/speaking-paper.ts';
import { countWords } from '#ielts/marking/word-count.ts';
import { countWrittenWords } from '#ielts/marking/written-words.ts';
import {
  type CheckedSection,
  listCheckedSections,
  listKeyedQuestions,
} from '../content-check/checked-sections.ts';
import { type Content, findKeySection } from '../content-check/content.ts';
import { explanations } from '../content-check/rules/explanations.ts';
import { listUnfilled } from '../content-check/unfilled-places.ts';
import { measureReadingEase, type ReadingEase } from './reading-ease.ts';

type Counts = ReadonlyMap<string, number>;

export type HeardPart = {
  readonly name: string;
  /** The narrator's not counted. */
  readonly words: number;
  readonly turns: number;
  /** Undefined: not rendered of these words. */
  readonly durationMs: number | undefined;
};

export type PaperStats = {
  readonly slug: string;
  readonly draft: boolean;
  readonly sections: readonly {
    readonly skill: string;
    readonly questions: number;
    readonly types: Counts;
    /** How often each verdict or letter is right, by the type of question; of written answers, their words. */
    readonly answers: ReadonlyMap<string, Counts>;
    readonly unexplained: number;
  }[];
  readonly passages: readonly ({ readonly name: string; readonly paragraphs: number } & ReadingEase)[];
  readonly scripts: readonly HeardPart[];
  /** Words of the model answers, by task and band. */
  readonly models: readonly { readonly name: string; readonly words: number }[];
  readonly spokenQuestions: number;
  readonly unfilled: number;
};

/** The size of a mock test, as far as its files can be read. Undefined: its `paper.json` cannot be read. */
export function countPaper(content: Content, slug: string): PaperStats | undefined {
  const paper = content.papers.find(({ file }) => file === `mock-tests/${slug}/paper.json`);
  if (!paper) return undefined;
  const sections = listCheckedSections(content).filter(({ files }) => files.paper === paper.file);
  const unexplained = explanations
    .check(content)
    .filter(({ file }) => file.startsWith(`mock-tests/${slug}/`));
  return {
    slug,
    draft: paper.value.draft,
    sections: sections.map((section) => ({
      skill: section.section.skill,
      questions: expectedAnswers(section.section).length,
      types: tally(
        partsOf(section.section).flatMap(({ groups }) =>
          groups.flatMap(({ type, questions }) => questions.map(() => type)),
        ),
      ),
      answers: answersOf(section),
      unexplained: new Set(
        unexplained.map(({ place }) => place).filter((place) => place.startsWith(section.section.skill)),
      ).size,
    })),
    passages: sections.flatMap(passagesOf),
    scripts: heardParts(content, slug),
    models: modelsOf(content, paper.file),
    spokenQuestions: paper.value.sections.flatMap((section) =>
      section.skill === 'speaking'
        ? section.parts.flatMap((part) =>
            part.part === 2 ? [TALK, ...part.roundingOff] : part.topics.flatMap(({ questions }) => questions),
          )
        : [],
    ).length,
    unfilled: listUnfilled(content.files).filter(({ file }) => file.startsWith(`mock-tests/${slug}/`)).length,
  };
}

function tally(values: readonly string[]): Counts {
  const groups = Map.groupBy(values, (value) => value);
  return new Map(
    [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, own]) => [key, own.length]),
  );
}

function answersOf(section: CheckedSection): ReadonlyMap<string, Counts> {
  const expected = new Map(expectedAnswers(section.section).map((each) => [each.number, each.expected]));
  const answers = listKeyedQuestions(section).map(({ number, group, answer }) => {
    if (answer.key.startsWith('[[')) return { kind: group.type, name: 'unwritten' };
    if (expected.get(number)?.asks !== 'words') return { kind: group.type, name: answer.key };
    const parsed = parseKey(answer.key);
    const { words, numbers } = countWords((parsed.ok && parsed.forms[0]?.text) || answer.key);
    return {
      kind: 'written answers',
      name: numbers > 0 ? 'with a number' : `${words} word${words === 1 ? '' : 's'}`,
    };
  });
  return new Map(
    [...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, own]) => [
      kind,
      tally(own.map(({ name }) => name)),
    ]),
  );
}

function passagesOf({ section, files }: CheckedSection) {
  if (section.skill !== 'reading') return [];
  return section.parts.map(({ passage: { paragraphs } }, i) => ({
    name: (files.texts[i] ?? '').replace(/^.*\//u, ''),
    paragraphs: paragraphs.length,
    ...measureReadingEase(paragraphs.map(({ text }) => text).join('\n')),
  }));
}

function heardParts({ scripts, audio }: Content, slug: string): HeardPart[] {
  const folder = `mock-tests/${slug}/`;
  return scripts
    .filter(({ file }) => file.startsWith(folder))
    .map(({ file, value }) => {
      const spoken = value.turns.filter(({ speaker }) => value.speakers[speaker]?.voice !== 'narrator');
      return {
        name: file.replace(/^.*\//u, ''),
        words: spoken.reduce((sum, { display }) => sum + display.split(/\s+/u).length, 0),
        turns: spoken.length,
        durationMs: audio.findRecording(slug, file.replace(folder, ''), value)?.recording.durationMs,
      };
    });
}

function modelsOf(content: Content, paper: string): { name: string; words: number }[] {
  const writing = findKeySection(content, paper, 'writing')?.section;
  const speaking = findKeySection(content, paper, 'speaking')?.section;
  const tasks = writing?.skill === 'writing' ? writing.tasks : [];
  const talks =
    speaking?.skill === 'speaking' ? speaking.models.filter(({ question }) => question === TALK) : [];
  return [
    ...tasks.flatMap(({ number, models }) =>
      models.map(({ band, text }) => ({
        name: `Writing Task ${number}, band ${band}`,
        words: countWrittenWords(text),
      })),
    ),
    ...talks.map(({ band, text }) => ({
      name: `Speaking talk, band ${band}`,
      words: countWrittenWords(text),
    })),
  ];
}
