import type { Recording } from './recording.ts';
import type { SpeakingSection } from './speaking-paper.ts';
import type { WritingSection } from './writing-paper.ts';

/**
 * A paper: what a candidate may see of a mock test. The answer key is a separate value (`answer-key.ts`) that never
 * leaves the server before the attempt is over. The candidate's side is English, as in the test.
 */

export const SKILLS = ['listening', 'reading', 'writing', 'speaking'] as const;
export type Skill = (typeof SKILLS)[number];

export const MODULES = ['academic', 'general-training', 'demonstration'] as const;
export type Module = (typeof MODULES)[number];

/** `full`: as long as the test. `short`: the same in little, such as the free trial. */
export const FORMS = ['full', 'short'] as const;
export type Form = (typeof FORMS)[number];

/** Who may sit a mock test: everybody, or who has a plan that opens the section. */
export const ACCESSES = ['everybody', 'plans'] as const;
export type Access = (typeof ACCESSES)[number];

/** The types of Listening and Reading, named as the test names them. */
export const QUESTION_TYPES = [
  'multiple-choice',
  'multiple-choice-several',
  'true-false-not-given',
  'yes-no-not-given',
  'matching-information',
  'matching-headings',
  'matching-features',
  'matching-sentence-endings',
  'sentence-completion',
  'form-completion',
  'note-completion',
  'table-completion',
  'flow-chart-completion',
  'summary-completion',
  'diagram-labelling',
  'plan-labelling',
  'map-labelling',
  'short-answer',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** What a candidate may write into one gap: so many words, and whether a number may stand beside or instead of them. */
export type WordLimit = { readonly words: number; readonly number: boolean };

/**
 * Where the answers of gaps come from: words written by the candidate, or a box of options that are chosen by their
 * letter. `reuse`: an option may be the answer more than once.
 */
export type Fill =
  | { readonly from: 'text'; readonly wordLimit: WordLimit }
  | { readonly from: 'box'; readonly options: readonly string[]; readonly reuse: boolean };

export type StatementQuestion = { readonly number: number; readonly statement: string };
export type ChoiceQuestion = {
  readonly number: number;
  readonly stem: string;
  /** In the order shown; the first is A. */
  readonly options: readonly string[];
};
/** `text` holds exactly one `{gap}`; other gaps of the same line stand in it as `______`. */
export type GapQuestion = { readonly number: number; readonly text: string };
export type StemQuestion = { readonly number: number; readonly stem: string };
/** A paragraph that wants its heading. */
export type ParagraphQuestion = { readonly number: number; readonly paragraph: string };

/** A line of a form, of notes, of a flow chart or a summary; `{7}` is the gap of question 7. */
export type Line = {
  readonly text: string;
  /** Of a form: what the line is of. */
  readonly label?: string | undefined;
  /** Of notes: a heading within them, or how far the line is set in. */
  readonly heading?: boolean | undefined;
  readonly indent?: number | undefined;
};

/** A drawing of the paper: a plan, map or diagram with its numbers or letters on it. */
export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** What is to be seen, for who cannot see it; gives no answer away. */
  readonly alt: Readonly<Record<'en' | 'zh-Hant', string>>;
};

export const VERDICTS = {
  'true-false-not-given': ['TRUE', 'FALSE', 'NOT GIVEN'],
  'yes-no-not-given': ['YES', 'NO', 'NOT GIVEN'],
} as const satisfies Partial<Record<QuestionType, readonly string[]>>;
export type VerdictType = keyof typeof VERDICTS;

/** Completions that are read line by line. */
export const LINE_COMPLETIONS = [
  'form-completion',
  'note-completion',
  'flow-chart-completion',
  'summary-completion',
] as const;
export const LABELLINGS = ['diagram-labelling', 'plan-labelling', 'map-labelling'] as const;

