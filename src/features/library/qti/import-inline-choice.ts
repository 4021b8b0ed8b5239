import { optionLetter } from '#ielts/question-types/option-names.ts';
import { type CarryNote, left } from './carry-report.ts';
import { type DraftAnswer, type DraftGroup, type DraftResult, explain, listed } from './draft.ts';
import { bodyOf, type GapBody, type GapText, OTHER_GAP, textGroup } from './gap-text.ts';
import { type NamedText, readChoices, shuffleChanges } from './import-choice.ts';
import { gapsIn, replaceGaps } from './read-blocks.ts';
import { rightResponses } from './read-item.ts';
import { collapseSpace } from './xml.ts';

/** Choices within a text. They become one box where all offer the same, else one multiple choice each. */
export function importInlineChoices(text: GapText): DraftResult {
  const { item, gaps } = text;
  const body = bodyOf(text);
  const notes: CarryNote[] = [];
  const chosen = body.order.flatMap((place) => {
    const gap = gaps[place];
    if (gap?.name !== 'qti-inline-choice-interaction') return [];
    const id = gap.attributes['response-identifier'] ?? '';
    const options = readChoices(gap, 'qti-inline-choice');
    const declaration = item.declarations.get(id);
    const right = declaration ? rightResponses(declaration)[0] : undefined;
    const option = options.findIndex((each) => each.id === right);
    if (option >= 0) return [{ place, id, options, option }];
    notes.push(
      left(
        item.subject,
        `The package does not say what belongs into the gap ${id}.`,
        'Export it with its correct responses.',
      ),
    );
    return [];
  });
  const shuffled = [...new Set(gaps.flatMap(shuffleChanges))];
  const [first] = chosen;
  if (!first) return { groups: [], notes };
  const only = body.order.length === 1;
  const answerOf = ({ id, option }: { id: string; option: number }): DraftAnswer => ({
    key: optionLetter(option),
    ...explain(item, [id], only),
  });
  const same =
    chosen.length > 1 && chosen.every(({ options }) => wordsOf(options) === wordsOf(first.options));
  if (same) {
    const answers = new Map(chosen.map((each) => [each.place, answerOf(each)]));
    const fill = { from: 'box', options: first.options.map(({ text: option }) => option), reuse: true };
    const changes = ['Choices within the text became a box that all gaps share.', ...shuffled];
    return { groups: [textGroup(text, body, { answers, fill, changes })], notes };
  }
  const groups = chosen.map((each): DraftGroup => {
    const stem = stemOf(body, each.place);
    const options = each.options.map(({ text: option }) => option);
    return {
      subject: item.subject,
      answers: [answerOf(each)],
      build: listed({ type: 'multiple-choice' }, [{ stem, options }]),
      joins: 'multiple-choice',
      changes: ['A choice within a text became a multiple choice.', ...shuffled],
    };
  });
  return { groups, notes };
}

const wordsOf = (options: readonly NamedText[]) => JSON.stringify(options.map(({ text }) => text));

/** The line or cell of a gap, or the whole text where it has no other; gaps are shown as lines. */
function stemOf({ lines, table, order }: GapBody, place: number): string {
  const texts = [...lines.map(({ text }) => text), ...(table?.rows.map((row) => row.join(' ')) ?? [])];
  const text =
    order.length === 1 ? texts.join(' ') : (texts.find((each) => gapsIn(each).includes(place)) ?? '');
  return collapseSpace(replaceGaps(text, () => OTHER_GAP));
}
