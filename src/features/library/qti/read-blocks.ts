import { annotated, isAnnotated } from './annotated-text.ts';
import { isSeen } from './losses.ts';
import {
  collapseSpace,
  elementsOf,
  findElements,
  isElement,
  rawText,
  type XmlElement,
  type XmlNode,
} from './xml.ts';

/**
 * A QTI text as a reader sees it: lines, tables, pictures and interactions in order. All other markup (styles, links,
 * emphasis, scripts) is dropped, so nothing foreign reaches a page.
 */

/** A line. A gap in it is `gapMark(n)`, where n is its index in `Blocks.gaps`. */
export type LineBlock = {
  readonly kind: 'line';
  readonly text: string;
  readonly heading: boolean;
  readonly label: string | undefined;
  readonly indent: number;
  readonly listed: boolean;
  /** Of an ordered list. */
  readonly step: boolean;
  readonly className: string;
};
export type TableBlock = {
  readonly kind: 'table';
  readonly element: XmlElement;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};
export type Block =
  | LineBlock
  | TableBlock
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string }
  | { readonly kind: 'sound'; readonly src: string }
  | { readonly kind: 'interaction'; readonly element: XmlElement };

export type Blocks = {
  readonly blocks: readonly Block[];
  /** The interactions within lines. */
  readonly gaps: readonly XmlElement[];
  /** The dropped content with a meaning, such as formulas and videos. */
  readonly lost: readonly string[];
};

const MARK = /\ue000(\d+)\ue001/g;
export const gapMark = (place: number) => `\ue000${place}\ue001`;
/** A text of the package, without characters that look like gap marks. */
const unmarked = (text: string) => text.replace(/[\ue000\ue001]/g, '');
/** The places of the gaps in a text. */
export function gapsIn(text: string): number[] {
  return [...text.matchAll(MARK)].map(([, place]) => Number(place));
}
/** A text with its gaps replaced by a function. */
export function replaceGaps(text: string, put: (place: number) => string): string {
  return text.replace(MARK, (_, place: string) => put(Number(place)));
}

const PLAIN_BLOCKS = new Set(
  [
    'p h1 h2 h3 h4 h5 h6 div section article header footer main aside figure figcaption blockquote address',
    'ul ol li dl dt dd pre hr details summary center fieldset',
    'qti-item-body qti-stimulus-body qti-content-body qti-prompt qti-rubric-block qti-template-block',
  ].flatMap((names) => names.split(' ')),
);
const GAPS = new Set(['qti-gap', 'qti-text-entry-interaction', 'qti-inline-choice-interaction']);
const LOST: Readonly<Record<string, string>> = {
  math: 'a formula',
  video: 'a video',
  object: 'an embedded object',
  embed: 'an embedded object',
  iframe: 'an embedded page',
  include: 'a part of another file',
  svg: 'a drawing within the text',
};
/** Not for the candidate, or shown afterwards. */
const HIDDEN = new Set([
  'qti-feedback-block',
  'qti-feedback-inline',
  'qti-modal-feedback',
  'qti-catalog-info',
  'qti-stylesheet',
  'script',
  'style',
]);

function isHidden(element: XmlElement): boolean {
  if (HIDDEN.has(element.name)) return true;
  return element.name === 'qti-rubric-block' && !isSeen(element);
}

const MEDIA = new Set(['img', 'picture', 'audio', 'object']);

/** The interactions that are blocks. */
function isInteraction({ name }: XmlElement): boolean {
  return name.startsWith('qti-') && name.endsWith('-interaction') && !GAPS.has(name);
}

const holdsGap = (nodes: readonly XmlNode[]): boolean =>
  nodes.some((node) => isElement(node) && (GAPS.has(node.name) || holdsGap(node.children)));

const isOfMedia = ({ attributes }: XmlElement) => /^(?:image|audio)\//.test(attributes['type'] ?? '');

function soundOf(element: XmlElement): XmlElement | undefined {
  const isSound = (each: XmlElement) =>
    each.name === 'audio' ||
    (each.name === 'object' && each.attributes['type']?.startsWith('audio/') === true);
  return findElements(element, isSound)[0];
}

