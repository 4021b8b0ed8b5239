/** The skill that each type of question of the test asks for most, as practice tags it. */
const SKILLS: Readonly<Record<'reading' | 'listening', Readonly<Record<string, string>>>> = {
  reading: {
    'true-false-not-given': 'R-false-ng',
    'yes-no-not-given': 'R-voice',
    'matching-headings': 'R-main-point',
    'matching-information': 'R-scan',
    'matching-features': 'R-scan',
    'matching-sentence-endings': 'R-paraphrase',
    'multiple-choice': 'R-detail',
    'multiple-choice-several': 'R-detail',
    'sentence-completion': 'R-detail',
    'summary-completion': 'R-grammar-gap',
    'note-completion': 'R-scan',
    'table-completion': 'R-scan',
    'flow-chart-completion': 'R-structure',
    'diagram-labelling': 'R-structure',
    'short-answer': 'R-scan',
  },
  listening: {
    'form-completion': 'L-letters',
    'note-completion': 'L-predict',
    'table-completion': 'L-predict',
    'sentence-completion': 'L-predict',
    'summary-completion': 'L-predict',
    'flow-chart-completion': 'L-signpost',
    'map-labelling': 'L-direction',
    'plan-labelling': 'L-direction',
    'diagram-labelling': 'L-direction',
    'multiple-choice': 'L-distractor',
    'multiple-choice-several': 'L-distractor',
    'matching-features': 'L-speaker',
    'matching-information': 'L-paraphrase',
    'short-answer': 'L-numbers',
  },
};

/** What a wrong answer to a question of a mock test practises. Null: the type has no skill of its own. */
export const skillOfType = (section: 'reading' | 'listening', type: string): string | null =>
  SKILLS[section][type] ?? null;
