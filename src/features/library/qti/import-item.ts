import { changed, type CarryNote, left, whole } from './carry-report.ts';
import type { DraftGroup } from './draft.ts';
import { importChoice } from './import-choice.ts';
import { importGapMatch } from './import-gap-match.ts';
import { importInlineChoices } from './import-inline-choice.ts';
import { importTextEntries } from './import-text-entries.ts';
import { type Around, importAssociate, importMatch, importOrder } from './import-match.ts';
import { itemLosses } from './losses.ts';
import { type Block, type Blocks, gapsIn, lostInLine, readBlocks, replaceGaps } from './read-blocks.ts';
import type { QtiItem } from './read-item.ts';
import { collapseSpace, isElement, type XmlElement, type XmlNode } from './xml.ts';

/** The result of an item: groups for Listening or Reading, or a part of Writing or Speaking. */
export type ImportedItem = {
  readonly groups: readonly DraftGroup[];
  readonly essays: readonly XmlElement[];
  readonly recorded: boolean;
  readonly notes: readonly CarryNote[];
};

/** Interactions without a counterpart here, and their names in the report. */
const OTHERS: Readonly<Record<string, string>> = {
  'qti-hottext-interaction': 'words to be marked in a text',
  'qti-hotspot-interaction': 'places to be chosen on a picture',
  'qti-graphic-gap-match-interaction': 'labels to be laid on a picture',
  'qti-graphic-associate-interaction': 'places to be joined on a picture',
  'qti-graphic-order-interaction': 'places to be put in order on a picture',
  'qti-select-point-interaction': 'points to be chosen on a picture',
  'qti-position-object-interaction': 'things to be laid on a picture',
  'qti-drawing-interaction': 'a drawing',
  'qti-slider-interaction': 'a slider',
  'qti-media-interaction': 'a recording to be played',
  'qti-end-attempt-interaction': 'a button that ends the attempt',
  'qti-portable-custom-interaction': 'a program of another producer',
  'qti-custom-interaction': 'a program of another producer',
};

/** `contextIsPassage`: the text before the questions became the passage, and is not repeated. */
export function importItem(
  item: QtiItem,
  paragraphs: readonly string[],
  contextIsPassage: boolean,
): ImportedItem {
  const { subject, body, hindrance } = item;
  if (hindrance) return nothing([left(subject, hindrance.what, hindrance.how)]);
  const read = readBlocks(body?.children ?? []);
  const notes = itemLosses(subject, item.place.root);
  const groups: DraftGroup[] = [];
  const essays: XmlElement[] = [];
  let recorded = false;
  const interactions = read.blocks
    .filter((block) => block.kind === 'interaction')
    .map(({ element }) => element);
  const carried = interactions.filter(({ name }) => !Object.hasOwn(OTHERS, name));
  const lost = [...read.lost, ...[...carried, ...read.gaps].flatMap(lostWithin)];
  for (const what of new Set(lost))
    notes.push(changed(subject, `There was ${what} in it; its text is kept.`, SEE));
  const inline = importInline(item, read, interactions.length > 0, contextIsPassage);
  groups.push(...inline.groups);
  notes.push(...inline.notes);
  for (const interaction of interactions) {
    const around = surroundings(read.blocks, interaction, paragraphs, contextIsPassage);
    if (interaction.name === 'qti-extended-text-interaction') essays.push(interaction);
    else if (interaction.name === 'qti-upload-interaction') recorded = true;
    else {
      const result = importBlock(item, interaction, around, read.blocks);
      groups.push(...result.groups);
      notes.push(...result.notes);
    }
  }
  if (interactions.length === 0 && read.gaps.length === 0) {
    if (contextIsPassage) return nothing([...notes, whole(subject, 'passage')]);
    notes.push(left(subject, 'There is nothing to answer in it.', 'Put its text where it belongs.'));
  }
  if (groups.length > 0) {
    notes.push(...notShown(subject, read.blocks, groups, contextIsPassage));
    if (item.place.seconds !== undefined) {
      notes.push(changed(subject, 'It had a time of its own: only the whole has one.'));
    }
    if (item.processing === 'rules') notes.push(changed(subject, RULES.what, RULES.how));
  }
  notes.push(...notTold(item, groups));
  return { groups: groups.map((group) => notWhole(group, notes)), essays, recorded, notes };
}