/** The letter of a paragraph and the label of a line, in packages of ours. */
const LABELS = new Set(['line-label', 'paragraph-letter']);

type Context = {
  readonly heading: boolean;
  readonly depth: number;
  readonly step: boolean;
  readonly className: string;
};

class BlockReader {
  readonly blocks: Block[] = [];
  readonly gaps: XmlElement[] = [];
  readonly lost: string[] = [];
  private line: string[] = [];
  private label: string | undefined;
  /** The term of a definition list that waits for what it is of. */
  private term: string | undefined;

  read(nodes: readonly XmlNode[], context: Context): void {
    for (const node of nodes) {
      if (!isElement(node)) this.line.push(unmarked(node));
      else this.readElement(node, context);
    }
  }

  private readElement(element: XmlElement, context: Context): void {
    const { name, attributes } = element;
    if (isHidden(element)) {
      if (findElements(element, isInteraction).length > 0) this.lost.push('a question shown after an answer');
      return;
    }
    if (GAPS.has(name)) this.line.push(gapMark(this.gaps.push(element) - 1));
    else if (name === 'br') this.line.push(' ');
    else if (name === 'img' || name === 'picture') this.readPicture(element, context);
    else if (name === 'audio') this.readSound(element, context);
    else if (name === 'object' && isOfMedia(element)) this.readObject(element, context);
    else if (name === 'qti-media-interaction' && soundOf(element)) {
      for (const child of elementsOf(element)) this.readElement(child, context);
    } else if (name === 'table') {
      this.endLine(context);
      this.readTable(element);
    } else if (isAnnotated(element) && !holdsGap(element.children))
      this.line.push(unmarked(annotated(element)));
    else if (isInteraction(element)) {
      this.endLine(context);
      this.blocks.push({ kind: 'interaction', element });
    } else if (Object.hasOwn(LOST, name)) {
      this.lost.push(LOST[name] ?? name);
      this.line.push(unmarked(collapseSpace(rawText(element))));
    } else if (PLAIN_BLOCKS.has(name)) this.readBlock(element, context);
    else if (name === 'strong' && LABELS.has(attributes['class'] ?? '')) {
      this.label = unmarked(collapseSpace(rawText(element))).replace(/:$/, '');
    } else this.read(element.children, context);
  }

  private readBlock({ name, attributes, children }: XmlElement, context: Context): void {
    this.endLine(context);
    const listed = name === 'ul' || name === 'ol' ? 1 : 0;
    const inside: Context = {
      heading: context.heading || /^h[1-6]$/.test(name),
      depth: context.depth + listed,
      step: listed ? name === 'ol' : context.step,
      className: attributes['class'] ?? context.className,
    };
    const isTerm = name === 'dt' && !holdsGap(children);
    if (isTerm) this.term = unmarked(collapseSpace(children.map(rawText).join('')));
    else this.read(children, inside);
    if (name === 'dd' && this.term !== undefined) {
      this.label = this.term;
      this.term = undefined;
    }
    this.endLine(inside);
  }

  private readPicture(element: XmlElement, context: Context): void {
    const image = element.name === 'img' ? element : findElements(element, ({ name }) => name === 'img')[0];
    this.endLine(context);
    const { src = '', alt = '' } = image?.attributes ?? {};
    this.blocks.push({ kind: 'picture', src, alt: collapseSpace(alt) });
  }

  /** A picture or sound as older programs embed it. */
  private readObject(element: XmlElement, context: Context): void {
    const { type = '', data = '' } = element.attributes;
    this.endLine(context);
    if (type.startsWith('audio/')) this.blocks.push({ kind: 'sound', src: data });
    else this.blocks.push({ kind: 'picture', src: data, alt: collapseSpace(rawText(element)) });
  }

  private readSound(element: XmlElement, context: Context): void {
    this.endLine(context);
    const sources = [element, ...elementsOf(element, 'source')].flatMap(
      ({ attributes }) => attributes['src'] ?? [],
    );
    if (sources[0] !== undefined) this.blocks.push({ kind: 'sound', src: sources[0] });
  }

