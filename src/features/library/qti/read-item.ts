import type { ItemPlace } from './read-test.ts';
import { type Processing, readProcessing } from './processing.ts';
import { printable } from './open-package.ts';
import {
  collapseSpace,
  elementsOf,
  findElement,
  findElements,
  isElement,
  rawText,
  type XmlElement,
  type XmlNode,
} from './xml.ts';

/** A response as an item declares it. */
export type Declaration = {
  readonly cardinality: string;
  readonly baseType: string;
  readonly correct: readonly string[];
  /** The mark of each response. */
  readonly mapped: readonly {
    readonly key: string;
    readonly value: number;
    readonly caseSensitive: boolean;
  }[];
  /** Whether an unmapped response takes marks away. */
  readonly penalty: boolean;
};

/** The feedback after the answer in each language, with its evidence. */
export type Feedback = {
  readonly id: string;
  /** Shown where its outcome is another: after other answers. */
  readonly whenNot: boolean;
  readonly en: string;
  readonly zhHant: string;
  readonly evidence: readonly { readonly place: string; readonly quote: string }[];
};

export type QtiItem = {
  readonly place: ItemPlace;
  /** Its name in the report. */
  readonly subject: string;
  readonly body: XmlElement | undefined;
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly feedback: readonly Feedback[];
  /** Its references, as written. */
  readonly stimuli: readonly string[];
  readonly processing: Processing;
  /** The reason why none of it can be carried. */
  readonly hindrance: { readonly what: string; readonly how: string } | undefined;
};

/** A parsed item. */
export function readItem(place: ItemPlace): QtiItem {
  const { root, file } = place;
  const { identifier, title } = root.attributes;
  const declarations = elementsOf(root, 'qti-response-declaration').map((each): [string, Declaration] => [
    each.attributes['identifier'] ?? '',
    readDeclaration(each),
  ]);
  return {
    place,
    subject: printable(collapseSpace(title || identifier || file)),
    body: elementsOf(root, 'qti-item-body')[0],
    declarations: new Map(declarations),
    feedback: findElements(root, ({ name }) => FEEDBACK.has(name)).map(readFeedback),
    stimuli: elementsOf(root, 'qti-assessment-stimulus-ref').map(
      ({ attributes }) => attributes['href'] ?? '',
    ),
    processing: readProcessing(root),
    hindrance: hindranceOf(root),
  };
}

/** The limits of an item. A section has forty questions, and far larger items are not processed. */
const MOST_ANSWERED = 200;
const MOST_SAID = 1_000;

const FEEDBACK = new Set(['qti-modal-feedback', 'qti-feedback-block', 'qti-feedback-inline']);

function hindranceOf(root: XmlElement): QtiItem['hindrance'] {
  if (root.attributes['adaptive'] === 'true') {
    return { what: 'It is adaptive: it changes with the answers.', how: 'Write each step as a question.' };
  }
  if (elementsOf(root, 'qti-template-declaration').length > 0) {
    return {
      what: 'It is a template: its content is generated again each time.',
      how: 'Export one instance of it.',
    };
  }
  const interactions = findElements(root, ({ name }) => name.endsWith('-interaction')).length;
  const declared = elementsOf(root, 'qti-response-declaration').length;
  const feedbackCount = findElements(root, ({ name }) => FEEDBACK.has(name)).length;
  if (Math.max(interactions, declared) > MOST_ANSWERED || feedbackCount > MOST_SAID) {
    return {
      what: `It has more than ${MOST_ANSWERED} questions, or more than ${MOST_SAID} pieces of feedback.`,
      how: 'Export it as several items.',
    };
  }
  return undefined;
}

function readDeclaration(declaration: XmlElement): Declaration {
  const { cardinality = 'single', 'base-type': baseType = 'identifier' } = declaration.attributes;
  const correct = findElement(declaration, 'qti-correct-response');
  const mapping = findElement(declaration, 'qti-mapping');
  return {
    penalty: Number(mapping?.attributes['default-value'] ?? 0) < 0,
    cardinality,
    baseType,
    correct: (correct ? elementsOf(correct, 'qti-value') : []).map((value) => collapseSpace(rawText(value))),
    mapped: findElements(declaration, ({ name }) => name === 'qti-map-entry').map(({ attributes }) => ({
      key: collapseSpace(attributes['map-key'] ?? ''),
      value: Number(attributes['mapped-value'] ?? 0),
      caseSensitive: attributes['case-sensitive'] === 'true',
    })),
  };
}

/** The responses that earn marks. For texts, those that earn most. */
function worth({ baseType, mapped }: Declaration): string[] {
  const most = Math.max(0, ...mapped.map(({ value }) => value));
  const least = isChosen(baseType) ? Number.MIN_VALUE : most;
  return mapped.filter(({ value }) => value > 0 && value >= least).map(({ key }) => key);
}

const isChosen = (baseType: string) => ['identifier', 'pair', 'directedPair'].includes(baseType);

/**
 * The right responses. Choices use the correct response, or the mapped ones without it. For texts, every form with the
 * full mark is right.
 */
export function rightResponses(declaration: Declaration): readonly string[] {
  const { correct, baseType } = declaration;
  const more = isChosen(baseType) && correct.length > 0 ? [] : worth(declaration);
  return [...new Set([...correct, ...more])].filter((each) => each !== '');
}

/** The notes where right answers had different marks, wrong ones cost marks, or all had to be right. */
export function weightChanges(
  { mapped, penalty }: Declaration,
  { processing }: QtiItem,
  questions = 1,
): readonly string[] {
  const values = new Set(mapped.filter(({ value }) => value > 0).map(({ value }) => value));
  return [
    ...(values.size > 1 ? ['Every right answer is worth one mark.'] : []),
    ...(penalty || mapped.some(({ value }) => value < 0) ? ['Wrong answers take no marks away.'] : []),
    ...(processing === 'correct' && questions > 1
      ? ['All had to be right for the mark; here each question has its own.']
      : []),
  ];
}

function readFeedback(feedback: XmlElement): Feedback {
  const feedbackTexts = { en: [] as string[], zhHant: [] as string[] };
  const evidence: { place: string; quote: string }[] = [];
  const read = (node: XmlNode, chinese: boolean): void => {
    if (!isElement(node)) {
      (chinese ? feedbackTexts.zhHant : feedbackTexts.en).push(node);
      return;
    }
    const place = node.attributes['data-evidence'];
    const language = node.attributes['xml:lang'] ?? node.attributes['lang'];
    if (place !== undefined) evidence.push({ place, quote: collapseSpace(rawText(node)) });
    else
      for (const child of node.children)
        read(child, language === undefined ? chinese : /^zh/i.test(language));
    // Paragraphs stand apart.
    if (node.name === 'p' || node.name === 'div')
      (chinese ? feedbackTexts.zhHant : feedbackTexts.en).push(' ');
  };
  read(feedback, false);
  return {
    id: feedback.attributes['identifier'] ?? '',
    whenNot: feedback.attributes['show-hide'] === 'hide',
    en: collapseSpace(feedbackTexts.en.join('')),
    zhHant: collapseSpace(feedbackTexts.zhHant.join('')),
    evidence,
  };
}
