import { checkAnswerKey } from '#ielts/marking/check-answer-key.ts';
import { markSection } from '#ielts/marking/mark-section.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import {
  type CheckedSection,
  keyProblem,
  listCheckedSections,
  listKeyedQuestions,
} from '../checked-sections.ts';
import { listCompletions } from '../completion-forms.ts';
import type { ContentRule } from '../content-rule.ts';

type Marker = typeof markSection;

/** An answer that repeats the key gets full marks, in every accepted form. */
export const keysAccepted: ContentRule = keysAcceptedBy(markSection);

export function keysAcceptedBy(mark: Marker): ContentRule {
  return {
    name: 'keys-accepted',
    check: (content) => listCheckedSections(content).flatMap((section) => checkSection(section, mark)),
  };
}

function checkSection(section: CheckedSection, mark: Marker): ContentProblem[] {
  // A key that cannot be marked, answer-keys and band-table report.
  if (checkAnswerKey(section.section, section.answerKey).length > 0) return [];
  const completions = new Map(listCompletions(section).map((each) => [each.number, each.accepted]));
  const answers = listKeyedQuestions(section).map(({ number, answer }) => ({
    number,
    forms: completions.get(number)?.map(({ text }) => text) ?? [answer.key],
  }));
  const rounds = Math.max(0, ...answers.map(({ forms }) => forms.length));
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) => {
    const entries = answers.flatMap(({ number, forms }): [number, string][] => {
      const form = forms[round];
      return form === undefined ? [] : [[number, form]];
    });
    const values = new Map(entries);
    return mark(section.section, section.answerKey, values)
      .marks.filter(({ number, right }) => values.has(number) && !right)
      .map(({ number, given: text, rule }) =>
        keyProblem(section, number, `“${text}” is marked wrong (${rule}).`, 'Mend the key.'),
      );
  });
}
