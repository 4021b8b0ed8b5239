import { headingNumeral, optionLetter } from '#ielts/question-types/option-names.ts';
import { LABELLINGS } from '#ielts/question-types/labellings.ts';
import { left } from './carry-report.ts';
import { type DraftGroup, type DraftResult, explain, listed, unfilled } from './draft.ts';
import {
  declarationOf,
  type NamedText,
  readChoices,
  shuffleChanges,
  verdictNamed,
  verdictsOf,
  withoutAnswer,
  wordless,
} from './import-choice.ts';
import { plainLine } from './read-blocks.ts';
import { type QtiItem, rightResponses, weightChanges } from './read-item.ts';
import { elementsOf, findElements, type XmlElement } from './xml.ts';

/** Matches, associations and orders: questions that each take one of the same options. */

/** The text around an interaction in its item. */
export type Around = {
  /** The first heading before it. */
  readonly heading: string | undefined;
  /** The other lines before it. */
  readonly context: string;
  readonly picture: { readonly src: string; readonly alt: string } | undefined;
  /** The letters of the passage's paragraphs. */
  readonly paragraphs: readonly string[];
};

type Matched = {
  readonly questions: readonly (NamedText & { readonly option: number })[];
  readonly options: readonly string[];
  readonly reuse: boolean;
  readonly changes: readonly string[];
};

const MATCHINGS = [
  'matching-information',
  'matching-headings',
  'matching-features',
  'matching-sentence-endings',
];
const MAY_REUSE = (most: readonly number[]) => most.some((each) => each !== 1);

export function importMatch(item: QtiItem, interaction: XmlElement, around: Around): DraftResult {
  const [from, to] = elementsOf(interaction, 'qti-simple-match-set');
  const declaration = declarationOf(item, interaction);
  const pairs = (declaration ? rightResponses(declaration) : []).map((pair) => pair.split(' '));
  if (!from || !to || pairs.length === 0) return withoutAnswer(item.subject);
  const sources = readChoices(from, 'qti-simple-associable-choice');
  const targets = readChoices(to, 'qti-simple-associable-choice');
  const mute = wordless(item.subject, [...sources, ...targets]);
  if (mute) return mute;
  const questions = sources.map((source) => {
    const named = pairs.filter(([one]) => one === source.id).map(([, other]) => other);
    return { ...source, named, option: targets.findIndex(({ id }) => id === named[0]) };
  });
  const wanting = questions.filter(({ named, option }) => named.length !== 1 || option < 0);
  if (wanting.length > 0) {
    const what = `“${wanting[0]?.text ?? ''}” has ${wanting[0]?.named.length ?? 0} right options; here each question has one.`;
    return { groups: [], notes: [left(item.subject, what, 'Write it as questions of their own.')] };
  }
  const most = elementsOf(to, 'qti-simple-associable-choice').map(({ attributes }) =>
    Number(attributes['match-max'] ?? 1),
  );
  const changes = [
    ...shuffleChanges(interaction),
    ...(declaration ? weightChanges(declaration, item, questions.length) : []),
  ];
  const options = targets.map(({ text }) => text);
  return matchedGroup(item, interaction, around, { questions, options, reuse: MAY_REUSE(most), changes });
}

/** Things to be put in order: each is matched with its place. */
export function importOrder(item: QtiItem, interaction: XmlElement, around: Around): DraftResult {
  const declaration = declarationOf(item, interaction);
  const choices = readChoices(interaction, 'qti-simple-choice');
  const order = declaration?.correct ?? [];
  if (order.length === 0) return withoutAnswer(item.subject);
  const mute = wordless(item.subject, choices);
  if (mute) return mute;
  const questions = choices.map((choice) => ({ ...choice, option: order.indexOf(choice.id) }));
  if (order.length !== choices.length || questions.some(({ option }) => option < 0)) {
    const what = 'Only some of the things are put in order.';
    return { groups: [], notes: [left(item.subject, what, 'Order all of them, or write a matching task.')] };
  }
  return matchedGroup(item, interaction, around, {
    questions,
    options: choices.map((_, place) => `${place + 1}`),
    reuse: false,
    changes: [
      'An order became a matching of things with their places, with a mark for each.',
      ...(questions.every(({ option }, place) => option === place)
        ? ['They stand in their right order: mix them.']
        : []),
    ],
  });
}

