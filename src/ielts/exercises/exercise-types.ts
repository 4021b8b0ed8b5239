import type { Chart } from '../paper/writing-paper.ts';
import type { Localised } from '../marking/model-answers.ts';

/**
 * The types of exercise that lessons and practice add to the question types of the test: what a learner sees of each.
 * Texts in both languages must be understood; the rest is the English that is practised.
 */

type Numbered = { readonly number: number };
type GroupWith<Type extends string, Question extends Numbered> = {
  readonly type: Type;
  /** One sentence more than the heading of the type says. */
  readonly instruction?: Localised | undefined;
  readonly questions: readonly Question[];
};

/** A text with gaps, `{3}` for question 3. A gap with options is chosen, another one is written. */
export type Cloze = GroupWith<'cloze', Numbered & { readonly options?: readonly string[] | undefined }> & {
  readonly text: string;
};
/** A sentence to put right, or to leave as it is. `punctuation`: commas and stops are the point and count. */
export type Correct = GroupWith<
  'correct',
  Numbered & { readonly sentence: string; readonly punctuation?: boolean | undefined }
>;
/** A sentence, English or Chinese, to say again in English: with a word, from a beginning, or freely. */
export type Transform = GroupWith<
  'transform',
  Numbered & {
    readonly sentence: string;
    readonly prompt?: Localised | undefined;
    readonly word?: string | undefined;
    readonly start?: string | undefined;
    readonly punctuation?: boolean | undefined;
  }
>;
/** Pieces to put in order. `spare`: one of them is not needed. */
export type Reorder = GroupWith<
  'reorder',
  Numbered & {
    readonly pieces: readonly string[];
    readonly spare?: boolean | undefined;
    readonly start?: string | undefined;
  }
>;
/** Things to join with one of the shared options each; more options than things. */
export type Match = GroupWith<'match', Numbered & { readonly text: string }> & {
  readonly options: readonly string[];
};
/** Cards to sort into groups. */
export type Classify = GroupWith<'classify', Numbered & { readonly text: string }> & {
  readonly groups: readonly { readonly id: string; readonly label: Localised }[];
};
/** A word to put into a sentence in its right form. The text holds one `{gap}`. */
export type WordForm = GroupWith<'word-form', Numbered & { readonly word: string; readonly text: string }>;
/** A text in which the deciding words are marked. `mark` says which. */
export type Spot = GroupWith<'spot', Numbered & { readonly text: string; readonly mark: Localised }>;
/** A chart to read: an option to choose, or a number to type where there are none. */
export type ChartQuestions = GroupWith<
  'chart',
  Numbered & { readonly stem: string; readonly options?: readonly string[] | undefined }
> & { readonly chart: Chart };
/** A sentence to write down as it is heard. */
export type Dictation = GroupWith<'dictation', Numbered & { readonly clip: string }>;
/** Two words or sentences that sound alike, heard one by one; which was it, both times? */
export type Pair = GroupWith<
  'pair',
  Numbered & { readonly options: readonly [string, string]; readonly clips: readonly [string, string] }
>;
/** Something to write, from a sentence to a paragraph. `words` bounds it, both included. */
export type Write = GroupWith<
  'write',
  Numbered & {
    readonly prompt: Localised;
    readonly words: { readonly from: number; readonly to: number };
    readonly checklist: readonly Localised[];
  }
>;
/** Something to say. `seconds` is the usual length. */
export type RecordSpeech = GroupWith<
  'record',
  Numbered & { readonly prompt: string; readonly seconds: number; readonly checklist: readonly Localised[] }
>;

/** The groups of further types, by their name. */
export type ExerciseGroups = {
  readonly cloze: Cloze;
  readonly correct: Correct;
  readonly transform: Transform;
  readonly reorder: Reorder;
  readonly match: Match;
  readonly classify: Classify;
  readonly 'word-form': WordForm;
  readonly spot: Spot;
  readonly chart: ChartQuestions;
  readonly dictation: Dictation;
  readonly pair: Pair;
  readonly write: Write;
  readonly record: RecordSpeech;
};
export type ExerciseType = keyof ExerciseGroups;
export type ExerciseGroup = ExerciseGroups[ExerciseType];
