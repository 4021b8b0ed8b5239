import type { ContentProblem } from '#platform/content/content-problem.ts';
import {
  type CheckedSection,
  keyProblem,
  type KeyedQuestion,
  listCheckedSections,
  listEvidence,
  listKeyedQuestions,
  type Source,
} from '../checked-sections.ts';
import { type Completion, listCompletions } from '../completion-forms.ts';
import type { ContentRule } from '../content-rule.ts';
import { isSaid } from '../said-words.ts';

/**
 * Every answer of Listening can be heard. A speaker other than the narrator proves it, and an accepted form
 * of a gap is among the spoken words. Those are not always the words that the review shows.
 */
export const answersSaid: ContentRule = {
  name: 'answers-said',
  check: (content) =>
    listCheckedSections(content)
      .filter(({ section }) => section.skill === 'listening')
      .flatMap((section) => [
        ...listKeyedQuestions(section).flatMap((question) => checkSpeaker(section, question)),
        ...listCompletions(section).flatMap((completion) => checkWords(section, completion)),
      ]),
};

/** The turns of the evidence. The rule on evidence reports quotations that are not found. */
function proofOf({ answer, sources }: KeyedQuestion): Source[] {
  const names = new Set(listEvidence(answer).map(({ name }) => name));
  return sources.filter(({ name }) => names.has(name));
}

function checkSpeaker(section: CheckedSection, question: KeyedQuestion): ContentProblem[] {
  const proof = proofOf(question);
  if (proof.length === 0 || proof.some(({ narrated }) => !narrated)) return [];
  const what = 'Nobody but the narrator says the answer.';
  return [keyProblem(section, question.number, what, 'Let a speaker say it, and name that turn.')];
}

function checkWords(section: CheckedSection, completion: Completion): ContentProblem[] {
  const { number, accepted, text: printed } = completion;
  const spoken = proofOf(completion).map((turn) => turn.said ?? turn.text);
  if (spoken.length === 0 || accepted.length === 0) return [];
  // The text printed next to the gap is said with it: £{gap}, “eight pounds sixty”.
  const [sign = ''] = /[$£€¥](?=\{gap\})/u.exec(printed) ?? [];
  if (
    accepted.some(({ text }) =>
      spoken.some((words) => isSaid(`${sign}${text}`, words) || isSaid(text, words)),
    )
  )
    return [];
  const what = `No accepted answer is said in the turn(s) of its evidence: “${spoken.join(' … ')}”.`;
  return [keyProblem(section, number, what, 'Mend the key, or “spoken” where a voice says something else.')];
}