/** Pairs within one set. The first of each pair is the question, and the others are the options. */
export function importAssociate(item: QtiItem, interaction: XmlElement, around: Around): DraftResult {
  const declaration = declarationOf(item, interaction);
  const choices = readChoices(interaction, 'qti-simple-associable-choice');
  const pairs = (declaration ? rightResponses(declaration) : []).map((pair) => pair.split(' '));
  if (pairs.length === 0) return withoutAnswer(item.subject);
  const mute = wordless(item.subject, choices);
  if (mute) return mute;
  const used = pairs.flat();
  const known = used.every((id) => choices.some((choice) => choice.id === id));
  if (!known || pairs.some((pair) => pair.length !== 2) || new Set(used).size < used.length) {
    const what = 'A thing stands in more than one pair.';
    return { groups: [], notes: [left(item.subject, what, 'Write it as a matching task.')] };
  }
  const place = (id: string | undefined) => choices.findIndex((choice) => choice.id === id);
  const sorted = pairs.map(([one, other]) => (place(one) < place(other) ? [one, other] : [other, one]));
  const matched = new Set(sorted.map(([one]) => one));
  const others = choices.filter(({ id }) => !matched.has(id));
  const questions = choices.flatMap((choice) => {
    const partner = sorted.find(([one]) => one === choice.id)?.[1];
    return partner === undefined ? [] : [{ ...choice, option: others.findIndex(({ id }) => id === partner) }];
  });
  return matchedGroup(item, interaction, around, {
    questions,
    options: others.map(({ text }) => text),
    reuse: false,
    changes: [
      'Pairs became a matching: the first of each pair is asked, the other is an option.',
      ...(declaration ? weightChanges(declaration, item, questions.length) : []),
    ],
  });
}

function matchedGroup(item: QtiItem, interaction: XmlElement, around: Around, matched: Matched): DraftResult {
  const prompt = plainLine(findElements(interaction, ({ name }) => name === 'qti-prompt')[0]);
  const title = around.heading ?? (prompt || around.context || item.subject);
  const instructionLines = [prompt, around.context].filter((text) => text !== '' && text !== title);
  const changes =
    instructionLines.length > 0
      ? [...matched.changes, `Not shown: “${instructionLines.join(' ')}”.`]
      : matched.changes;
  const { type, shared, asks, nameOf } = kindOf(item, around, matched, title);
  const group: DraftGroup = {
    subject: item.subject,
    answers: matched.questions.map(({ id, option }) => ({
      key: nameOf(option),
      ...explain(item, [id], matched.questions.length === 1),
    })),
    build: listed(
      { type, ...shared },
      matched.questions.map(({ text }) => asks(text)),
    ),
    picture: around.picture,
    changes,
  };
  return { groups: [group], notes: [] };
}

type MatchKind = {
  readonly type: string;
  readonly shared: Readonly<Record<string, unknown>>;
  readonly asks: (text: string) => Readonly<Record<string, unknown>>;
  readonly nameOf: (option: number) => string;
};

const PARAGRAPH = /^(?:paragraph|section)?\s*([A-Z])$/i;

/** The question type of a match: by its category in a package of ours, else by its questions. */
function kindOf(
  { place }: QtiItem,
  { paragraphs, picture }: Around,
  { questions, options, reuse }: Matched,
  title: string,
): MatchKind {
  const category = place.categories.find((each) => MATCHINGS.includes(each));
  const statement = (text: string) => ({ statement: text });
  const letters = options.map((text) => PARAGRAPH.exec(text)?.[1]?.toUpperCase());
  if (picture && options.every((text, i) => text.trim().toUpperCase() === optionLetter(i))) {
    const labelling = LABELLINGS.find((each) => place.categories.includes(each)) ?? 'diagram-labelling';
    const shared = { title, fill: { from: 'letters', count: options.length } };
    return { type: labelling, shared, asks: (text) => ({ stem: text }), nameOf: optionLetter };
  }
  const verdict = verdictsOf(options);
  if (verdict && category === undefined) {
    const nameOf = (option: number) => verdictNamed(verdict.verdicts, options[option] ?? '');
    return { type: verdict.type, shared: {}, asks: statement, nameOf };
  }
  const inPassage =
    letters.length > 0 && letters.every((letter, i) => letter !== undefined && letter === paragraphs[i]);
  if (inPassage && (category === undefined || category === 'matching-information')) {
    const nameOf = (option: number) => letters[option] ?? optionLetter(option);
    return { type: 'matching-information', shared: { reuse }, asks: statement, nameOf };
  }
  const matched = questions.map(({ text }) => PARAGRAPH.exec(text)?.[1]?.toUpperCase());
  const ofPassage = matched.every((letter) => letter !== undefined && paragraphs.includes(letter));
  if (ofPassage && (category === undefined ? !reuse : category === 'matching-headings')) {
    const asks = (text: string) => ({
      paragraph: PARAGRAPH.exec(text)?.[1]?.toUpperCase() ?? unfilled('letter'),
    });
    return { type: 'matching-headings', shared: { headings: options }, asks, nameOf: headingNumeral };
  }
  if (category === 'matching-sentence-endings') {
    return {
      type: category,
      shared: { endings: options },
      asks: (text) => ({ stem: text }),
      nameOf: optionLetter,
    };
  }
  return {
    type: 'matching-features',
    shared: { title, features: options, reuse },
    asks: statement,
    nameOf: optionLetter,
  };
}
