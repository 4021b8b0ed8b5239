import { LABELLINGS, LINE_COMPLETIONS, optionLetter, type WordLimit } from '../domain/paper.ts';
import { fitsWordLimit } from '../domain/word-count.ts';
import { type CarryNote, left } from './carry-report.ts';
import { type DraftAnswer, type DraftGroup, type DraftResult, explain, listed } from './draft.ts';
import type { NamedText } from './import-choice.ts';
import { readWrittenKey, type WrittenKey, wordLimitFor } from './written-key.ts';
import { type Block, gapsIn, type LineBlock, replaceGaps, type TableBlock } from './read-blocks.ts';
import { type QtiItem, rightResponses } from './read-item.ts';
import { readChoices } from './import-choice.ts';
import { collapseSpace, type XmlElement } from './xml.ts';

/** Completions: what is written into a text, and what is chosen from a box. */

/** A text with gaps, as an item shows it. */
export type GapText = {
  readonly item: QtiItem;
  readonly blocks: readonly Block[];
  readonly gaps: readonly XmlElement[];
};

type Body = {
  readonly title: string;
  readonly lines: readonly LineBlock[];
  readonly table: TableBlock | undefined;
  readonly picture: DraftGroup['picture'];
  /** The gaps of lines or table, in the order read. */
  readonly order: readonly number[];
};

const OTHER_GAP = '______';
/** Braces mark gaps here. */
const noBraces = (text: string) => text.replaceAll('{', '(').replaceAll('}', ')');

/** The table is the text where gaps stand in it; else the lines are, without their title. */
function bodyOf({ item, blocks }: GapText): Body {
  const all = blocks.filter((block) => block.kind === 'line');
  const table = blocks.find(
    (block): block is TableBlock =>
      block.kind === 'table' && [...block.rows, block.columns].flat().some((cell) => gapsIn(cell).length > 0),
  );
  const [first] = all;
  const titled = first?.heading === true && gapsIn(first.text).length === 0;
  const lines = (titled ? all.slice(1) : all).map((line) => ({ ...line, text: noBraces(line.text) }));
  const texts = table
    ? [...lines.map(({ text }) => text), ...table.rows.flat()]
    : lines.map(({ text }) => text);
  const picture = blocks.find((block) => block.kind === 'picture');
  return {
    title: (titled ? noBraces(first.text) : '') || item.subject,
    lines,
    table,
    picture: picture && { src: picture.src, alt: picture.alt },
    order: texts.flatMap(gapsIn),
  };
}

type Filled = {
  /** By the place of the gap among those of the text. */
  readonly answers: ReadonlyMap<number, DraftAnswer>;
  readonly fill: Readonly<Record<string, unknown>>;
  readonly changes: readonly string[];
};

/** The group of a text whose gaps are known. Gaps that have no answer stand in it as lines. */
function textGroup({ item }: GapText, body: Body, { answers, fill, changes }: Filled): DraftGroup {
  const asked = body.order.filter((place) => answers.has(place));
  const put = (text: string, first: number) =>
    replaceGaps(text, (place) => (answers.has(place) ? `{${first + asked.indexOf(place)}}` : OTHER_GAP));
  const { title, table } = body;
  const common = {
    subject: item.subject,
    answers: asked.flatMap((place) => answers.get(place) ?? []),
  };
  if (table) {
    const width = Math.max(2, table.columns.length, ...table.rows.map((row) => row.length));
    const wide = (row: readonly string[]) => Array.from({ length: width }, (_, i) => noBraces(row[i] ?? ''));
    return {
      ...common,
      changes:
        body.lines.length > 0
          ? [...changes, `Not shown: “${body.lines.map(({ text }) => text).join(' ')}”.`]
          : changes,
      build: (first) => ({
        type: 'table-completion',
        title,
        fill,
        columns: wide(table.columns),
        rows: table.rows.map((row) => wide(row).map((cell) => put(cell, first))),
      }),
    };
  }
  return {
    ...common,
    changes,
    build: (first) => ({
      type: lineType(item, body),
      title,
      fill,
      lines: body.lines.map(({ text, label, heading, indent }) => ({
        ...(label === undefined ? {} : { label: noBraces(label) }),
        text: put(text, first),
        ...(heading ? { heading } : {}),
        ...(indent > 0 ? { indent } : {}),
      })),
    }),
  };
}

