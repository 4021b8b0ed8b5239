import { LINE_COMPLETIONS } from '#ielts/question-types/completions.ts';
import type { DraftAnswer, DraftGroup } from './draft.ts';
import { type Block, gapsIn, type LineBlock, replaceGaps, type TableBlock } from './read-blocks.ts';
import type { QtiItem } from './read-item.ts';
import type { XmlElement } from './xml.ts';

/** A text with gaps, as an item shows it. */
export type GapText = {
  readonly item: QtiItem;
  readonly blocks: readonly Block[];
  readonly gaps: readonly XmlElement[];
};

/** The parts of a text with gaps. */
export type GapBody = {
  readonly title: string;
  readonly lines: readonly LineBlock[];
  readonly table: TableBlock | undefined;
  readonly picture: DraftGroup['picture'];
  /** The gaps of lines or table, in the order read. */
  readonly order: readonly number[];
};

export const OTHER_GAP = '______';
/** Braces mark gaps here. */
const noBraces = (text: string) => text.replaceAll('{', '(').replaceAll('}', ')');

/**
 * The text is the table where only the table has gaps. Otherwise it is the lines without their title, plus the rows of
 * tables with gaps.
 */
export function bodyOf({ item, blocks }: GapText): GapBody {
  const tables = blocks.filter((block) => block.kind === 'table').filter(hasGaps);
  const outside = blocks.some((block) => block.kind === 'line' && gapsIn(block.text).length > 0);
  const inHead = tables.some(({ columns }) => columns.some((cell) => gapsIn(cell).length > 0));
  const table = tables.length === 1 && !outside && !inHead ? tables[0] : undefined;
  const all = blocks.flatMap((block): LineBlock[] => {
    if (block.kind === 'line') return [block];
    return block.kind === 'table' && block !== table && hasGaps(block) ? rowsAsLines(block) : [];
  });
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

const hasGaps = ({ rows, columns }: TableBlock) =>
  [...rows, columns].flat().some((cell) => gapsIn(cell).length > 0);

const rowsAsLines = ({ rows, columns }: TableBlock): LineBlock[] =>
  [columns, ...rows]
    .map((row) => row.filter((cell) => cell !== '').join('; '))
    .filter((text) => text !== '')
    .map((text) => ({
      kind: 'line',
      text,
      heading: false,
      label: undefined,
      indent: 0,
      listed: false,
      step: false,
      className: '',
    }));

/** The answers of gaps, and their source. */
export type Filled = {
  /** By the index of the gap in the text. */
  readonly answers: ReadonlyMap<number, DraftAnswer>;
  readonly fill: Readonly<Record<string, unknown>>;
  readonly changes: readonly string[];
};

/** The group of a text whose gaps are known. Gaps without an answer become lines. */
export function textGroup({ item }: GapText, body: GapBody, { answers, fill, changes }: Filled): DraftGroup {
  const gaps = body.order.filter((place) => answers.has(place));
  const put = (text: string, first: number) =>
    replaceGaps(text, (place) => (answers.has(place) ? `{${first + gaps.indexOf(place)}}` : OTHER_GAP));
  const { title, table } = body;
  const common = {
    subject: item.subject,
    answers: gaps.flatMap((place) => answers.get(place) ?? []),
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

function lineType({ place }: QtiItem, { lines }: GapBody): string {
  const named = LINE_COMPLETIONS.find((type) => place.categories.includes(type));
  if (named) return named;
  if (lines.some(({ label }) => label !== undefined)) return 'form-completion';
  if (lines.length > 1 && lines.every(({ step }) => step)) return 'flow-chart-completion';
  return lines.length > 2 || lines.some(({ heading, indent }) => heading || indent > 0)
    ? 'note-completion'
    : 'summary-completion';
}
