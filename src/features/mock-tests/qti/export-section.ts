import { groupHeading, groupInstructions } from '../domain/instructions.ts';
import type { Script } from '../domain/script.ts';
import { writingInstructions } from '../domain/writing-instructions.ts';
import { type CarryNote, changed, left, whole } from './carry-report.ts';
import { COMPANION, companionOf, type Companion } from './companion.ts';
import { asQuestionGroup, exportGroup } from './export-group.ts';
import type { ExportedItem, StimulusRef } from './export-item.ts';
import { assembleManifest, type Resource } from './export-manifest.ts';
import { speakingParts } from './export-speaking.ts';
import { audioStimulus, passageStimulus } from './export-stimulus.ts';
import { assembleTest, type TestItem, type TestPart } from './export-test.ts';
import { writingItem } from './export-writing.ts';
import { MANIFEST } from './qti-names.ts';
import type { GroupContent, SectionSource } from './section-source.ts';
import { writeXml } from './write-xml.ts';
import { element, type XmlElement } from './xml.ts';

/** The files of a package by their names in it. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;
export type SectionExport = { readonly files: PackageFiles; readonly notes: readonly CarryNote[] };

/** What a section becomes: its items in their parts, what they look at, and the media of it all. */
type Outline = {
  readonly seconds?: number | undefined;
  readonly parts: readonly TestPart[];
  readonly items: readonly (ExportedItem & { readonly stimulus?: string | undefined })[];
  readonly stimuli: readonly {
    readonly id: string;
    readonly root: XmlElement;
    readonly media: readonly string[];
  }[];
  readonly media: ReadonlyMap<string, Uint8Array>;
  readonly pictures: Companion['pictures'];
  readonly notes: readonly CarryNote[];
};

const itemHref = (id: string) => `items/${id}.xml`;
const stimulusHref = (id: string) => `stimuli/${id}.xml`;
const mediaName = (path: string) => `media/${path.slice(path.lastIndexOf('/') + 1)}`;

/**
 * A section as a QTI 3.0.1 package: manifest, test, an item for each question or group, passages and audio as shared
 * stimuli, and a companion file with what QTI has no place for. The same section always gives the same bytes.
 */
export function exportSection(source: SectionSource): SectionExport {
  const { slug, title, section } = source;
  const outline = outlineOf(source);
  const humanMarked = section.skill === 'writing' || section.skill === 'speaking';
  const test = assembleTest({
    id: `test-${slug}-${section.skill}`,
    title: `${title.en}: ${section.skill}`,
    seconds: outline.seconds,
    parts: outline.parts,
    humanMarked,
  });
  const files = new Map<string, Uint8Array>();
  const add = (name: string, root: XmlElement) => files.set(name, new TextEncoder().encode(writeXml(root)));
  add(MANIFEST, assembleManifest(`package-${slug}-${section.skill}`, resourcesOf(outline)));
  add('test.xml', test);
  for (const { id, root } of outline.items) add(itemHref(id), root);
  for (const { id, root } of outline.stimuli) add(stimulusHref(id), root);
  for (const [name, bytes] of outline.media) files.set(name, bytes);
  const companion = JSON.stringify(companionOf(source, outline.pictures), null, 2);
  files.set(COMPANION, new TextEncoder().encode(`${companion}\n`));
  return { files, notes: [...outline.notes, ...generalNotes(source)] };
}

function resourcesOf({ items, stimuli, media }: Outline): Resource[] {
  const mediaIds = new Map([...media.keys()].map((href, i) => [href, `media-${i + 1}`]));
  const idsOf = (hrefs: readonly string[]) => hrefs.flatMap((href) => mediaIds.get(href) ?? []);
  return [
    { id: 'test', kind: 'test', href: 'test.xml', needs: items.map(({ id }) => id) },
    ...items.map(({ id, stimulus, media: shown }): Resource => {
      const needs = [...(stimulus ? [stimulus] : []), ...idsOf(shown)];
      return { id, kind: 'item', href: itemHref(id), needs };
    }),
    ...stimuli.map(({ id, media: heard }): Resource => {
      return { id, kind: 'stimulus', href: stimulusHref(id), needs: idsOf(heard) };
    }),
    ...[...mediaIds].map(([href, id]): Resource => ({ id, kind: 'file', href, needs: [] })),
    { id: 'metadata', kind: 'file', href: COMPANION, needs: [] },
  ];
}