/** A group is not reported as whole when its item lost something. */
function notWhole(group: DraftGroup, notes: readonly CarryNote[]): DraftGroup {
  if (!notes.some(({ carried }) => carried === 'changed')) return group;
  return { ...group, changes: [...group.changes, `Not all of “${group.subject}” came along.`] };
}

const SEE = 'See whether the question can still be answered.';
const RULES = {
  what: 'Its marks are given by rules of its own: here an answer is right where its correct response says so.',
  how: 'Compare the key with the rules.',
};

/** The non-text content of an interaction's lines, which take only text. Text around gaps is read with them. */
function lostWithin(interaction: XmlElement): string[] {
  if (interaction.name !== 'qti-gap-match-interaction') return lostInLine(interaction);
  return lostInLine({ ...interaction, children: interaction.children.filter(isBesideTheText) });
}

/** Pictures, tables and lines of an item that none of its questions shows. */
function notShown(
  subject: string,
  blocks: readonly Block[],
  groups: readonly DraftGroup[],
  contextIsPassage: boolean,
): CarryNote[] {
  const isAsked = (block: Block) => block.kind === 'interaction' || hasGap(block);
  const first = contextIsPassage ? blocks.findIndex(isAsked) : 0;
  const shown = groups.flatMap(({ picture }) => picture?.src ?? []);
  const notes = blocks.slice(Math.max(0, first)).flatMap((block): CarryNote[] => {
    if (block.kind === 'picture' && !shown.includes(block.src)) {
      const called = block.alt === '' ? '' : ` (“${block.alt}”)`;
      return [changed(subject, `A picture is not shown with it${called}.`, SEE)];
    }
    if (block.kind !== 'table' || hasGap(block)) return [];
    const text = [block.columns, ...block.rows].flat().filter((cell) => cell !== '');
    return [changed(subject, `A table is not shown with it: “${text.join('; ')}”.`, SEE)];
  });
  const last = blocks.findLastIndex(({ kind }) => kind === 'interaction');
  const end = last < 0 && contextIsPassage ? first : last;
  const after = end < 0 ? [] : blocks.slice(end + 1).filter((block) => !hasGap(block));
  const lines = after.flatMap((block) => (block.kind === 'line' ? [block.text] : []));
  return lines.length === 0 ? notes : [...notes, changed(subject, `Not shown: “${lines.join(' ')}”.`, SEE)];
}

/** Feedback that explains no right answer. */
function notTold({ subject, feedback }: QtiItem, groups: readonly DraftGroup[]): CarryNote[] {
  const explanations = groups.flatMap(({ answers }) => answers.map(({ explanation }) => explanation));
  const texts = feedback
    .filter(
      ({ en, zhHant }) => !explanations.some((each) => each.en.includes(en) && each.zhHant.includes(zhHant)),
    )
    .map(({ en, zhHant }) => en || zhHant)
    .filter((text) => text !== '');
  if (texts.length === 0) return [];
  return [changed(subject, `Feedback that is not carried: “${texts.join('” “')}”.`)];
}

const nothing = (notes: readonly CarryNote[]): ImportedItem => ({
  groups: [],
  essays: [],
  recorded: false,
  notes,
});

type Result = { readonly groups: readonly DraftGroup[]; readonly notes: readonly CarryNote[] };

