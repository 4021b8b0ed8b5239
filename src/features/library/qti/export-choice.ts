import type { Explained, Response, StimulusRef } from './export-item.ts';
import { assembleItem } from './export-item.ts';
import { itemId } from './qti-names.ts';
import { element, type XmlElement } from './xml.ts';

/** Choices and matches: one option, several, or an option for each of some questions. */

export type Option = { readonly id: string; readonly text: string };

type ChoiceItemInput = {
  readonly stimulus: StimulusRef | undefined;
  readonly title: string;
  readonly explained: readonly Explained[];
};

const RESPONSE = 'RESPONSE';

/** A question with one right option. */
export function choiceItem(
  number: number,
  {
    prompt,
    options,
    key,
    ...input
  }: ChoiceItemInput & { prompt: string; options: readonly Option[]; key: string },
): XmlElement {
  const response: Response = {
    id: RESPONSE,
    cardinality: 'single',
    baseType: 'identifier',
    correct: [key],
    marks: 1,
  };
  const interaction = choice(prompt, options, 1);
  return assembleItem({ ...input, id: itemId(number), responses: [response], body: [interaction] });
}

function choice(prompt: string, options: readonly Option[], most: number): XmlElement {
  return element(
    'qti-choice-interaction',
    { 'response-identifier': RESPONSE, shuffle: false, 'max-choices': most },
    element('qti-prompt', {}, prompt),
    ...options.map(({ id, text }) => element('qti-simple-choice', { identifier: id }, text)),
  );
}

/** A question with several right options: a mark for each, or one for all of them together. */
export function severalItem(
  id: string,
  several: ChoiceItemInput & {
    prompt: string;
    options: readonly Option[];
    keys: readonly string[];
    choose: number;
    together: boolean;
  },
): XmlElement {
  const { prompt, options, keys, choose, together, ...input } = several;
  const response: Response = {
    id: RESPONSE,
    cardinality: 'multiple',
    baseType: 'identifier',
    correct: keys,
    mapped: together ? undefined : keys,
    marks: together ? 1 : keys.length,
  };
  return assembleItem({ ...input, id, responses: [response], body: [choice(prompt, options, choose)] });
}

/** Questions that each take one of the same options. */
export function matchItem(
  id: string,
  match: ChoiceItemInput & {
    before: readonly XmlElement[];
    questions: readonly (Option & { key: string })[];
    options: readonly Option[];
    reuse: boolean;
  },
): XmlElement {
  const { before, questions, options, reuse, ...input } = match;
  const pairs = questions.map(({ id: question, key }) => `${question} ${key}`);
  const response: Response = {
    id: RESPONSE,
    cardinality: 'multiple',
    baseType: 'directedPair',
    correct: pairs,
    mapped: pairs,
    marks: pairs.length,
  };
  const set = (choices: readonly Option[], most: number) =>
    element(
      'qti-simple-match-set',
      {},
      ...choices.map(({ id: identifier, text }) =>
        element('qti-simple-associable-choice', { identifier, 'match-max': most }, text),
      ),
    );
  const interaction = element(
    'qti-match-interaction',
    { 'response-identifier': RESPONSE, shuffle: false, 'max-associations': questions.length },
    set(questions, 1),
    // 0 means any number of times.
    set(options, reuse ? 0 : 1),
  );
  return assembleItem({ ...input, id, responses: [response], body: [...before, interaction] });
}
