import type { Locator, Page } from '@playwright/test';
import { markedPlaces } from '#ielts/exercises/spot-words.ts';
import type { QuestionStep } from '#features/practice/web/session/list-steps.ts';
import { markStep } from '#features/practice/web/session/mark-step.ts';
import type { Hand } from './practice-hands.ts';

type PointingHand = Exclude<Hand, 'keys'>;
type RightAnswer = { readonly step: QuestionStep; readonly area: Locator; readonly hand: PointingHand };

const point = (element: Locator, hand: PointingHand): Promise<void> =>
  hand === 'mouse' ? element.click() : element.tap();

/** The first answer that is accepted to a question of a step: the rules of marking tell it. */
function acceptedAt(step: QuestionStep, number: number): string {
  const answers = new Map(step.numbers.map((each) => [each, '?']));
  return markStep(step, answers).get(number)?.accepted[0] ?? '';
}

async function chooseOptions({ step, area, hand }: RightAnswer): Promise<void> {
  const option = (accepted: string) =>
    area
      .locator(`label:has(input[value="${accepted}"])`)
      .or(
        area
          .locator('label:has(input[type=radio])')
          .filter({ has: area.page().getByText(accepted, { exact: true }) }),
      )
      .first();
  // Several letters of one list are accepted for each of its numbers, in any order.
  const wanted = step.unit.key.filter(({ number }) => step.numbers.includes(number));
  for (const { number, solution } of wanted) {
    const accepted = step.numbers.length > 1 && 'key' in solution ? solution.key : acceptedAt(step, number);
    await point(option(accepted), hand);
  }
}

async function choosePair({ step, area, hand }: RightAnswer): Promise<void> {
  const [solution] = step.unit.key.flatMap((key) => (step.numbers.includes(key.number) ? key.solution : []));
  if (!solution || !('first' in solution)) throw new Error(`${step.id} has no two sounds.`);
  for (const [place, word] of [solution.first, solution.second].entries()) {
    const sound = area.locator('fieldset').nth(place);
    await point(sound.locator('label').filter({ has: area.page().getByText(word, { exact: true }) }), hand);
  }
}

async function pressPieces({ step, area, hand }: RightAnswer): Promise<void> {
  const [solution] = step.unit.key.flatMap((key) => (step.numbers.includes(key.number) ? key.solution : []));
  const pool = area.locator('[role=group]').last();
  if (solution && 'orders' in solution) {
    for (const piece of solution.orders[0] ?? [])
      await point(pool.getByRole('button', { name: piece, exact: true }).first(), hand);
    return;
  }
  if (!solution || !('key' in solution)) throw new Error(`${step.id} has nothing to press.`);
  for (const place of markedPlaces(solution.key)) await point(pool.locator('button').nth(place), hand);
}

async function fillFields({ step, area, hand }: RightAnswer): Promise<void> {
  for (const number of step.numbers) {
    const field = area.locator(`[name="question-${number}"]`);
    const accepted = acceptedAt(step, number);
    const key = step.unit.key.find((each) => each.number === number);
    // A sentence that is right already is left as it is, by its button.
    if (key && 'right' in key.solution) await point(area.locator('button[aria-pressed]'), hand);
    else if ((await field.evaluate(({ nodeName }) => nodeName)) === 'SELECT')
      await field.selectOption(accepted);
    else {
      await point(field, hand);
      await field.fill(accepted);
    }
  }
}

/** Gives the right answer to a question that is marked. What is said or written freely is not. */
export async function fillInRight(page: Page, step: QuestionStep, hand: PointingHand): Promise<void> {
  const given: RightAnswer = { step, hand, area: page.locator('form[data-step] [data-area]') };
  const { type } = step.group;
  if (type === 'pair') return choosePair(given);
  if (type === 'spot' || type === 'reorder') return pressPieces(given);
  const isChosen = (await given.area.locator('input[type=radio], input[type=checkbox]').count()) > 0;
  return isChosen ? chooseOptions(given) : fillFields(given);
}