function lineType({ place }: QtiItem, { lines }: Body): string {
  const named = LINE_COMPLETIONS.find((type) => place.categories.includes(type));
  if (named) return named;
  if (lines.some(({ label }) => label !== undefined)) return 'form-completion';
  if (lines.length > 1 && lines.every(({ step }) => step)) return 'flow-chart-completion';
  return lines.length > 2 || lines.some(({ heading, indent }) => heading || indent > 0)
    ? 'note-completion'
    : 'summary-completion';
}

/** Text entries: one alone is a sentence or a short answer, several are a text, on a picture a labelling. */
export function importTextEntries(text: GapText): DraftResult {
  const { item, gaps } = text;
  const body = bodyOf(text);
  const notes: CarryNote[] = [];
  const only = body.order.length === 1 && item.declarations.size === 1;
  const keys = new Map<number, WrittenKey>();
  for (const place of body.order) {
    const gap = gaps[place];
    if (gap?.name !== 'qti-text-entry-interaction') continue;
    const key = readWrittenKey(item, gap);
    if (key.ok) keys.set(place, key.key);
    else notes.push(left(item.subject, key.what, key.how));
  }
  if (keys.size === 0) return { groups: [], notes };
  const written = [...keys.values()];
  const given = written.flatMap(({ limit }) => limit ?? [])[0];
  const holds =
    given !== undefined && written.every(({ forms }) => forms.some((form) => fitsWordLimit(form, given)));
  const limit: WordLimit = holds ? given : wordLimitFor(written.flatMap(({ forms }) => forms));
  const changes = [...new Set(written.flatMap((key) => key.changes))];
  if (!holds) changes.push('The word limit was read off the accepted answers.');
  const answers = new Map(
    [...keys].map(([place, { key, ids }]) => [place, { key, ...explain(item, ids, only) }]),
  );
  const groups = writtenGroups(
    text,
    body,
    { answers, fill: { from: 'text', wordLimit: limit }, changes },
    limit,
  );
  return { groups, notes };
}

function writtenGroups(text: GapText, body: Body, filled: Filled, limit: WordLimit): DraftGroup[] {
  const { item } = text;
  const { answers, changes } = filled;
  const labelling = LABELLINGS.find((each) => item.place.categories.includes(each));
  if (body.picture && !body.table) {
    const asked = body.lines.filter((line) => gapsIn(line.text).some((place) => answers.has(place)));
    const stems = asked.map((line) => ({ stem: collapseSpace(replaceGaps(line.text, () => ' ')) }));
    const shared = { type: labelling ?? 'diagram-labelling', title: body.title, fill: filled.fill };
    const found = asked
      .flatMap((line) => gapsIn(line.text).slice(0, 1))
      .flatMap((place) => answers.get(place) ?? []);
    return [
      { subject: item.subject, answers: found, build: listed(shared, stems), picture: body.picture, changes },
    ];
  }
  const several = LINE_COMPLETIONS.some((type) => item.place.categories.includes(type));
  if (body.order.length > 1 || body.table || several) return [textGroup(text, body, filled)];
  return [alone(text, body, filled, limit)];
}

/** One gap alone: a short answer where it stands by itself after its question, else a sentence. */
function alone(
  { item }: GapText,
  { lines }: Body,
  { answers, changes }: Filled,
  wordLimit: WordLimit,
): DraftGroup {
  const by = lines.findIndex(({ text }) => gapsIn(text).length > 0);
  const own = collapseSpace(replaceGaps(lines[by]?.text ?? '', () => ''));
  const others = lines.filter((_, i) => i !== by).map(({ text }) => text);
  const common = { subject: item.subject, answers: [...answers.values()], changes };
  const mark = JSON.stringify(wordLimit);
  const asked = collapseSpace([...others, own].join(' '));
  if (own === '' || (own.endsWith('?') && /\?\s*\ue000/.test(lines[by]?.text ?? ''))) {
    return {
      ...common,
      build: listed({ type: 'short-answer', wordLimit }, [{ stem: asked }]),
      joins: `short-answer ${mark}`,
    };
  }
  const sentence = [...others, replaceGaps(lines[by]?.text ?? '', () => '{gap}')].join(' ');
  return {
    ...common,
    build: listed({ type: 'sentence-completion', wordLimit }, [{ text: sentence }]),
    joins: `sentence-completion ${mark}`,
  };
}

