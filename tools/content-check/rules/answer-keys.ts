import type { KeyRefusal } from '#ielts/marking/answer-key.ts';
import { type AnswerKeyProblem, checkAnswerKey } from '#ielts/marking/check-answer-key.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedSection, keyProblem, listCheckedSections } from '../checked-sections.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

const REFUSALS = {
  'unbalanced-brackets': 'a bracket has no partner',
  'nested-brackets': 'brackets stand in brackets',
  'empty-alternative': 'an alternative has nothing in it',
  'too-many-forms': 'it stands for more than 64 answers',
} as const satisfies Record<KeyRefusal, string>;

const KEYS = {
  'key-missing': ['There is no key.', 'Add one.'],
  'key-twice': ['There are two keys.', 'Delete one.'],
  'key-unasked': ['There is a key, but no such question.', 'Delete it, or mend its number.'],
  'not-a-choice': [
    'The key is none of the choices.',
    'Write TRUE, FALSE or NOT GIVEN, or the letter of an option.',
  ],
  'key-over-word-limit': ['No accepted answer keeps the word limit.', 'Shorten the key, or mend the limit.'],
} as const;

/** Every section has its key, and every question exactly one key that can be marked. */
export const answerKeys: ContentRule = {
  name: 'answer-keys',
  check: (content) => [
    ...checkFiles(content),
    ...listCheckedSections(content).flatMap((section) =>
      checkAnswerKey(section.section, section.answerKey).flatMap((problem) => describe(section, problem)),
    ),
  ],
};

function checkFiles({ papers, answerKeys: keys, files }: Content): ContentProblem[] {
  return papers.flatMap(({ file: paper, value }) => {
    const file = paper.replace('paper.json', 'answer-key.json');
    if (!files.has(file)) return [{ file, place: '', what: 'The file is missing.', how: 'Write it.' }];
    const skills = value.sections.map(({ skill }) => skill);
    const keyed = keys.find((each) => each.file === file)?.value.sections.map(({ skill }) => skill);
    if (!keyed || skills.join() === keyed.join()) return [];
    const what = `The sections are ${keyed.join(', ') || 'none'}, in the paper ${skills.join(', ')}.`;
    return [{ file, place: 'sections', what, how: 'Give each section of the paper one key, in its order.' }];
  });
}

/** A separate rule reports problems of the table of bands. A key of another skill cannot get here. */
function describe(section: CheckedSection, problem: AnswerKeyProblem): ContentProblem[] {
  switch (problem.problem) {
    case 'skill-differs':
    case 'band-table':
      return [];
    case 'key-refused': {
      const what = `The key cannot be read: ${REFUSALS[problem.refusal]}.`;
      return [
        keyProblem(section, problem.number, what, '“/” separates alternatives, “( )” holds optional words.'),
      ];
    }
    default: {
      const [what, how] = KEYS[problem.problem];
      return [keyProblem(section, problem.number, what, how)];
    }
  }
}
