/**
 * The element to scroll to for a question. For the first question of a group it is the group's heading, so the
 * instructions stay in sight.
 */
export function placeToShow(question: Element): Element {
  const group = question.closest('[data-group]');
  return group?.querySelector('[data-question]') === question ? group : question;
}
