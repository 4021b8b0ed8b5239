import type { KeyedAnswer, MarkedKey } from '#ielts/marking/answer-key.ts';
import { type Form, type MarkedSection, type Module, type Part, partsOf } from '#ielts/paper/paper.ts';
import type { QuestionGroup } from '#ielts/question-types/registry.ts';
import { parsePassage } from '#ielts/paper/parse-passage.ts';
import { type Script, spokenText } from '#ielts/paper/script.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import type { Content } from './content.ts';

/** A place that an answer can be proved from: a paragraph by its letter, a turn of a script by its name. */
export type Source = {
  readonly name: string;
  readonly text: string;
  /** Of a turn: the words of its voice, and whether that is the narrator's. */
  readonly said?: string;
  readonly narrated?: boolean;
};

/** A section of a mock test with its passages or scripts and its key, as the marker sees it. */
export type CheckedSection = {
  readonly module: Module;
  readonly form: Form;
  readonly section: MarkedSection;
  readonly answerKey: MarkedKey;
  /** The passage or recording of each part, in the order of the parts. */
  readonly sources: readonly (readonly Source[])[];
  /** Files below `content/`; of passages or scripts in the order of the parts. */
  readonly files: { readonly paper: string; readonly key: string; readonly texts: readonly string[] };
};

export type KeyedQuestion = {
  readonly number: number;
  readonly part: Part;
  readonly sources: readonly Source[];
  readonly group: QuestionGroup;
  readonly answer: KeyedAnswer;
};

type Paper = Content['papers'][number]['value'];
type SectionContent = Extract<Paper['sections'][number], { skill: 'reading' | 'listening' }>;
type Put = Pick<CheckedSection, 'section' | 'answerKey' | 'sources'>;

/** The sections that can be put together. Other rules report the problems of the rest. */
export function listCheckedSections(content: Content): CheckedSection[] {
  return content.papers.flatMap(({ file: paper, value: { module, form, sections } }) => {
    const folder = paper.replace('paper.json', '');
    const key = `${folder}answer-key.json`;
    return sections.flatMap((section): CheckedSection[] => {
      if (section.skill !== 'reading' && section.skill !== 'listening') return [];
      const texts = section.parts.map((part) => folder + ('passage' in part ? part.passage : part.script));
      const put = putTogether(content, section, key, texts);
      return put ? [{ module, form, ...put, files: { paper, key, texts } }] : [];
    });
  });
}

function putTogether(
  { files, scripts, answerKeys }: Content,
  section: SectionContent,
  key: string,
  texts: readonly string[],
): Put | undefined {
  const keys = answerKeys.find(({ file }) => file === key)?.value.sections ?? [];
  if (section.skill === 'reading') {
    const answerKey = keys.find((each) => each.skill === 'reading');
    const parts = section.parts.flatMap(({ groups }, i) => {
      const parsed = parsePassage(files.get(texts[i] ?? '') ?? '');
      return parsed.ok ? [{ passage: parsed.passage, groups: groups.map(withPictureSize) }] : [];
    });
    if (!answerKey || parts.length < section.parts.length) return undefined;
    const sources = parts.map(({ passage: { paragraphs } }) =>
      paragraphs.map(({ letter, text }) => ({ name: letter, text })),
    );
    return { section: { ...section, parts }, answerKey, sources };
  }
  const answerKey = keys.find((each) => each.skill === 'listening');
  const heard = texts.flatMap((text) => scripts.find(({ file }) => file === text)?.value ?? []);
  if (!answerKey || heard.length < texts.length) return undefined;
  const parts = section.parts.map(({ groups }) => ({ groups: groups.map(withPictureSize) }));
  const timed = heard.map((script) => ({ ...script, times: [] }));
  return {
    section: { ...section, parts },
    answerKey: { ...answerKey, scripts: timed },
    sources: heard.map(sourcesOf),
  };
}

function sourcesOf({ turns, speakers }: Script): Source[] {
  return turns.map((turn) => ({
    name: turn.id,
    text: turn.display,
    said: spokenText(turn),
    narrated: speakers[turn.speaker]?.voice === 'narrator',
  }));
}

type GroupContent = SectionContent['parts'][number]['groups'][number];

/** No rule needs the size of a picture, and the rule on pictures checks that it exists. */
function withPictureSize(group: GroupContent): QuestionGroup {
  return 'picture' in group ? { ...group, picture: { ...group.picture, width: 1, height: 1 } } : group;
}

/** Every question that has a key, in the order of the paper. */
export function listKeyedQuestions({ section, answerKey, sources }: CheckedSection): KeyedQuestion[] {
  const answers: readonly KeyedAnswer[] = answerKey.answers;
  return partsOf(section).flatMap((part, i) =>
    part.groups.flatMap((group) =>
      group.questions.flatMap(({ number }) => {
        const answer = answers.find((each) => each.number === number);
        return answer ? [{ number, part, sources: sources[i] ?? [], group, answer }] : [];
      }),
    ),
  );
}

/** The place that each piece of evidence names, and its words. */
export function listEvidence({ evidence }: KeyedAnswer): { readonly name: string; readonly quote: string }[] {
  return evidence.map((each) => ({
    name: 'turn' in each ? each.turn : each.paragraph,
    quote: each.quote,
  }));
}

/** How a place of a section's text is called. */
export function placeWord({ section }: CheckedSection): string {
  return section.skill === 'listening' ? 'turn' : 'paragraph';
}

/** A problem with the key of one question. */
export function keyProblem(
  { section, files }: CheckedSection,
  number: number,
  what: string,
  how: string,
): ContentProblem {
  return { file: files.key, place: `${section.skill} question ${number}`, what, how };
}
