import { type CheckedSection, listCheckedSections } from '../checked-sections.ts';
import { aContent, both } from '../content-fixture.ts';
import type { MockTestGroup } from '../mock-test-fixture.ts';

/** A key and the words that prove it: the first paragraph or turn that has them is named. */
export type Keyed = readonly [key: string, quote: string, explanation?: string];

type Form = { readonly module?: string; readonly form?: string };

const paperFile = (section: object, { module = 'academic', form = 'full' }: Form) => ({
  'mock-tests/lamps/paper.json': {
    slug: 'lamps',
    title: both('Lamps', '燈'),
    module,
    form,
    sections: [section],
  },
});

const keyFile = (skill: string, answers: readonly object[]) => ({
  'mock-tests/lamps/answer-key.json': {
    sections: [
      {
        skill,
        bands: [
          { minRaw: answers.length, band: 9 },
          { minRaw: 0, band: 0 },
        ],
        answers,
      },
    ],
  },
});

const explain = (text: string) => both(text, '文章在所示之處逐字寫明。');

/** The section of these files. Throws where they do not keep their schemas. */
function sectionOf(files: Readonly<Record<string, unknown>>): CheckedSection {
  const [section] = listCheckedSections(aContent(files));
  if (!section) throw new Error('The section cannot be put together.');
  return section;
}

export type ReadPart = { readonly paragraphs: readonly string[]; readonly groups: readonly MockTestGroup[] };

/** The files of a Reading section; the keys are those of its questions in their order. */
export function readingFiles(parts: readonly ReadPart[], keys: readonly Keyed[], form: Form = {}) {
  const letter = (i: number) => 'ABCDEFGHIJ'.charAt(i);
  const answers = keys.map(([key, quote, why = 'The passage says so.'], i) => {
    const at = parts.flatMap(({ paragraphs }) =>
      paragraphs.flatMap((text, place) => (text.includes(quote) ? [letter(place)] : [])),
    )[0];
    return {
      number: i + 1,
      key,
      explanation: explain(why),
      evidence: [{ paragraph: at ?? 'A', quote }],
    };
  });
  return {
    ...paperFile(
      {
        skill: 'reading',
        durationMinutes: 60,
        parts: parts.map(({ groups }, i) => ({ passage: `passages/reading-${i + 1}.md`, groups })),
      },
      form,
    ),
    ...keyFile('reading', answers),
    ...Object.fromEntries(
      parts.map(({ paragraphs }, i) => [
        `mock-tests/lamps/passages/reading-${i + 1}.md`,
        `# Lamps\n\n${paragraphs.map((text, place) => `**${letter(place)}** ${text}`).join('\n\n')}\n`,
      ]),
    ),
  };
}

export const aReadSection = (parts: readonly ReadPart[], keys: readonly Keyed[], form: Form = {}) =>
  sectionOf(readingFiles(parts, keys, form));

export type HeardPart = {
  /** What one man says, turn by turn. */
  readonly turns: readonly string[];
  readonly groups?: readonly MockTestGroup[];
  readonly voices?: readonly string[];
};

/** The files of a Listening section. A turn that starts with `Narrator:` is the narrator’s. */
export function listeningFiles(parts: readonly HeardPart[], keys: readonly Keyed[], form: Form = {}) {
  const said = parts.flatMap(({ turns }) => turns.map((text, i) => ({ id: `t${i + 1}`, text })));
  const answers = keys.map(([key, quote, why = 'He says so.'], i) => ({
    number: i + 1,
    key,
    explanation: explain(why),
    evidence: [{ turn: said.find(({ text }) => text.includes(quote))?.id ?? 't1', quote }],
  }));
  const lines: MockTestGroup = {
    type: 'sentence-completion',
    wordLimit: { words: 1, number: false },
    questions: [{ number: 1, text: 'The lamps burn {gap}.' }],
  };
  return {
    ...paperFile(
      {
        skill: 'listening',
        checkMinutes: 2,
        parts: parts.map(({ groups = [lines] }, i) => ({
          script: `scripts/listening-${i + 1}.json`,
          groups,
        })),
      },
      form,
    ),
    ...keyFile('listening', answers),
    ...Object.fromEntries(
      parts.map(({ turns, voices = ['man-1'] }, i) => [
        `mock-tests/lamps/scripts/listening-${i + 1}.json`,
        {
          title: 'Lamps',
          situation: 'A man talks about lamps',
          speakers: {
            narrator: { voice: 'narrator' },
            ...Object.fromEntries(voices.map((voice, at) => [`speaker-${at}`, { voice }])),
          },
          turns: turns.map((text, at) => ({
            id: `t${at + 1}`,
            speaker: text.startsWith('Narrator:') ? 'narrator' : 'speaker-0',
            display: text.replace('Narrator: ', ''),
            pauseMs: 300,
          })),
        },
      ]),
    ),
  };
}

export const aHeardSection = (parts: readonly HeardPart[], keys: readonly Keyed[], form: Form = {}) =>
  sectionOf(listeningFiles(parts, keys, form));

/** Multiple-choice questions with these options. */
export const choices = (all: readonly (readonly string[])[], from = 1): MockTestGroup => ({
  type: 'multiple-choice',
  questions: all.map((options, i) => ({ number: from + i, stem: 'Which is it?', options: [...options] })),
});

/** Statements to be judged. */
export const statements = (all: readonly string[], from = 1): MockTestGroup => ({
  type: 'true-false-not-given',
  questions: all.map((statement, i) => ({ number: from + i, statement })),
});
