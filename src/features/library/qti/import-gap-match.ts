import { optionLetter } from '#ielts/question-types/option-names.ts';
import { type CarryNote, changed, left } from './carry-report.ts';
import { type DraftAnswer, type DraftResult, explain } from './draft.ts';
import { bodyOf, type GapText, textGroup } from './gap-text.ts';
import { readChoices, shuffleChanges, wordless } from './import-choice.ts';
import { plainLine } from './read-blocks.ts';
import { rightResponses, weightChanges } from './read-item.ts';
import { elementsOf, type XmlElement } from './xml.ts';

/** Gaps that are filled from a box. `context`: the lines before it. */
export function importGapMatch(text: GapText, interaction: XmlElement, context: string): DraftResult {
  const { item, gaps } = text;
  const options = readChoices(interaction, 'qti-gap-text');
  const mute = wordless(item.subject, options);
  if (mute) return mute;
  const declaration = item.declarations.get(interaction.attributes['response-identifier'] ?? '');
  const pairs = (declaration ? rightResponses(declaration) : []).map((pair) => pair.split(' '));
  const body = bodyOf(text);
  const prompt = plainLine(elementsOf(interaction, 'qti-prompt')[0]);
  const instructionLines = [context, prompt].filter((line) => line !== '' && line !== body.title);
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
  if (elementsOf(interaction, 'qti-gap-img').length > 0) {
    const what = 'Some of what can be put into its gaps is a picture: the box has words alone.';
    notes.push(changed(item.subject, what, 'Describe them in words.'));
  }
  if (answers.size === 0) return { groups: [], notes };
  const reuse = readMost(interaction).some((most) => most !== 1);
  const fill = { from: 'box', options: options.map(({ text: option }) => option), reuse };
  const changes = [
    ...shuffleChanges(interaction),
    ...(declaration ? weightChanges(declaration, item, answers.size) : []),
    ...(instructionLines.length > 0 ? [`Not shown: “${instructionLines.join(' ')}”.`] : []),
  ];
  return { groups: [textGroup(text, body, { answers, fill, changes })], notes };
}

function readMost(interaction: XmlElement): number[] {
  return interaction.children.flatMap((child) =>
    typeof child !== 'string' && child.name === 'qti-gap-text'
      ? [Number(child.attributes['match-max'] ?? 1)]
      : [],
  );
}