function importBlock(
  item: QtiItem,
  interaction: XmlElement,
  around: Around,
  blocks: readonly Block[],
): Result {
  switch (interaction.name) {
    case 'qti-choice-interaction':
      return importChoice(
        item,
        interaction,
        [around.heading ?? '', around.context].filter(Boolean).join(' '),
      );
    case 'qti-match-interaction':
      return importMatch(item, interaction, around);
    case 'qti-order-interaction':
      return importOrder(item, interaction, around);
    case 'qti-associate-interaction':
      return importAssociate(item, interaction, around);
    case 'qti-gap-match-interaction': {
      const inside = interaction.children.filter((child) => !isBesideTheText(child));
      const { blocks: text, gaps } = readBlocks(inside);
      const title = blocks.filter((block) => block.kind === 'line' && block.heading).slice(0, 1);
      return importGapMatch({ item, blocks: [...title, ...text], gaps }, interaction, around.context);
    }
    default: {
      const what = OTHERS[interaction.name] ?? `an interaction (${interaction.name})`;
      return {
        groups: [],
        notes: [left(item.subject, `It is ${what}: no type of the test is.`, 'Ask it in another way.')],
      };
    }
  }
}

const BESIDE_THE_TEXT = new Set(['qti-prompt', 'qti-gap-text', 'qti-gap-img']);
const isBesideTheText = (child: XmlNode) => isElement(child) && BESIDE_THE_TEXT.has(child.name);

/** The gaps in the item's own text. Next to block interactions, only lines with gaps are the text. */
function importInline(item: QtiItem, read: Blocks, besides: boolean, contextIsPassage: boolean): Result {
  const kinds = new Set(read.gaps.map(({ name }) => name));
  const blocks = besides || contextIsPassage ? read.blocks.filter(hasGap) : read.blocks;
  const text = { item, blocks, gaps: read.gaps };
  const results: Result[] = [];
  if (kinds.has('qti-text-entry-interaction')) results.push(importTextEntries(text));
  if (kinds.has('qti-inline-choice-interaction')) results.push(importInlineChoices(text));
  return { groups: results.flatMap(({ groups }) => groups), notes: results.flatMap(({ notes }) => notes) };
}

function hasGap(block: Block): boolean {
  if (block.kind === 'line') return gapsIn(block.text).length > 0;
  return block.kind === 'table' && block.rows.flat().some((cell) => gapsIn(cell).length > 0);
}

/** The text between an interaction and the one before it. */
function surroundings(
  blocks: readonly Block[],
  interaction: XmlElement,
  paragraphs: readonly string[],
  contextIsPassage: boolean,
): Around {
  const at = blocks.findIndex((block) => block.kind === 'interaction' && block.element === interaction);
  const before = blocks.slice(0, at);
  const last = before.findLastIndex(({ kind }) => kind === 'interaction');
  const own = contextIsPassage && last < 0 ? [] : before.slice(last + 1);
  const lines = own.flatMap((block) => (block.kind === 'line' ? [block] : []));
  const heading = lines.find((line) => line.heading);
  const rest = lines.filter((line) => line !== heading).map(({ text }) => replaceGaps(text, () => '______'));
  const picture = own.find((block) => block.kind === 'picture');
  return {
    heading: heading?.text,
    context: collapseSpace(rest.join(' ')),
    picture: picture && { src: picture.src, alt: picture.alt },
    paragraphs,
  };
}

/** The lines of an item before its first question (all, where it asks none), when they are a passage of their own. */
export function passageWithin(item: QtiItem): readonly Block[] | undefined {
  const { blocks } = readBlocks(item.body?.children ?? []);
  const first = blocks.findIndex((block) => block.kind === 'interaction' || hasGap(block));
  const before = first < 0 ? blocks : blocks.slice(0, first);
  const words = before.flatMap((block) => (block.kind === 'line' ? block.text.split(' ') : []));
  return words.length >= LEAST_PASSAGE ? before : undefined;
}

const LEAST_PASSAGE = 100;
