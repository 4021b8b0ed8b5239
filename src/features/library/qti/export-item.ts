import type { Evidence } from '#ielts/marking/answer-key.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import {
  ASI_SCHEMA,
  explanationId,
  MAP_RESPONSE,
  MATCH_CORRECT,
  QTI_NAMESPACE,
  schemaAttributes,
  TOOL,
} from './qti-names.ts';
import { element, type XmlElement, type XmlNode } from './xml.ts';

/** The declaration of an answer, and the correct response. */
export type Response = {
  readonly id: string;
  readonly cardinality: 'single' | 'multiple';
  readonly baseType: 'identifier' | 'directedPair' | 'string' | 'file';
  readonly correct: readonly string[];
  /** One mark for each of these; without it, one mark for exactly the correct response. */
  readonly mapped?: readonly string[] | undefined;
  /** How many marks there are. */
  readonly marks: number;
};

/** The explanation of an answer, as the review of a question shows it. */
export type Explained = {
  readonly question: string;
  readonly explanation: Localised;
  readonly evidence: readonly Evidence[];
};

export type StimulusRef = { readonly id: string; readonly href: string; readonly title: string };

export type ItemParts = {
  readonly id: string;
  readonly title: string;
  readonly stimulus?: StimulusRef | undefined;
  readonly responses: readonly Response[];
  readonly body: readonly XmlNode[];
  readonly explained?: readonly Explained[];
  /** Marked by a person: nothing is computed. */
  readonly humanMarked?: boolean;
};

/** An item of a package, ready to be written. */
export type ExportedItem = {
  readonly id: string;
  readonly root: XmlElement;
  /** The item's subject: a type of question, or a part of the interview. */
  readonly category: string;
  readonly seconds?: number | undefined;
  /** The media of the package it shows, by their names there. */
  readonly media: readonly string[];
};

const values = (of: readonly string[]) => of.map((value) => element('qti-value', {}, value));

function declareResponse({ id, cardinality, baseType, correct, mapped }: Response): XmlElement {
  return element(
    'qti-response-declaration',
    { identifier: id, cardinality, 'base-type': baseType },
    ...(correct.length > 0 ? [element('qti-correct-response', {}, ...values(correct))] : []),
    ...(mapped
      ? [
          element(
            'qti-mapping',
            { 'default-value': 0 },
            ...mapped.map((key) => element('qti-map-entry', { 'map-key': key, 'mapped-value': 1 })),
          ),
        ]
      : []),
  );
}

function declareOutcome(id: string, baseType: string, defaults: readonly string[], more = {}): XmlElement {
  const cardinality = defaults.length > 1 ? 'multiple' : 'single';
  return element(
    'qti-outcome-declaration',
    { identifier: id, cardinality, 'base-type': baseType, ...more },
    ...(defaults.length > 0 ? [element('qti-default-value', {}, ...values(defaults))] : []),
  );
}

/** Adds the marks of one response of several to the score. Nothing is added where nothing was answered. */
function addMarks({ id, mapped }: Response): XmlElement {
  const variable = element('qti-variable', { identifier: id });
  const score = element('qti-variable', { identifier: 'SCORE' });
  const condition = mapped
    ? element('qti-not', {}, element('qti-is-null', {}, variable))
    : element('qti-match', {}, variable, element('qti-correct', { identifier: id }));
  const marks = mapped
    ? element('qti-map-response', { identifier: id })
    : element('qti-base-value', { 'base-type': 'float' }, '1');
  return element(
    'qti-response-condition',
    {},
    element(
      'qti-response-if',
      {},
      condition,
      element('qti-set-outcome-value', { identifier: 'SCORE' }, element('qti-sum', {}, score, marks)),
    ),
  );
}

function processResponses(responses: readonly Response[]): XmlElement {
  const [only, ...more] = responses;
  if (only && more.length === 0) {
    return element('qti-response-processing', { template: only.mapped ? MAP_RESPONSE : MATCH_CORRECT });
  }
  return element('qti-response-processing', {}, ...responses.map(addMarks));
}

function quote(evidence: Evidence): XmlElement {
  const place = 'turn' in evidence ? evidence.turn : evidence.paragraph;
  return element('blockquote', { 'data-evidence': place }, element('p', {}, evidence.quote));
}

/** The explanation in both languages, and the words that prove it. Shown after the answer. */
function feedback({ question, explanation, evidence }: Explained): XmlElement {
  const id = explanationId(question);
  return element(
    'qti-modal-feedback',
    { 'outcome-identifier': 'FEEDBACK', 'show-hide': 'show', identifier: id },
    element(
      'qti-content-body',
      {},
      element('div', { 'xml:lang': 'en' }, element('p', {}, explanation.en)),
      element('div', { 'xml:lang': 'zh-Hant' }, element('p', {}, explanation['zh-Hant'])),
      ...evidence.map(quote),
    ),
  );
}

/** An item with its children in the order that QTI 3.0.1 requires: declarations, stimulus, body, processing, feedback. */
export function assembleItem(parts: ItemParts): XmlElement {
  const { id, title, stimulus, responses, body, explained = [], humanMarked = false } = parts;
  const marks = responses.reduce((sum, response) => sum + response.marks, 0);
  const score = humanMarked ? { 'external-scored': 'human' } : { 'normal-maximum': marks };
  const shown = explained.map(({ question }) => explanationId(question));
  return element(
    'qti-assessment-item',
    {
      ...schemaAttributes(QTI_NAMESPACE, ASI_SCHEMA),
      identifier: id,
      title,
      adaptive: false,
      'time-dependent': false,
      'xml:lang': 'en',
      ...TOOL,
    },
    ...responses.map(declareResponse),
    declareOutcome('SCORE', 'float', ['0'], score),
    // The template sets only the score. The feedback is set from the start.
    ...(shown.length > 0 ? [declareOutcome('FEEDBACK', 'identifier', shown)] : []),
    ...(stimulus
      ? [
          element('qti-assessment-stimulus-ref', {
            identifier: stimulus.id,
            href: stimulus.href,
            title: stimulus.title,
          }),
        ]
      : []),
    element(
      'qti-item-body',
      {},
      ...(stimulus
        ? [element('div', { class: 'qti-shared-stimulus', 'data-stimulus-idref': stimulus.id })]
        : []),
      ...body,
    ),
    ...(humanMarked ? [] : [processResponses(responses)]),
    ...explained.map(feedback),
  );
}
