import { type CarryNote, changed, left } from './carry-report.ts';
import type { DraftGroup } from './draft.ts';
import type { XmlElement } from './xml.ts';
import { importItem, passageWithin } from './import-item.ts';
import { type ReadStimulus, readStimulus, stimulusOf } from './import-passage.ts';
import { resolveHref } from './open-package.ts';
import { readBlocks } from './read-blocks.ts';
import type { QtiItem } from './read-item.ts';
import type { ItemPlace } from './read-test.ts';

/** A part of Listening or Reading before it has numbers: its stimulus and its questions. */
export type DraftPart = {
  readonly stimulus: ReadStimulus | undefined;
  /** The file of the stimulus. Its references are relative to this file. */
  readonly file: string;
  readonly groups: { readonly group: DraftGroup; readonly place: ItemPlace }[];
};

export type DraftSection = {
  readonly parts: readonly DraftPart[];
  readonly essays: readonly { readonly item: QtiItem; readonly interaction: XmlElement }[];
  readonly recorded: readonly QtiItem[];
  readonly notes: readonly CarryNote[];
};

type Looked = {
  readonly key: string;
  readonly stimulus: ReadStimulus | undefined;
  readonly file: string;
  readonly within: boolean;
};

/** Items with the same passage or sound are a part, in the order of the test. */
export function draftParts(
  items: readonly QtiItem[],
  stimuli: ReadonlyMap<string, XmlElement>,
): DraftSection {
  const parts = new Map<string, DraftPart>();
  const essays: { item: QtiItem; interaction: XmlElement }[] = [];
  const recorded: QtiItem[] = [];
  const notes: CarryNote[] = [];
  const read = new Map(
    [...stimuli].map(([name, root]): [string, ReadStimulus] => [name, readStimulus(root)]),
  );
  /** The last stimulus of each part of the test. */
  const latest = new Map<string, Looked>();
  for (const item of items) {
    const own = stimulusOfItem(item, read, notes);
    // Without a test, one item says nothing about the next.
    const before = item.place.part === '' ? undefined : latest.get(item.place.part);
    const none = { key: `none ${item.place.part}`, stimulus: undefined, file: '', within: false };
    const looked = own ?? before ?? none;
    if (!own && before?.stimulus)
      notes.push(changed(item.subject, 'It refers to no text: it stands with the one before it.'));
    const letters = looked.stimulus?.passage?.paragraphs.map(({ letter }) => letter) ?? [];
    const imported = importItem(item, letters, looked.within);
    notes.push(...imported.notes);
    const written = imported.essays.length > 0;
    // A stimulus that only an essay uses does not belong to the questions after it.
    if (!written || imported.groups.length > 0) latest.set(item.place.part, { ...looked, within: false });
    if (written && own?.stimulus && !own.within) {
      const what = `It is about “${own.stimulus.title}”: a task of Writing has no text or recording beside it.`;
      notes.push(changed(item.subject, what, 'Put what is needed into the task.'));
    }
    essays.push(...imported.essays.map((interaction) => ({ item, interaction })));
    if (imported.recorded) recorded.push(item);
    if (imported.groups.length === 0) continue;
    const part = parts.get(looked.key) ?? { stimulus: looked.stimulus, file: looked.file, groups: [] };
    part.groups.push(...imported.groups.map((group) => ({ group, place: item.place })));
    parts.set(looked.key, part);
  }
  const referred = new Set(
    items.flatMap((item) => item.stimuli.map((href) => resolveHref(item.place.file, href))),
  );
  for (const [name, { title }] of read) {
    const what = 'No question of the package refers to this text.';
    if (!referred.has(name)) notes.push(left(`“${title}”`, what, 'Refer to it from its questions.'));
  }
  for (const { stimulus } of parts.values()) {
    for (const what of stimulus?.changes ?? []) notes.push(changed(`“${stimulus?.title ?? ''}”`, what));
  }
  return { parts: [...parts.values()], essays, recorded, notes };
}

/** The shared stimulus of an item, or the sound or long text that it has of its own. */
function stimulusOfItem(
  item: QtiItem,
  read: ReadonlyMap<string, ReadStimulus>,
  notes: CarryNote[],
): Looked | undefined {
  const { file } = item.place;
  const named = item.stimuli.flatMap((href) => {
    const name = resolveHref(file, href);
    const stimulus = name === undefined ? undefined : read.get(name);
    return name !== undefined && stimulus ? [{ key: name, stimulus, file: name, within: false }] : [];
  });
  if (item.stimuli.length > named.length) {
    notes.push(changed(item.subject, 'A text that it refers to is not in the package.', 'Write it by hand.'));
  }
  if (named.length > 1) {
    notes.push(
      changed(item.subject, 'It has several texts: it stands with the first.', 'Join them by hand.'),
    );
  }
  const { blocks } = readBlocks(item.body?.children ?? []);
  const sounds = blocks.filter((block) => block.kind === 'sound');
  const [sound] = sounds;
  if (sounds.length > (named[0] ? 0 : 1)) {
    notes.push(
      changed(item.subject, 'A further recording of its own is not carried.', 'Join the recordings by hand.'),
    );
  }
  if (named[0]) return named[0];
  if (sound) {
    const stimulus = stimulusOf([sound], item.subject, []);
    return { key: `sound ${resolveHref(file, sound.src) ?? sound.src}`, stimulus, file, within: false };
  }
  const own = passageWithin(item);
  if (!own) return undefined;
  const stimulus = stimulusOf(own, item.subject, []);
  return { key: `text ${JSON.stringify(stimulus.passage)}`, stimulus, file, within: true };
}