function outlineOf(source: SectionSource): Outline {
  const { section } = source;
  switch (section.skill) {
    case 'reading':
      return markedOutline(source, section.parts, section.durationMinutes * 60);
    case 'listening':
      return markedOutline(source, section.parts, listeningSeconds(source, section));
    case 'writing': {
      const models = source.key.skill === 'writing' ? source.key.tasks : [];
      const items = section.tasks.map((task) =>
        writingItem(task, models.find(({ number }) => number === task.number)?.models ?? []),
      );
      const groups = section.tasks.map((task, i) => ({
        title: `Task ${task.number}`,
        instructions: writingInstructions(task),
        items: items.slice(i, i + 1).map(testItem),
      }));
      return plainOutline([{ title: 'Writing', groups }], items, section.durationMinutes * 60);
    }
    case 'speaking': {
      const parts = speakingParts(section, source.key.skill === 'speaking' ? source.key : undefined);
      const outlined = parts.map((groups, i): TestPart => {
        const title = `Part ${section.parts[i]?.part ?? i + 1}`;
        const asked = groups.map((group) => ({
          title: group.title,
          instructions: [],
          items: group.items.map(testItem),
        }));
        return { title, groups: asked };
      });
      const items = parts.flatMap((groups) => groups.flatMap((group) => group.items));
      return plainOutline(outlined, items, undefined);
    }
    default:
      return section satisfies never;
  }
}

/** Of items that look at nothing together. */
function plainOutline(
  parts: readonly TestPart[],
  items: readonly ExportedItem[],
  seconds: number | undefined,
): Outline {
  const notes = items.map(({ root, category }) => whole(root.attributes['title'] ?? '', category));
  return { seconds, parts, items, stimuli: [], media: new Map(), pictures: [], notes };
}

const testItem = ({ id, category, seconds }: ExportedItem): TestItem => ({
  id,
  href: itemHref(id),
  category,
  seconds,
});

/** As long as its recordings and the minutes to check; undefined while one of them is missing. */
function listeningSeconds(
  { recordings }: SectionSource,
  section: Extract<SectionSource['section'], { skill: 'listening' }>,
): number | undefined {
  const lengths = section.parts.map(({ script }) => recordings.get(script)?.manifest.durationMs);
  const known = lengths.flatMap((length) => length ?? []);
  if (known.length < lengths.length) return undefined;
  return Math.ceil(known.reduce((sum, length) => sum + length, 0) / 1000) + section.checkMinutes * 60;
}

type PartContent = { readonly groups: readonly GroupContent[] } & (
  | { readonly passage: string }
  | { readonly script: string }
);

function markedOutline(
  source: SectionSource,
  parts: readonly PartContent[],
  seconds: number | undefined,
): Outline {
  const items: Outline['items'][number][] = [];
  const stimuli: Outline['stimuli'][number][] = [];
  const media = new Map<string, Uint8Array>();
  const pictures: NonNullable<Companion['pictures']> = [];
  const notes: CarryNote[] = [];
  const answers =
    source.key.skill === 'reading' || source.key.skill === 'listening' ? source.key.answers : [];
  const outlined = parts.map((part, place): TestPart => {
    const { shown, paragraphs, script, ...stimulus } = stimulusOf(source, part, place);
    stimuli.push(stimulus);
    for (const [name, bytes] of shown) media.set(name, bytes);
    const ref: StimulusRef = {
      id: stimulus.id,
      href: `../${stimulusHref(stimulus.id)}`,
      title: stimulus.root.attributes['title'] ?? stimulus.id,
    };
    const groups = part.groups.map((group) => {
      if ('picture' in group) {
        const href = mediaName(group.picture.src);
        const bytes = source.pictures.get(group.picture.src);
        if (bytes) media.set(href, bytes);
        pictures.push({ href, alt: group.picture.alt });
      }
      const exported = exportGroup(group, {
        stimulus: ref,
        paragraphs,
        answerOf: (number) => answers.find((answer) => answer.number === number),
        pictureOf: mediaName,
      });
      items.push(...exported.items.map((item) => ({ ...item, stimulus: stimulus.id })));
      notes.push(...exported.notes);
      const asked = asQuestionGroup(group);
      return {
        title: groupHeading(asked),
        instructions: groupInstructions(asked, source.section.skill),
        items: exported.items.map(testItem),
      };
    });
    return { title: `Part ${place + 1}`, groups, script };
  });
  return { seconds, parts: outlined, items, stimuli, media, pictures, notes };
}