  /** A cell is one line. Its questions, pictures and sounds follow the table. */
  private readTable(element: XmlElement): void {
    const after: Block[] = [];
    const rows = findElements(element, ({ name }) => name === 'tr').map((row) => {
      const cells = elementsOf(row).filter(({ name }) => name === 'td' || name === 'th');
      return { head: cells.length > 0 && cells.every(({ name }) => name === 'th'), cells };
    });
    const [first] = rows;
    const text = (cell: XmlElement) => {
      const before = this.line;
      this.line = [];
      this.readInline(cell.children, after);
      const read = collapseSpace(this.line.join(''));
      this.line = before;
      return read;
    };
    const columns = first?.head ? first.cells.map(text) : [];
    const body = (first?.head ? rows.slice(1) : rows).map(({ cells }) => cells.map(text));
    const empty = [...columns, ...body.flat()].every((cell) => cell === '');
    // A table that only places questions side by side does not count.
    if (after.length === 0 || !empty) this.blocks.push({ kind: 'table', element, columns, rows: body });
    this.blocks.push(...after);
  }

  private readInline(nodes: readonly XmlNode[], after: Block[]): void {
    for (const node of nodes) {
      if (!isElement(node)) this.line.push(unmarked(node));
      else if (GAPS.has(node.name)) this.line.push(gapMark(this.gaps.push(node) - 1));
      else if (isInteraction(node) || MEDIA.has(node.name)) {
        const { blocks, lost } = readBlocks([node]);
        this.lost.push(...lost);
        after.push(...blocks);
      } else if (isAnnotated(node) && !holdsGap(node.children)) this.line.push(unmarked(annotated(node)));
      else if (!isHidden(node)) {
        if (Object.hasOwn(LOST, node.name)) this.lost.push(LOST[node.name] ?? node.name);
        this.line.push(PLAIN_BLOCKS.has(node.name) || node.name === 'br' ? ' ' : '');
        this.readInline(node.children, after);
      }
    }
  }

  endLine({ heading, depth, step, className }: Context): void {
    const text = collapseSpace(this.line.join(''));
    this.line = [];
    const label = this.label;
    if (text === '' && label === undefined) return;
    this.label = undefined;
    const written = Number(/(?:^|\s)line-indent-([1-3])(?:\s|$)/.exec(className)?.[1]);
    const indent = written > 0 ? written : Math.min(3, Math.max(0, depth - 1));
    this.blocks.push({ kind: 'line', text, heading, label, indent, listed: depth > 0, step, className });
  }
}

const OUTSIDE: Context = { heading: false, depth: 0, step: false, className: '' };

/** Reads the content of an element. */
export function readBlocks(nodes: readonly XmlNode[]): Blocks {
  const reader = new BlockReader();
  reader.read(nodes, OUTSIDE);
  reader.endLine(OUTSIDE);
  const { blocks, gaps, lost } = reader;
  return { blocks, gaps, lost: [...new Set(lost)] };
}

/** The content of an element besides the text of its line. */
export function lostInLine(element: XmlElement): string[] {
  const { blocks, lost } = readBlocks(element.children);
  const beside = blocks.flatMap((block): string[] => {
    if (block.kind === 'picture') return [block.alt === '' ? 'a picture' : `a picture (“${block.alt}”)`];
    if (block.kind === 'sound') return ['a recording'];
    if (block.kind === 'table') return ['a table'];
    return block.kind === 'interaction' ? [`another question (${block.element.name})`] : [];
  });
  return [...new Set([...lost, ...beside])];
}

/** All of an element as one line of text, its gaps left out. */
export function plainLine(element: XmlElement | undefined): string {
  const { blocks } = readBlocks(element?.children ?? []);
  const lines = blocks.flatMap((block) =>
    block.kind === 'line' ? [replaceGaps(block.text, () => '______')] : [],
  );
  return collapseSpace(lines.join(' '));
}