/** Gaps that are filled from a box. `boxOf` reads the interaction itself. */
export function importGapMatch(text: GapText, interaction: XmlElement): DraftResult {
  const { item, gaps } = text;
  const options = readChoices(interaction, 'qti-gap-text');
  const declaration = item.declarations.get(interaction.attributes['response-identifier'] ?? '');
  const pairs = (declaration ? rightResponses(declaration) : []).map((pair) => pair.split(' '));
  const body = bodyOf(text);
  const answers = new Map<number, DraftAnswer>();
  const notes: CarryNote[] = [];
  for (const place of body.order) {
    const id = gaps[place]?.attributes['identifier'] ?? '';
    const named = pairs.filter(([, gap]) => gap === id).map(([option]) => option);
    const option = options.findIndex((each) => each.id === named[0]);
    if (named.length === 1 && option >= 0) {
      answers.set(place, { key: optionLetter(option), ...explain(item, [id], body.order.length === 1) });
    } else {
      const what = `The gap ${id} has ${named.length} right options in words; here it has one.`;
      notes.push(left(item.subject, what, 'Give it one, and write the others as a question of their own.'));
    }
  }
  if (answers.size === 0) return { groups: [], notes };
  const reuse = readMost(interaction).some((most) => most !== 1);
  const fill = { from: 'box', options: options.map(({ text: option }) => option), reuse };
  const changes = interaction.attributes['shuffle'] === 'true' ? ['The options keep their order.'] : [];
  return { groups: [textGroup(text, body, { answers, fill, changes })], notes };
}

function readMost(interaction: XmlElement): number[] {
  return interaction.children.flatMap((child) =>
    typeof child !== 'string' && child.name === 'qti-gap-text'
      ? [Number(child.attributes['match-max'] ?? 1)]
      : [],
  );
}

/** Choices within a text: one box where all offer the same, else a multiple choice for each. */
export function importInlineChoices(text: GapText): DraftResult {
  const { item, gaps } = text;
  const body = bodyOf(text);
  const notes: CarryNote[] = [];
  const chosen = body.order.flatMap((place) => {
    const gap = gaps[place];
    if (gap?.name !== 'qti-inline-choice-interaction') return [];
    const id = gap.attributes['response-identifier'] ?? '';
    const options = readChoices(gap, 'qti-inline-choice');
    const declaration = item.declarations.get(id);
    const right = declaration ? rightResponses(declaration)[0] : undefined;
    const option = options.findIndex((each) => each.id === right);
    if (option >= 0) return [{ place, id, options, option }];
    notes.push(
      left(
        item.subject,
        `The package does not say what belongs into the gap ${id}.`,
        'Export it with its correct responses.',
      ),
    );
    return [];
  });
  const [first] = chosen;
  if (!first) return { groups: [], notes };
  const only = body.order.length === 1;
  const answerOf = ({ id, option }: { id: string; option: number }): DraftAnswer => ({
    key: optionLetter(option),
    ...explain(item, [id], only),
  });
  const same =
    chosen.length > 1 && chosen.every(({ options }) => wordsOf(options) === wordsOf(first.options));
  if (same) {
    const answers = new Map(chosen.map((each) => [each.place, answerOf(each)]));
    const fill = { from: 'box', options: first.options.map(({ text: option }) => option), reuse: true };
    const changes = ['Choices within the text became a box that all gaps share.'];
    return { groups: [textGroup(text, body, { answers, fill, changes })], notes };
  }
  const groups = chosen.map((each): DraftGroup => {
    const stem = stemOf(body, each.place);
    const options = each.options.map(({ text: option }) => option);
    return {
      subject: item.subject,
      answers: [answerOf(each)],
      build: listed({ type: 'multiple-choice' }, [{ stem, options }]),
      joins: 'multiple-choice',
      changes: ['A choice within a text became a multiple choice.'],
    };
  });
  return { groups, notes };
}

const wordsOf = (options: readonly NamedText[]) => JSON.stringify(options.map(({ text }) => text));

/** The line or cell of a gap, its gaps shown as lines. */
function stemOf({ lines, table }: Body, place: number): string {
  const texts = [...lines.map(({ text }) => text), ...(table?.rows.map((row) => row.join(' ')) ?? [])];
  const text = texts.find((each) => gapsIn(each).includes(place)) ?? '';
  return collapseSpace(replaceGaps(text, () => OTHER_GAP));
}