export type QuestionGroup =
  | { readonly type: VerdictType; readonly questions: readonly StatementQuestion[] }
  | { readonly type: 'multiple-choice'; readonly questions: readonly ChoiceQuestion[] }
  | {
      readonly type: 'multiple-choice-several';
      readonly stem: string;
      readonly options: readonly string[];
      /** How many are right. */
      readonly choose: number;
      /** `each`: a question number and a mark for every letter. `together`: one number, one mark for all of them. */
      readonly marking: 'each' | 'together';
      readonly questions: readonly { readonly number: number }[];
    }
  /** The options are the paragraphs of the passage. */
  | {
      readonly type: 'matching-information';
      readonly reuse: boolean;
      readonly questions: readonly StatementQuestion[];
    }
  | {
      readonly type: 'matching-headings';
      /** Numbered i, ii, iii, … in the order shown; more than there are paragraphs. */
      readonly headings: readonly string[];
      readonly questions: readonly ParagraphQuestion[];
    }
  | {
      readonly type: 'matching-features';
      /** What the features are, such as "List of Researchers". */
      readonly title: string;
      readonly features: readonly string[];
      readonly reuse: boolean;
      readonly questions: readonly StatementQuestion[];
    }
  | {
      readonly type: 'matching-sentence-endings';
      readonly endings: readonly string[];
      readonly questions: readonly StemQuestion[];
    }
  | {
      readonly type: 'sentence-completion';
      readonly wordLimit: WordLimit;
      readonly questions: readonly GapQuestion[];
    }
  | {
      readonly type: (typeof LINE_COMPLETIONS)[number];
      readonly title: string;
      readonly fill: Fill;
      readonly lines: readonly Line[];
      readonly questions: readonly GapQuestion[];
    }
  | {
      readonly type: 'table-completion';
      readonly title: string;
      readonly fill: Fill;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly questions: readonly GapQuestion[];
    }
  | {
      readonly type: (typeof LABELLINGS)[number];
      readonly title: string;
      readonly picture: Picture;
      /** From the text: the numbers stand on the picture. From letters: as many stand on it, from A on. */
      readonly fill:
        | { readonly from: 'text'; readonly wordLimit: WordLimit }
        | { readonly from: 'letters'; readonly count: number };
      readonly questions: readonly StemQuestion[];
    }
  | {
      readonly type: 'short-answer';
      readonly wordLimit: WordLimit;
      readonly questions: readonly StemQuestion[];
    };

export type Paragraph = { readonly letter: string; readonly text: string };
export type Passage = {
  readonly title: string;
  readonly introduction: string | undefined;
  readonly paragraphs: readonly Paragraph[];
};

export type ReadingPart = { readonly passage: Passage; readonly groups: readonly QuestionGroup[] };
export type ReadingSection = {
  readonly skill: 'reading';
  readonly durationMinutes: number;
  readonly parts: readonly ReadingPart[];
};

/** What is said in it belongs to the answer key. */
export type ListeningPart = {
  /** Undefined: nobody has rendered the audio yet, and the section cannot be sat. */
  readonly recording?: Recording | undefined;
  readonly groups: readonly QuestionGroup[];
};
/** It lasts as long as its recordings, and then the minutes to check the answers. */
export type ListeningSection = {
  readonly skill: 'listening';
  readonly checkMinutes: number;
  readonly parts: readonly ListeningPart[];
};

/** Sections of numbered questions, marked by a key. */
export type MarkedSection = ListeningSection | ReadingSection;
export type Part = MarkedSection['parts'][number];

/** What a candidate may see of one skill of a mock test. */
export type Section = MarkedSection | WritingSection | SpeakingSection;

export function isMarkedSection(section: Section): section is MarkedSection {
  return section.skill === 'listening' || section.skill === 'reading';
}

/** The letter of an option: the first is A. */
export function optionLetter(place: number): string {
  return String.fromCharCode(65 + place);
}

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'] as const;

/** The numeral of a heading, as the test prints it: i, ii, … up to xix. */
export function headingNumeral(place: number): string {
  return `${place >= 9 ? 'x' : ''}${ROMAN[(place + 1) % 10] ?? ''}`;
}

/** The parts of either section, so that they can be gone through alike. */
export function partsOf(section: MarkedSection): readonly Part[] {
  return section.parts;
}
