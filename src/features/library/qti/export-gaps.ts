import { parseKey } from '#ielts/marking/answer-key.ts';
import type { WordLimit } from '#ielts/question-types/word-limit.ts';
import type { Line } from '#ielts/question-types/gaps.ts';
import { splitAtGaps } from '#ielts/question-types/gaps.ts';
import { fitsWordLimit } from '#ielts/marking/word-count.ts';
import type { Option } from './export-choice.ts';
import type { Explained, Response, StimulusRef } from './export-item.ts';
import { assembleItem } from './export-item.ts';
import { questionId } from './qti-names.ts';
import { element, type XmlElement, type XmlNode } from './xml.ts';

/** Completions: gaps that are written into, or filled from a box. */

type GapItemInput = {
  readonly stimulus: StimulusRef | undefined;
  readonly title: string;
  readonly explained: readonly Explained[];
};
/** Draws the gap of a question. */
type DrawGap = (number: number) => XmlElement;

/** The texts that a key accepts within the limit, in the order of `parseKey`. A key that cannot be read is one text. */
export function acceptedTexts(key: string, limit: WordLimit): readonly string[] {
  const parsed = parseKey(key);
  if (!parsed.ok) return [key];
  const fitting = parsed.forms.filter(({ text }) => fitsWordLimit(text, limit));
  return fitting.map(({ text }) => text);
}

/** The response of a gap that is written into: all accepted texts are worth the mark. */
function writtenResponse(id: string, key: string, limit: WordLimit): Response {
  const accepted = acceptedTexts(key, limit);
  return {
    id,
    cardinality: 'single',
    baseType: 'string',
    correct: accepted.slice(0, 1),
    mapped: accepted,
    marks: 1,
  };
}

/** QTI has no word limit. Attributes say it, which other programs ignore. */
export function textEntry(id: string, { words, number }: WordLimit): XmlElement {
  return element('qti-text-entry-interaction', {
    'response-identifier': id,
    'expected-length': 30,
    'data-max-words': words,
    'data-and-number': number,
  });
}

/** A text in which `{7}` is the gap of question 7. */
function textWithGaps(text: string, draw: DrawGap): XmlNode[] {
  return splitAtGaps(text).map((piece) => (typeof piece === 'number' ? draw(piece) : piece));
}

function drawLine({ text, label, heading, indent }: Line, draw: DrawGap): XmlElement {
  const named = label === undefined ? [] : [element('strong', { class: 'line-label' }, `${label}:`), ' '];
  const attributes = { class: indent ? `line-indent-${indent}` : undefined };
  return element(heading ? 'h3' : 'p', attributes, ...named, ...textWithGaps(text, draw));
}

/** The lines of a form, notes, a summary; those of a flow chart are a list. */
export function drawLines(lines: readonly Line[], draw: DrawGap, asList: boolean): XmlElement[] {
  if (!asList) return lines.map((line) => drawLine(line, draw));
  return [element('ol', {}, ...lines.map((line) => element('li', {}, ...drawLine(line, draw).children)))];
}

export function drawTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  draw: DrawGap,
): XmlElement {
  const head = element('tr', {}, ...columns.map((text) => element('th', {}, ...(text ? [text] : []))));
  const body = rows.map((row) =>
    element('tr', {}, ...row.map((cell) => element('td', {}, ...textWithGaps(cell, draw)))),
  );
  return element('table', {}, element('thead', {}, head), element('tbody', {}, ...body));
}

export type KeyedGap = { readonly number: number; readonly key: string };

/** Draws the text around the gaps, with a function that draws one gap. */
export type DrawBody = (draw: DrawGap) => readonly XmlElement[];

/** Gaps that are written into: a response for each. A single one is called `RESPONSE`. */
export function writtenItem(
  id: string,
  gaps: readonly KeyedGap[],
  limit: WordLimit,
  { before = [], body, ...input }: GapItemInput & { before?: readonly XmlElement[]; body: DrawBody },
): XmlElement {
  const responseOf = (number: number) => (gaps.length === 1 ? 'RESPONSE' : `RESPONSE_${questionId(number)}`);
  return assembleItem({
    ...input,
    id,
    responses: gaps.map(({ number, key }) => writtenResponse(responseOf(number), key, limit)),
    body: [...before, ...body((number) => textEntry(responseOf(number), limit))],
  });
}

/** Gaps that are filled from a box. */
export function boxItem(
  id: string,
  gaps: readonly KeyedGap[],
  {
    before,
    options,
    reuse,
    body,
    ...input
  }: GapItemInput & {
    before: readonly XmlElement[];
    options: readonly Option[];
    reuse: boolean;
    body: DrawBody;
  },
): XmlElement {
  const pairs = gaps.map(({ number, key }) => `${key} ${questionId(number)}`);
  const response: Response = {
    id: 'RESPONSE',
    cardinality: 'multiple',
    baseType: 'directedPair',
    correct: pairs,
    mapped: pairs,
    marks: pairs.length,
  };
  const interaction = element(
    'qti-gap-match-interaction',
    { 'response-identifier': response.id, shuffle: false, 'max-associations': gaps.length },
    ...options.map((option) =>
      element('qti-gap-text', { identifier: option.id, 'match-max': reuse ? 0 : 1 }, option.text),
    ),
    ...body((number) => element('qti-gap', { identifier: questionId(number) })),
  );
  return assembleItem({ ...input, id, responses: [response], body: [...before, interaction] });
}
