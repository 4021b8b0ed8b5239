/**
 * What is scrolled to the top for a question: the question itself, or the head of its group for the first question of the
 * group. The instruction and the list of options then stay in sight.
 */
export function placeToShow(question: Element): Element {
  const group = question.closest('[data-group]');
  return group?.querySelector('[data-question]') === question ? group : question;
}
