import { optionLetter, VERDICTS, type VerdictType } from '../domain/paper.ts';
import { left } from './carry-report.ts';
import { type DraftGroup, type DraftResult, explain, listed } from './draft.ts';
import { plainLine } from './read-blocks.ts';
import { type Declaration, type QtiItem, rightResponses, weightChanges } from './read-item.ts';
import { elementsOf, type XmlElement } from './xml.ts';

/** Choices: one option or several, TRUE, FALSE and NOT GIVEN among them. */

export type NamedText = { readonly id: string; readonly text: string };

/** The choices of an interaction with what they say. */
export function readChoices(parent: XmlElement, name: string): NamedText[] {
  return elementsOf(parent, name).map((choice) => ({
    id: choice.attributes['identifier'] ?? '',
    text: plainLine(choice),
  }));
}

/** What changes where options came in another order for everybody. */
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

/** `context`: what stands before the interaction. */
export function importChoice(item: QtiItem, interaction: XmlElement, context: string): DraftResult {
  const { subject } = item;
  const choices = readChoices(interaction, 'qti-simple-choice');
  const declaration = declarationOf(item, interaction);
  const right = declaration ? rightResponses(declaration) : [];
  const places = right.map((id) => choices.findIndex((choice) => choice.id === id));
  if (!declaration || right.length === 0 || places.includes(-1)) return withoutAnswer(subject);
  if (choices.some(({ text }) => text === '')) {
    return {
      groups: [],
      notes: [left(subject, 'An option has no text, only a picture or sound.', 'Describe it in words.')],
    };
  }
  const stem = [context, plainLine(elementsOf(interaction, 'qti-prompt')[0])]
    .filter((text) => text !== '')
    .join(' ');
  const changes = [...shuffleChanges(interaction), ...weightChanges(declaration)];
  const responseId = interaction.attributes['response-identifier'] ?? '';
  const several = declaration.cardinality !== 'single' && right.length > 1;
  const group = several
    ? severalGroup(item, { stem, choices, declaration, places, changes })
    : (verdictGroup(item, stem, choices, right[0] ?? '', changes) ?? {
        subject,
        answers: [
          { key: optionLetter(places[0] ?? 0), ...explain(item, [responseId], item.declarations.size === 1) },
        ],
        build: listed({ type: 'multiple-choice' }, [{ stem, options: choices.map(({ text }) => text) }]),
        joins: 'multiple-choice',
        changes,
      });
  return { groups: [group], notes: [] };
}

type Several = {
  readonly stem: string;
  readonly choices: readonly NamedText[];
  readonly declaration: Declaration;
  readonly places: readonly number[];
  readonly changes: readonly string[];
};

/** A mark for each option where the package maps them, else one for all. */
function severalGroup(item: QtiItem, { stem, choices, declaration, places, changes }: Several): DraftGroup {
  const letters = places.map(optionLetter);
  const each = declaration.mapped.length > 0;
  const told = item.feedback.filter(({ id }) => id.startsWith('explanation-'));
  const shared = {
    type: 'multiple-choice-several',
    stem,
    choose: letters.length,
    marking: each ? 'each' : 'together',
    options: choices.map(({ text }) => text),
  };
  const all = explain(item, [], item.declarations.size === 1);
  const answers = each
    ? letters.map((key, i) => ({ key, ...(told[i] ? explain(item, [told[i].id], false) : all) }))
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
): DraftGroup | undefined {
  const found = verdictsOf(choices.map(({ text }) => text));
  const text = choices.find(({ id }) => id === right)?.text;
  if (!found || text === undefined) return undefined;
  const { type, verdicts } = found;
  return {
    subject: item.subject,
    answers: [{ key: verdictNamed(verdicts, text), ...explain(item, [], true) }],
    build: listed({ type }, [{ statement }]),
    joins: type,
    changes:
      choices.length < verdicts.length
        ? [...changes, 'NOT GIVEN is offered too, as the test does.']
        : changes,
  };
}