type PartStimulus = Outline['stimuli'][number] & {
  readonly shown: ReadonlyMap<string, Uint8Array>;
  readonly paragraphs: readonly string[];
  readonly script?: readonly XmlElement[] | undefined;
};

function stimulusOf(source: SectionSource, part: PartContent, place: number): PartStimulus {
  if ('passage' in part) {
    const passage = source.passages.get(part.passage) ?? {
      title: part.passage,
      introduction: undefined,
      paragraphs: [],
    };
    const id = `passage-${place + 1}`;
    const paragraphs = passage.paragraphs.map(({ letter }) => letter);
    return { id, root: passageStimulus(id, passage), media: [], shown: new Map(), paragraphs };
  }
  const script = source.scripts.get(part.script);
  const recording = source.recordings.get(part.script);
  const href = recording && `media/${recording.manifest.file}`;
  const id = `audio-${place + 1}`;
  return {
    id,
    root: audioStimulus(id, script?.title ?? id, href),
    media: href ? [href] : [],
    shown: new Map(recording && href ? [[href, recording.bytes]] : []),
    paragraphs: [],
    script: script && scriptLines(script),
  };
}

/** What is said, for whoever marks or reads it aloud. */
function scriptLines({ title, situation, speakers, turns }: Script): XmlElement[] {
  return [
    element('h2', {}, title),
    element('p', { class: 'situation' }, situation),
    ...turns.map(({ id, speaker, display }) => {
      const name = speakers[speaker]?.name ?? speaker;
      return element('p', { 'data-turn': id }, element('strong', {}, `${name}:`), ` ${display}`);
    }),
  ];
}

function generalNotes({ section, scripts, recordings }: SectionSource): CarryNote[] {
  const inCompanion = `is in ${COMPANION}, which only this product reads.`;
  switch (section.skill) {
    case 'reading':
    case 'listening': {
      const marking = changed(
        'Marking',
        'All accepted answers are listed; what the marking here knows by rule (figures and words, dates, British and American spelling) is not.',
        'Add the forms that the other program needs.',
      );
      const bands = left(
        'Band table',
        `QTI has none; it ${inCompanion}`,
        'Set it by hand in another program.',
      );
      if (section.skill === 'reading') return [marking, bands];
      const missing = [...scripts.keys()].filter((script) => !recordings.has(script));
      return [
        marking,
        bands,
        changed('Audio', 'QTI cannot say that it is heard once and when.', 'Set it in the other program.'),
        changed(
          'Scripts',
          `For whoever marks, as a rubric; voices, pauses and times: all of it ${inCompanion}`,
        ),
        ...missing.map((script) =>
          left(
            'Audio',
            `${script} has not been rendered from its present words.`,
            'Run npm run media first.',
          ),
        ),
      ];
    }
    case 'writing':
      return [
        changed('Least number of words', 'In data-min-words and in the task’s text: QTI counts no words.'),
        changed('Charts', 'As tables of their figures: QTI draws none.'),
        changed('Model answers', 'As rubrics for whoever marks.'),
      ];
    case 'speaking':
      return [
        changed(
          'Answers',
          'As recordings that are uploaded: QTI has no interview.',
          'Another program shows the questions and takes files.',
        ),
        left(
          'Examiner',
          `The lines between the questions: QTI has no place; all of it ${inCompanion}`,
          'Read them aloud.',
        ),
        left(
          'Examiner’s voice',
          'Rendered audio of the questions is not in the package.',
          'After an import, npm run media renders it.',
        ),
      ];
    default:
      return section satisfies never;
  }
}
