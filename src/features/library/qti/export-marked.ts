import { groupHeading, groupInstructions } from '#ielts/paper/instructions.ts';
import type { Script } from '#ielts/paper/script.ts';
import type { CarryNote } from './carry-report.ts';
import type { Companion } from './companion.ts';
import { asQuestionGroup, exportGroup } from './export-group.ts';
import type { StimulusRef } from './export-item.ts';
import { audioStimulus, passageStimulus } from './export-stimulus.ts';
import type { TestPart } from './export-test.ts';
import { mediaName, type Outline, stimulusHref, testItem } from './outline.ts';
import type { GroupContent, SectionContentOf, SectionSource } from './section-source.ts';
import { element, type XmlElement } from './xml.ts';

/** As long as its recordings and the minutes to check; undefined while one of them is missing. */
export function listeningSeconds(
  { recordings }: SectionSource,
  section: SectionContentOf<'listening'>,
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

/** The parts of Listening or Reading. */
export function markedOutline(
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
      const questionGroup = asQuestionGroup(group);
      return {
        title: groupHeading(questionGroup),
        instructions: groupInstructions(questionGroup, source.section.skill),
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

/** The transcript, for the person who marks or reads it aloud. */
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
