import { optionLetter } from '#ielts/question-types/option-names.ts';
import { VERDICTS, type VerdictType } from '#ielts/question-types/verdicts.ts';
import { left } from './carry-report.ts';
import {
  type DraftGroup,
  type DraftResult,
  type Explanation,
  explain,
  isCalled,
  listed,
  unfilled,
} from './draft.ts';
import { plainLine, readBlocks } from './read-blocks.ts';
import { type Declaration, type QtiItem, rightResponses, weightChanges } from './read-item.ts';
import { elementsOf, type XmlElement } from './xml.ts';

/** Choices: one option or several, TRUE, FALSE and NOT GIVEN among them. */

export type NamedText = { readonly id: string; readonly text: string };

/** The choices of an interaction with their texts. A choice that is only a picture has its description. */
export function readChoices(parent: XmlElement, name: string): NamedText[] {
  return elementsOf(parent, name).map((choice) => ({
    id: choice.attributes['identifier'] ?? '',
    text: plainLine(choice) || describedBy(choice),
  }));
}

function describedBy(choice: XmlElement): string {
  const { blocks } = readBlocks(choice.children);
  return blocks.flatMap((block) => (block.kind === 'picture' && block.alt ? [block.alt] : [])).join(' ');
}

/** The reason why choices cannot be carried: one of them has no words. */
export function wordless(subject: string, choices: readonly NamedText[]): DraftResult | undefined {
  if (choices.every(({ text }) => text !== '')) return undefined;
  return {
    groups: [],
    notes: [left(subject, 'An option has no text, only a picture or sound.', 'Describe it in words.')],
  };
}

/** The note where each candidate saw the options in a different order. */
export function shuffleChanges({ attributes }: XmlElement): readonly string[] {
  return attributes['shuffle'] === 'true' ? ['The options keep their order.'] : [];
}

/** The declaration that an interaction is bound to. */
export function declarationOf(item: QtiItem, interaction: XmlElement): Declaration | undefined {
  return item.declarations.get(interaction.attributes['response-identifier'] ?? '');
}

const NO_ANSWER = {
  what: 'The package does not say which answer is right.',
  how: 'Export it with its correct responses.',
};
export function withoutAnswer(subject: string): DraftResult {
  return { groups: [], notes: [left(subject, NO_ANSWER.what, NO_ANSWER.how)] };
}

/** `context` is the text before the interaction. */
export function importChoice(item: QtiItem, interaction: XmlElement, context: string): DraftResult {
  const { subject } = item;
  const choices = readChoices(interaction, 'qti-simple-choice');
  const declaration = declarationOf(item, interaction);
  const right = declaration ? rightResponses(declaration) : [];
  const places = right.map((id) => choices.findIndex((choice) => choice.id === id));
  if (!declaration || right.length === 0 || places.includes(-1)) return withoutAnswer(subject);
  const mute = wordless(subject, choices);
  if (mute) return mute;
  const stemText = [context, plainLine(elementsOf(interaction, 'qti-prompt')[0])]
    .filter((text) => text !== '')
    .join(' ');
  const stem = stemText || unfilled('The question');
  const several = declaration.cardinality !== 'single' && right.length > 1;
  const changes = [
    ...(stemText === '' ? ['It came without a question.'] : []),
    ...shuffleChanges(interaction),
    ...weightChanges(declaration, item),
    ...numberChanges(interaction, declaration, right.length),
  ];
  const responseId = interaction.attributes['response-identifier'] ?? '';
  // Where every option has its own feedback, that of the right ones is the explanation.
  const ofOptions = item.feedback.some((each) => choices.some((choice) => isCalled(each, choice.id)));
  const explanation = ofOptions
    ? explain(item, right, false)
    : explain(item, [responseId], item.declarations.size === 1);
  const group = several
    ? severalGroup(item, {
        stem,
        choices,
        declaration,
        places,
        changes,
        explanation: ofOptions ? explanation : undefined,
      })
    : (verdictGroup(item, stem, choices, right[0] ?? '', changes, explanation) ?? {
        subject,
        answers: [{ key: optionLetter(places[0] ?? 0), ...explanation }],
        build: listed({ type: 'multiple-choice' }, [{ stem, options: choices.map(({ text }) => text) }]),
        joins: 'multiple-choice',
        changes,
      });
  return { groups: [group], notes: [] };
}

/** The note where candidates did not know how many options are right. */
function numberChanges(
  { attributes }: XmlElement,
  { cardinality }: Declaration,
  right: number,
): readonly string[] {
  const most = Number(attributes['max-choices'] ?? 1);
  if (cardinality === 'single' || most === right) return [];
  const were = most === 0 ? 'As many as one liked' : `Up to ${most}`;
  return [`${were} could be chosen: candidates are told how many are right.`];
}

type Several = {
  readonly stem: string;
  readonly choices: readonly NamedText[];
  readonly declaration: Declaration;
  readonly places: readonly number[];
  readonly changes: readonly string[];
  /** The shared explanation of the right options, where the package has one. */
  readonly explanation: Explanation | undefined;
};

/** A mark for each option where the package maps them, else one for all. */
function severalGroup(
  item: QtiItem,
  { stem, choices, declaration, places, changes, explanation: ofRight }: Several,
): DraftGroup {
  const letters = places.map(optionLetter);
  const each = declaration.mapped.length > 0 && item.processing !== 'correct';
  const feedbacks = item.feedback.filter(({ id }) => id.startsWith('explanation-'));
  const shared = {
    type: 'multiple-choice-several',
    stem,
    choose: letters.length,
    marking: each ? 'each' : 'together',
    options: choices.map(({ text }) => text),
  };
  const all = ofRight ?? explain(item, [], item.declarations.size === 1);
  const answers = each
    ? letters.map((key, i) => ({ key, ...(feedbacks[i] ? explain(item, [feedbacks[i].id], false) : all) }))
    : [{ key: [...letters].sort().join(' '), ...all }];
  return {
    subject: item.subject,
    answers,
    build: listed(
      shared,
      answers.map(() => ({})),
    ),
    changes,
  };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** TRUE or YES with its opposite, and perhaps NOT GIVEN; undefined for other options. */
export function verdictsOf(
  texts: readonly string[],
): { type: VerdictType; verdicts: readonly string[] } | undefined {
  const found = texts.map(plain);
  for (const [type, verdicts] of Object.entries(VERDICTS) as [VerdictType, readonly string[]][]) {
    const known = verdicts.map(plain);
    const both = known.slice(0, 2).every((verdict) => found.includes(verdict));
    if (both && found.every((text) => known.includes(text))) return { type, verdicts };
  }
  return undefined;
}

/** The verdict that a text names. */
export function verdictNamed(verdicts: readonly string[], text: string): string {
  return verdicts.find((verdict) => plain(verdict) === plain(text)) ?? '';
}

function verdictGroup(
  item: QtiItem,
  statement: string,
  choices: readonly NamedText[],
  right: string,
  changes: readonly string[],
  explanation: Explanation,
): DraftGroup | undefined {
  const found = verdictsOf(choices.map(({ text }) => text));
  const text = choices.find(({ id }) => id === right)?.text;
  if (!found || text === undefined) return undefined;
  const { type, verdicts } = found;
  return {
    subject: item.subject,
    answers: [{ key: verdictNamed(verdicts, text), ...explanation }],
    build: listed({ type }, [{ statement }]),
    joins: type,
    changes:
      choices.length < verdicts.length
        ? [...changes, 'NOT GIVEN is offered too, as the test does.']
        : changes,
  };
}
